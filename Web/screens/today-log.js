// Logging a session: the run as it was suggested, or something else.

import { get, Problem, remove } from "../core/api.js";
import { el } from "../core/dom.js";
import { choiceField, numberField, textField } from "../core/field.js";
import { openSheet } from "../core/sheet.js";
import { toast } from "../core/toast.js";
import { newID } from "../core/ulid.js";
import { words } from "../core/words.js";
import { effortField } from "./today-effort.js";

/** @typedef {import("./today-day.js").TodayState} TodayState */

const runKinds = /** @type {const} */ (["easy", "long", "tempo", "intervals", "sprints", "recovery", "race"]);
const kilometresInMile = 1.609344;

/**
 * The suggested run, as if it had just ended.
 * @param {TodayState} day
 */
export function openRan(day) {
  const form = sessionForm(day, "run", day.view.words.prefill);
  open(day, words("today.ran"), [form.node], () => form);
}

/**
 * Another run, a lift, another sport, or nothing.
 * @param {TodayState} day
 */
export function openLog(day) {
  const place = el("div", { class: "stack" });
  let form = /** @type {ReturnType<typeof sessionForm> | null} */ (null);
  /** @param {string} what */
  const choose = (what) => {
    form = what === "nothing" ? null : sessionForm(day, /** @type {any} */ (what), null);
    place.replaceChildren(form ? form.node : el("p", { class: "quiet" }, words("today.log.nothing.text")));
  };
  const kinds = /** @type {const} */ (["run", "lift", "other", "nothing"]);
  const choice = el("fieldset", { class: "log-what" }, el("legend", null, words("today.log.what")),
    el("div", { class: "segments" }, kinds.map((kind, index) => el("label", null,
      el("input", { type: "radio", name: "log-kind", value: kind, checked: index === 0, on: { change: () => choose(kind) } }), words(`today.log.${kind}`)))));
  choose("run");
  open(day, words(day.view.surface === "suggestion" ? "today.other" : "today.log"), [choice, place], () => form);
}

/**
 * @param {TodayState} day @param {string} title @param {import("../core/dom.js").Child[]} body
 * @param {() => ReturnType<typeof sessionForm> | null} form null: there is nothing to write
 */
function open(day, title, body, form) {
  const fault = el("p", { class: "fault", role: "alert" });
  openSheet({
    title, body: [body, fault], onClose: focusAnswer,
    actions: [{
      label: words("today.log.save"), kind: "go",
      async run() {
        const filled = form();
        if (!filled) return true;
        if (!filled.check()) return false;
        return log(day, filled.value(), fault);
      },
    }],
  });
}

/** The button that opened the sheet may be gone with what it was for. */
function focusAnswer() {
  if (document.activeElement === document.body) /** @type {HTMLElement | null} */ (document.querySelector(".answer .what"))?.focus();
}

/**
 * Writes it; false, and what went wrong in the sheet, where it was not written.
 * @param {TodayState} day @param {any} value @param {HTMLElement} fault */
async function log(day, value, fault) {
  fault.textContent = "";
  try {
    const { words: text } = await day.send(value.activity === "run" ? "/runs" : "/today/sessions", value);
    toast(text.notice ?? words("today.logged"), { undo: () => takeAway(day, value.id) });
    return true;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    fault.textContent = [words("today.notSaved"), error.title, error.detail].filter(Boolean).join(" ");
    return false;
  }
}

/** @param {TodayState} day @param {string} id */
async function takeAway(day, id) {
  const { etag } = await get(`/sessions/${id}`);
  await remove(`/sessions/${id}`, etag);
  await day.refresh();
}

/**
 * The fields of a session. Sent again, it is the same session: its identity is made here.
 * @param {TodayState} day @param {"run" | "lift" | "other"} activity
 * @param {import("./today-day.js").TodayWords["prefill"]} filled
 */
function sessionForm(day, activity, filled) {
  const id = newID();
  const unit = day.settings.distanceUnit ?? "km";
  const minutes = numberField({ label: words("today.session.minutes"), unit: words("unit.minutes"), value: filled?.minutes ?? null, least: 0.1, most: 20160, required: true, onInput: moveStart });
  const effort = effortField(day.view.words.efforts, words("today.session.effort"), filled?.effort ?? null);
  const distance = activity === "lift" ? null : numberField({ label: words("today.session.distance"), unit, least: 0.01, most: 10000 });
  const kind = activity === "run" ? choiceField({ label: words("today.session.kind"), value: filled?.kind ?? "", choices: [{ value: "", label: words("today.session.kind.unsaid") }, ...runKinds.map((value) => ({ value, label: words(`today.session.kind.${value}`) }))] }) : null;
  const name = activity === "other" ? textField({ label: words("today.session.name"), maxlength: 200 }) : null;
  let isStartHers = false;
  const start = textField({ label: words("today.session.start"), type: "time", value: filled?.start ?? "", help: words("today.session.start.help"), onInput: () => { isStartHers = true; } });

  /** Until she says otherwise it has just ended. */
  function moveStart() {
    if (isStartHers || !filled) return;
    const [hour, minute] = filled.start.split(":").map(Number);
    const began = hour * 60 + minute + filled.minutes - Math.round(minutes.value() ?? filled.minutes);
    if (began >= 0) start.set([Math.floor(began / 60), began % 60].map((part) => String(part).padStart(2, "0")).join(":"));
  }
  const kilometres = () => { const typed = distance?.value(); return typed ? (unit === "mi" ? typed * kilometresInMile : typed) : null; };
  return {
    node: el("div", { class: "stack" }, name?.node, el("div", { class: "log-fields" }, minutes.node, distance?.node, kind?.node, start.node), effort.node),
    check: () => [minutes.check(), distance?.check() ?? true].every(Boolean),
    value: () => ({
      id, activity, minutes: minutes.value(), effort: effort.value(), kilometres: kilometres(), kind: kind?.value() || null,
      name: name?.value().trim() || null, start: isStartHers ? start.value() || null : null,
    }),
  };
}
