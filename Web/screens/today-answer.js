// What to do today, and why; after the run, what was planned beside what was done.

import { el, replace } from "../core/dom.js";
import { icon } from "../core/icon.js";
import { words } from "../core/words.js";
import { openLog, openRan } from "./today-log.js";
import { headlineNode, keepingFocus, reasonList, stepsFold } from "./today-run.js";

/** @param {import("./today-day.js").TodayState} day */
export function answerSection(day) {
  const node = el("section", { class: "answer", "aria-label": words("today.answer") });
  // What an answer of hers changed is told to whoever does not see it.
  const told = el("p", { class: "hidden-text", role: "status" });
  let drawn = "";
  day.follow(({ words: text }) => {
    const { headline, run, reasons, done, surface } = text;
    const said = JSON.stringify([headline, run, reasons, done, surface]);
    if (said === drawn) return;
    if (drawn) told.textContent = [headline.strong, headline.rest].filter(Boolean).join(" ");
    drawn = said;
    keepingFocus(node, () => replace(node, headlineNode(headline), ...(surface === "completed" ? doneParts(text) : [run && stepsFold(run, "today"), reasonList(reasons, "today")]), day.canWrite && actions(day)));
  });
  return el("div", null, told, node);
}

/**
 * What was done, then what had been suggested.
 * @param {import("./today-day.js").TodayWords} text
 */
function doneParts({ done }) {
  return [
    el("ul", { class: "card rows" }, done.runs.map(({ id, text, detail }) => el("li", null,
      el("a", { class: "row", href: `/sessions/${id}`, "data-key": `run-${id}` }, icon("check"),
        el("span", { class: "grow" }, el("span", null, text), el("span", { class: "quiet" }, detail)), icon("chevron"))))),
    done.planned && el("div", { class: "planned-run" },
      el("p", null, el("span", { class: "quiet" }, words("today.planned"), " "), done.planned.text), stepsFold(done.planned.run, "planned")),
  ];
}

/** @param {import("./today-day.js").TodayState} day */
function actions(day) {
  const { surface } = day.view;
  const ran = surface === "suggestion" && el("button", { class: "btn run", type: "button", "data-key": "ran", on: { click: () => openRan(day) } }, icon("check"), words("today.ran"));
  const other = el("button", { class: "btn", type: "button", "data-key": "other", on: { click: () => openLog(day) } }, words(ran ? "today.other" : "today.log"));
  return el("div", { class: "actions" }, ran, other);
}
