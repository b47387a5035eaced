// Last night's sleep, typed.

import { el } from "../core/dom.js";
import { numberField } from "../core/field.js";
import { words } from "../core/words.js";

/** @param {import("./today-day.js").TodayState} day */
export function sleepEditor(day) {
  let isDraft = false;
  let shown = day.view.day;
  const onInput = () => { isDraft = true; };
  const hours = numberField({ label: words("today.sleep.hours"), unit: words("unit.hours"), whole: true, least: 0, most: 24, onInput });
  const minutes = numberField({ label: words("today.sleep.minutes"), unit: words("unit.minutes"), whole: true, least: 0, most: 59, onInput });
  const note = el("p", { class: "help" });
  const save = el("button", { class: "btn small", type: "button", on: { click: store } }, words("today.sleep.save"));
  const remove = el("button", { class: "btn text small", type: "button", on: { click: () => send(null) } }, words("today.sleep.remove"));

  async function store() {
    if (![hours.check(), minutes.check()].every(Boolean)) return;
    const total = (hours.value() ?? 0) * 60 + (minutes.value() ?? 0);
    if (hours.value() === null && minutes.value() === null) { hours.problem(words("field.needed")); return; }
    if (total > 1440) { hours.problem(words("field.most", { number: 24 })); return; }
    await send(total);
  }

  /** @param {number | null} total */
  async function send(total) {
    const wasDraft = isDraft;
    isDraft = false;
    await day.saving(async () => {
      try { await day.send("/today/sleep", { day: day.view.day, minutes: total }); } catch (error) { isDraft ||= wasDraft; throw error; }
    });
  }

  day.follow(({ day: today, words: { readiness: { sleep } } }) => {
    if (today !== shown) isDraft = false;
    shown = today;
    note.textContent = sleep.note ?? "";
    remove.hidden = sleep.minutes === null;
    if (isDraft) return;
    hours.set(sleep.minutes === null ? null : Math.floor(sleep.minutes / 60));
    minutes.set(sleep.minutes === null ? null : sleep.minutes % 60);
  });
  return el("div", { class: "sleep stack", role: "group", "aria-label": words("today.sleep.title") },
    el("p", { class: "question" }, words("today.sleep.title")),
    el("div", { class: "sleep-fields" }, hours.node, minutes.node, el("div", { class: "actions" }, save, remove)), note);
}
