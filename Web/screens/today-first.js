// Before anything was recorded: what Loadbook answers, and ways to begin.

import { el } from "../core/dom.js";
import { icon } from "../core/icon.js";
import { words } from "../core/words.js";
import { openLog } from "./today-log.js";
import { headlineNode } from "./today-run.js";

/** @param {import("./today-day.js").TodayState} day */
export function firstUse(day) {
  const { headline, firstUse: { lines } } = day.view.words;
  return [
    el("div", { class: "stack wide" },
      el("section", { class: "answer", "aria-label": words("today.first") }, headlineNode(headline), lines.map((line) => el("p", { class: "quiet" }, line)))),
    el("div", { class: "stack wide" },
      el("section", { class: "card rows", "aria-label": words("today.first.ways") },
        way("import", "today.first.import", "today.first.import.text", "/import"),
        day.canWrite && el("button", { class: "row", type: "button", on: { click: () => openLog(day) } }, ...inside("run", "today.first.log", "today.first.log.text")),
        way("lift", "today.first.routines", "today.first.routines.text", "/routines"))),
  ];
}

/** @param {import("../core/icon.js").IconName} sign @param {import("../core/words.js").WordKey} title @param {import("../core/words.js").WordKey} text */
const inside = (sign, title, text) => [icon(sign),
  el("span", { class: "grow" }, el("span", null, words(title)), el("span", { class: "quiet" }, words(text))), icon("chevron")];

/** @param {import("../core/icon.js").IconName} sign @param {import("../core/words.js").WordKey} title @param {import("../core/words.js").WordKey} text @param {string} href */
const way = (sign, title, text, href) => el("a", { class: "row", href }, ...inside(sign, title, text));
