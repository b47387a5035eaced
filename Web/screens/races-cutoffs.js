// The cutoffs of a race: by when she must be how far.

import { el, replace } from "../core/dom.js";
import { numberField } from "../core/field.js";
import { icon } from "../core/icon.js";
import { words } from "../core/words.js";

/**
 * A list of cutoffs that can grow and shrink.
 * @param {any[]} known @param {string} unit of distances @param {number} scale kilometres in one of it
 */
export function cutoffFields(known, unit, scale) {
  /** @type {ReturnType<typeof line>[]} */
  let lines = [];
  const list = el("div", { class: "stack" });
  const add = el("button", { class: "btn small", type: "button", on: { click: () => { grow({}); lines[lines.length - 1].minutes.input.focus(); } } }, icon("plus"), words("races.cutoff.add"));
  const draw = () => replace(list, lines.map(({ minutes, distance }, index) => el("div", { class: "cutoff", role: "group", "aria-label": words("races.cutoff.number", { number: index + 1 }) },
    minutes.node, distance.node,
    el("button", { class: "btn icon-only", type: "button", "aria-label": words("races.cutoff.remove", { number: index + 1 }), on: { click: () => { lines = lines.filter((_, other) => other !== index); draw(); add.focus(); } } }, icon("trash")))));
  /** @param {any} cutoff */
  const grow = (cutoff) => { lines.push(line(cutoff, unit, scale)); draw(); };
  known.forEach(grow);
  return {
    node: el("fieldset", null, el("legend", null, words("races.cutoffs")), list, el("div", null, add)),
    check: () => lines.map(({ minutes, distance }) => [minutes.check(), distance.check()]).flat().every(Boolean),
    value: () => (lines.length ? lines.map((each) => each.value()) : undefined),
  };
}

/** @param {any} cutoff @param {string} unit @param {number} scale */
function line(cutoff, unit, scale) {
  const length = cutoff.kilometres === undefined ? null : Math.round(cutoff.kilometres / scale * 10000) / 10000;
  const minutes = numberField({ label: words("races.cutoff.minutes"), help: words("races.cutoff.minutes.help"), value: cutoff.minutes ?? null, least: 0, most: 20160, required: true });
  const distance = numberField({ label: words("races.cutoff.at"), help: words("races.cutoff.finish"), unit, value: length, least: 0, most: 10000 });
  const value = () => {
    const typed = distance.value();
    return { ...cutoff, minutes: minutes.value(), kilometres: typed === null ? undefined : typed === length ? cutoff.kilometres : typed * scale };
  };
  return { minutes, distance, value };
}
