// Pieces that the screens of one workout and one session share.

import { el } from "../core/dom.js";
import { icon } from "../core/icon.js";
import { words } from "../core/words.js";

/** @typedef {{ value: string, label: string }} Choice */
/** @typedef {{ efforts: Choice[], runKinds: Choice[], setKinds: Choice[] }} Choices */
/** @typedef {{ name: string, label: string, words: string }} Fact */

/** The way back to the list. */
export const backLink = () => el("a", { class: "back", href: "/log" }, icon("back"), words("log.back"));

/** What stands in the place of a record that is gone. */
export const goneNode = () => el("div", { class: "empty" }, el("h1", null, words("log.gone")), el("p", null, words("log.gone.text")),
  el("div", { class: "actions" }, el("a", { class: "btn go", href: "/log" }, words("log.back")),
    el("a", { class: "btn", href: "/settings" }, words("log.gone.settings"))));

/**
 * What is known, one line each.
 * @param {Fact[]} facts @param {string | null} notes
 */
export const factList = (facts, notes) => el("dl", { class: "card facts" },
  facts.map((fact) => el("div", { class: fact.name }, el("dt", null, fact.label), el("dd", { dir: "auto" }, fact.words))),
  notes ? el("div", { class: "note" }, el("dt", null, words("log.fact.note")), el("dd", { dir: "auto" }, notes)) : null);

/**
 * The choices of an effort, with "not rated" and a value between two steps where there is one.
 * @param {Choices} choices @param {number | null} value
 */
export function effortChoices(choices, value) {
  const known = value === null || choices.efforts.some((choice) => Number(choice.value) === value);
  const own = known ? [] : [{ value: String(value), label: String(value) }];
  return [{ value: "", label: words("log.unrated") }, ...own, ...choices.efforts];
}

/**
 * Text as it is stored: what is empty is absent.
 * @param {string} text
 */
export const orNull = (text) => (text.trim() === "" ? null : text);

/** @param {string} text */
export const numberOrNull = (text) => (text === "" ? null : Number(text));

/**
 * The members of `values` that are not what they were.
 * @param {Record<string, unknown>} values @param {Record<string, unknown>} before
 */
export function changes(values, before) {
  return Object.fromEntries(Object.entries(values).filter(([key, value]) => value !== before[key]));
}
