// Whether a lift is ahead: what is assumed or was answered, her answer in one tap, and the routine that is planned.

import { el, replace } from "../core/dom.js";
import { icon } from "../core/icon.js";
import { words } from "../core/words.js";
import { editorRow } from "./today-editor.js";

/** @param {import("./today-day.js").TodayState} day */
export function liftingRow(day) {
  const answers = el("div", { class: "choices" });
  const takeBack = el("button", { class: "btn text small", type: "button", on: { click: () => answer(null) } }, words("today.takeBack"));
  const editor = el("div", { class: "editor", role: "group", "aria-label": words("today.lifting.question") },
    el("p", { class: "question" }, words("today.lifting.question")), answers, takeBack);
  const row = editorRow("lift", editor);
  const scheduled = el("div", { class: "rows scheduled" });

  /** The editor closes once the answer is stored; where it is not it stays, and the row says what it said.
   * @param {string | null} value */
  async function answer(value) {
    if (await day.saving(() => day.send("/today/lifting", { day: day.view.day, answer: value }))) row.close();
  }

  /** @type {Map<string, HTMLButtonElement>} */
  const buttons = new Map();
  day.follow(({ words: { lifting } }) => {
    row.show(lifting, day.canWrite && lifting.canBeAnswered);
    for (const { value, text, isChosen } of lifting.answers) {
      const button = buttons.get(value) ?? el("button", { class: "btn small choice", type: "button", on: { click: () => answer(value) } }, text);
      button.setAttribute("aria-pressed", String(isChosen));
      if (!buttons.has(value)) answers.append(button);
      buttons.set(value, button);
    }
    takeBack.hidden = !lifting.isAnswered;
    replace(scheduled, lifting.scheduled.map(routine));
  });
  return el("div", { class: "lifting" }, row.node, scheduled);
}

/**
 * The routine that is due; running it begins on its page.
 * @param {{ id: string, name: string, text: string }} planned
 */
const routine = ({ id, name, text }) => el("a", { class: "row planned", href: `/routines/${id}` },
  icon("play"), el("span", { class: "grow" }, el("span", null, name), el("span", { class: "quiet" }, text)), icon("chevron"));
