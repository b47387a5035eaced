// How ready she is. The slider holds a draft; what the row says is what is stored.

import { el, replace } from "../core/dom.js";
import { words } from "../core/words.js";
import { editorRow } from "./today-editor.js";
import { sleepEditor } from "./today-sleep.js";

/** @param {import("./today-day.js").TodayState} day */
export function readinessRow(day) {
  /** What she is about to say; `isHers` once she gave a percent, `isOpen` while it differs from what is stored. */
  const draft = { day: "", percent: 100, reason: /** @type {string | null} */ (null), isHers: false, isOpen: false };
  const ends = () => day.view.words.readiness;

  const line = el("p", { class: "line", id: "readiness-line" });
  const slider = el("input", { type: "range", id: "readiness", step: "1", min: "0", max: "100", "aria-describedby": "readiness-line", on: { input: move, change: () => { move(); void save(); } } });
  const reasons = el("div", { class: "choices", role: "group", "aria-label": words("today.readiness.why") });
  const hint = el("p", { class: "help", role: "status" });
  const why = el("div", { class: "stack" }, el("p", { class: "question" }, words("today.readiness.why")), reasons, hint);
  const keep = el("button", { class: "btn small", type: "button", on: { click: () => { draft.isHers = draft.isOpen = true; void save(); } } });
  const takeBack = el("button", { class: "btn text small", type: "button", on: { click: takeBackAnswer } }, words("today.takeBack"));
  const editor = el("div", { class: "editor", role: "group", "aria-label": words("today.readiness.question") },
    el("label", { class: "question", for: "readiness" }, words("today.readiness.question")), line, slider, why,
    el("div", { class: "actions" }, keep, takeBack), sleepEditor(day));
  const row = editorRow("ready", editor);

  function move() {
    draft.percent = Number(slider.value);
    draft.isHers = draft.isOpen = true;
    if (draft.percent >= ends().highest) draft.reason = null;
    paint();
  }

  /** @param {string} reason */
  function because(reason) {
    draft.reason = draft.reason === reason ? null : reason;
    draft.isOpen = true;
    paint();
    // A reason alone would store a percent that she never gave.
    if (draft.isHers) void save();
  }

  let isSaving = false;
  /** Stores the draft, and what became of it meanwhile; a draft that is not stored stays as it is. */
  async function save() {
    if (isSaving) return;
    isSaving = true;
    await day.saving(async () => {
      for (let sent = null; draft.isOpen; ) {
        sent = { percent: draft.percent, reason: draft.reason };
        await day.send("/today/readiness", { day: draft.day, ...sent });
        if (sent.percent === draft.percent && sent.reason === draft.reason) draft.isOpen = false;
      }
    });
    isSaving = false;
    show();
  }

  async function takeBackAnswer() {
    if (await day.saving(() => day.send("/today/readiness", { day: day.view.day, percent: null, reason: null }))) {
      draft.isOpen = false;
      show();
      slider.focus();
    }
  }

  /** The draft as the editor shows it. */
  function paint() {
    const { line: start, isAnswered } = ends();
    line.textContent = draft.isHers ? `${draft.percent} %` : start;
    slider.setAttribute("aria-valuetext", `${draft.percent} %`);
    why.hidden = draft.percent >= ends().highest;
    for (const button of reasons.children) button.setAttribute("aria-pressed", String(button.getAttribute("data-reason") === draft.reason));
    hint.textContent = draft.reason !== null && !draft.isHers ? words("today.readiness.reasonNeedsPercent") : "";
    keep.hidden = draft.isHers || isAnswered;
    keep.textContent = words("today.readiness.keep", { percent: draft.percent });
    takeBack.hidden = !isAnswered;
  }

  function show() {
    const stored = ends();
    row.show(stored, day.canWrite);
    [slider.min, slider.max] = [String(stored.lowest), String(stored.highest)];
    if (reasons.childElementCount === 0) replace(reasons, stored.reasons.map(({ value, text }) =>
      el("button", { class: "btn small choice", type: "button", "data-reason": value, "aria-pressed": "false", on: { click: () => because(value) } }, text)));
    // What she was about to say of yesterday says nothing of today.
    if (!draft.isOpen || draft.day !== day.view.day) {
      Object.assign(draft, { day: day.view.day, percent: stored.percent, reason: stored.reason, isHers: stored.isAnswered, isOpen: false });
      slider.value = String(stored.percent);
    }
    paint();
  }
  day.follow(show);
  return row.node;
}
