// One workout: what was done, set by set, and changing it afterwards. A workout that runs has its place here, too.

import { get, post, Problem } from "../core/api.js";
import { chart } from "../core/chart.js";
import { el, replace } from "../core/dom.js";
import { icon } from "../core/icon.js";
import { onChange } from "../core/live.js";
import { navigate, refresh } from "../core/router.js";
import { toast } from "../core/toast.js";
import { words } from "../core/words.js";
import { deleteEntry } from "./log-entry.js";
import { backLink, factList, goneNode } from "./log-parts.js";
import { openAddExercise, openWorkoutSheet } from "./workout-edit.js";
import { exerciseCard } from "./workout-exercise.js";

/**
 * @typedef {{
 *   entry: import("./log-entry.js").Entry, when: string, name: string | null, notes: string | null, endClock: string | null,
 *   canEditEnd: boolean, exercises: import("./workout-set.js").Exercise[], facts: import("./log-parts.js").Fact[],
 *   records: { exercise: string, kind: string, words: string }[], choices: import("./log-parts.js").Choices,
 *   zones: import("../core/chart.js").Chart | null,
 * }} WorkoutView
 * @typedef {{ view: WorkoutView, undo: unknown, words: string | null }} Change
 */

/** @type {import("../core/screen.js").Screen} */
export default {
  path: "/workouts/:id",
  place: "log",
  title: words("workout.title"),
  async show(context) {
    const screen = new WorkoutScreen(context);
    await Promise.all([context.style("log"), screen.load()]);
    return { node: screen.node, refresh: () => screen.load(), leave: () => screen.stop() };
  },
};

class WorkoutScreen {
  /** @param {import("../core/screen.js").Context} context */
  constructor(context) {
    this.id = context.parameters.id;
    this.canWrite = context.role === "phone";
    this.setTitle = context.title;
    /** @type {string | null} */
    this.etag = null;
    /** @type {WorkoutView | null} */
    this.view = null;
    this.node = el("div", { class: "screen workout" });
    this.stop = onChange(["workout"], (change) => {
      if (change.ids.length === 0 || change.ids.includes(this.id)) void this.load();
    });
  }

  async load() {
    const { value, etag } = await get(`/log/workouts/${this.id}`);
    if (value) this.show(value, etag);
    else this.gone();
  }

  gone() {
    this.view = null;
    this.etag = null;
    replace(this.node, goneNode());
  }

  /** @param {WorkoutView} view @param {string | null} etag */
  show(view, etag) {
    if (etag !== null && etag === this.etag) return;
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.focus : undefined;
    this.view = view;
    this.etag = etag;
    this.setTitle(view.entry.title);
    replace(this.node, backLink(), this.head(view),
      el("div", { class: "two" }, el("div", { class: "stack wide" }, this.records(view), this.exercises(view)), this.beside(view)));
    if (focused) this.focus(focused);
  }

  /** @param {WorkoutView} view */
  head(view) {
    return el("header", { class: "stack title" },
      el("div", { class: "top" },
        el("h1", { dir: "auto", data: { title: view.entry.title } }, view.entry.title),
        view.entry.status === "completed" ? null : el("span", { class: "chip lift" }, view.entry.isRunning ? words("log.running") : view.entry.statusWords)),
      el("p", { class: "quiet" }, view.when),
      this.canWrite ? el("div", { class: "actions" },
        el("button", { type: "button", class: "btn small", data: { focus: "edit" }, on: { click: () => openWorkoutSheet(view, this.act()) } },
          icon("edit"), words("workout.edit")),
        el("button", { type: "button", class: "btn small danger", data: { focus: "delete" }, on: { click: () => this.delete() } },
          icon("trash"), words("workout.delete"))) : null);
  }

  /** @param {WorkoutView} view */
  records(view) {
    if (view.records.length === 0) return null;
    return el("section", { class: "card padded records", "aria-label": words("workout.records") },
      el("h2", null, words("workout.records")),
      el("ul", { class: "why" }, view.records.map((record) => el("li", null, icon("up"),
        el("span", null, el("b", { dir: "auto" }, record.exercise), " ", record.words)))));
  }

  /** @param {WorkoutView} view */
  exercises(view) {
    const act = this.act();
    return el("section", { class: "stack", "aria-label": words("workout.exercises") },
      el("h2", { class: "hidden-text" }, words("workout.exercises")),
      view.exercises.map((exercise) => exerciseCard(exercise, { ...act, choices: view.choices, canWrite: this.canWrite })),
      this.canWrite ? el("button", { type: "button", class: "btn", data: { focus: "add" }, on: { click: () => openAddExercise(view, act) } },
        icon("plus"), words("workout.exercise.add")) : null);
  }

  /** @param {WorkoutView} view */
  beside(view) {
    return el("div", { class: "stack wide" }, factList(view.facts, view.notes),
      view.zones ? el("section", { class: "card padded" }, el("h2", null, words("workout.zones")), chart(view.zones)) : null);
  }

  act() {
    return {
      /** @type {import("./workout-exercise.js").Apply} */
      apply: (edit, said, focus) => this.apply([edit], said, focus),
      focus: (/** @type {string} */ key) => this.focus(key),
    };
  }

  /**
   * Sends edits; what comes back is shown. Whether they were made.
   * @param {Record<string, unknown>[]} edits @param {string} said @param {string} [focus]
   */
  async apply(edits, said, focus) {
    try {
      const { value, etag } = await post(`/log/workouts/${this.id}`, { edits }, this.etag);
      this.took(value, etag, said);
      if (focus) this.focus(focus);
      return true;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      toast(error.message, { tone: "problem" });
      return false;
    }
  }

  /** @param {Change} change @param {string | null} etag @param {string} said */
  took(change, etag, said) {
    this.show(change.view, etag);
    if (!change.undo && !change.words) return;
    toast([said, change.words].filter(Boolean).join(" "), change.undo ? { undo: () => this.undo(change.undo) } : {});
  }

  /** @param {unknown} undo */
  async undo(undo) {
    const { value, etag } = await post("/log/undo", { undo });
    this.show(value.view, etag);
  }

  async delete() {
    if (!this.view) return;
    const { entry } = this.view;
    const isGone = await deleteEntry(entry, this.etag, () => { void refreshList(); });
    if (isGone) await navigate("/log", { replace: true });
    else await this.load();
  }

  /** @param {string} key */
  focus(key) {
    /** @type {HTMLElement | null} */
    const target = this.node.querySelector(`[data-focus="${CSS.escape(key)}"]`);
    target?.focus({ preventScroll: true });
  }
}

/** Where the list stands, it shows what is gone or back. */
const refreshList = async () => { if (location.pathname === "/log") await refresh(); };
