// One run or other session without sets, what had been suggested beside it, and changing it afterwards.

import { get, post, Problem } from "../core/api.js";
import { chart } from "../core/chart.js";
import { el, replace } from "../core/dom.js";
import { icon } from "../core/icon.js";
import { onChange } from "../core/live.js";
import { navigate, refresh } from "../core/router.js";
import { openSheet } from "../core/sheet.js";
import { toast } from "../core/toast.js";
import { words } from "../core/words.js";
import { deleteEntry } from "./log-entry.js";
import { backLink, changes, factList, goneNode } from "./log-parts.js";
import { sessionFields } from "./session-fields.js";

/**
 * @typedef {{
 *   entry: import("./log-entry.js").Entry, when: string, name: string | null, notes: string | null, runKind: string | null,
 *   shownMinutes: number | null, shownDistance: number | null, distanceUnit: "km" | "mi", facts: import("./log-parts.js").Fact[],
 *   suggestedWords: string | null, choices: import("./log-parts.js").Choices, zones: import("../core/chart.js").Chart | null,
 * }} SessionView
 */

/** @type {import("../core/screen.js").Screen} */
export default {
  path: "/sessions/:id",
  place: "log",
  title: words("session.title"),
  async show(context) {
    const screen = new SessionScreen(context);
    await Promise.all([context.style("log"), screen.load()]);
    return { node: screen.node, refresh: () => screen.load(), leave: () => screen.stop() };
  },
};

class SessionScreen {
  /** @param {import("../core/screen.js").Context} context */
  constructor(context) {
    this.id = context.parameters.id;
    this.canWrite = context.role === "phone";
    this.setTitle = context.title;
    /** @type {string | null} */
    this.etag = null;
    /** @type {SessionView | null} */
    this.view = null;
    this.node = el("div", { class: "screen session" });
    this.stop = onChange(["session", "day"], () => { void this.load(); });
  }

  async load() {
    const { value, etag } = await get(`/log/sessions/${this.id}`);
    if (value) this.show(value, etag);
    else this.gone();
  }

  gone() {
    this.view = null;
    this.etag = null;
    replace(this.node, goneNode());
  }

  /** @param {SessionView} view @param {string | null} etag */
  show(view, etag) {
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.focus : undefined;
    this.view = view;
    this.etag = etag;
    this.setTitle(view.entry.title);
    replace(this.node, backLink(),
      el("header", { class: "stack title" },
        el("h1", { dir: "auto", data: { title: view.entry.title } }, view.entry.title), el("p", { class: "quiet" }, view.when),
        this.canWrite ? this.actions() : null),
      el("div", { class: "two" },
        el("div", { class: "stack wide" }, factList(view.facts, view.notes)),
        el("div", { class: "stack wide" }, suggestion(view),
          view.zones ? el("section", { class: "card padded" }, el("h2", null, words("workout.zones")), chart(view.zones)) : null)));
    if (focused) this.focus(focused);
  }

  actions() {
    return el("div", { class: "actions" },
      el("button", { type: "button", class: "btn small", data: { focus: "edit" }, on: { click: () => this.edit() } }, icon("edit"), words("session.edit")),
      el("button", { type: "button", class: "btn small danger", data: { focus: "delete" }, on: { click: () => this.delete() } },
        icon("trash"), words("session.delete")));
  }

  edit() {
    const view = this.view;
    if (!view) return;
    const fields = sessionFields(view.entry.activity, {
      day: view.entry.day, clock: view.entry.clock, minutes: view.shownMinutes, distance: view.shownDistance, effort: view.entry.effort,
      runKind: view.runKind, name: view.name, notes: view.notes,
    }, view.distanceUnit, view.choices);
    const before = fields.values();
    openSheet({
      title: words("session.edit.title"), body: fields.nodes, onClose: () => this.focus("edit"),
      actions: [{ label: words("session.save"), kind: "go", run: () => fields.check() && this.save(changes(fields.values(), before)) }],
    });
  }

  /** @param {Record<string, unknown>} values */
  async save(values) {
    try {
      const { value, etag } = await post(`/log/sessions/${this.id}`, values, this.etag);
      this.show(value.view, etag);
      if (value.undo) toast([words("workout.saved"), value.words].filter(Boolean).join(" "), { undo: () => this.undo(value.undo) });
      return true;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      toast(error.message, { tone: "problem" });
      return false;
    }
  }

  /** @param {unknown} undo */
  async undo(undo) {
    const { value, etag } = await post("/log/undo", { undo });
    this.show(value.view, etag);
  }

  async delete() {
    if (!this.view) return;
    const isGone = await deleteEntry(this.view.entry, this.etag, () => { if (location.pathname === "/log") void refresh(); });
    if (isGone) await navigate("/log", { replace: true });
    else await this.load();
  }

  /** @param {string} key */
  focus(key) {
    /** @type {HTMLElement | null} */
    const target = this.node.querySelector(`[data-focus="${key}"]`);
    target?.focus({ preventScroll: true });
  }
}

/** @param {SessionView} view */
const suggestion = (view) => view.suggestedWords
  ? el("section", { class: "card padded" }, el("h2", null, words("session.suggested")), el("p", { class: "quiet" }, view.suggestedWords))
  : null;
