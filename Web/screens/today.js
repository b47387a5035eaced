// Today: what she said, what to do, and why. Everything on it is one answer of the server; every act brings the next.

import { get } from "../core/api.js";
import { el, replace } from "../core/dom.js";
import { icon } from "../core/icon.js";
import { onChange } from "../core/live.js";
import { words } from "../core/words.js";
import { answerSection } from "./today-answer.js";
import { aheadCard, budgetCard } from "./today-cards.js";
import { makeDay } from "./today-day.js";
import { firstUse } from "./today-first.js";
import { liftingRow } from "./today-lifting.js";
import { readinessRow } from "./today-readiness.js";
import { tomorrowCard } from "./today-tomorrow.js";
import { unratedCard } from "./today-unrated.js";

/** What the plan is made from, and the day's routines. */
const kinds = ["workout", "session", "day", "race", "athlete", "schedule", "split", "settings"];

/** @type {import("../core/screen.js").Screen} */
export default {
  path: "/",
  place: "today",
  title: words("today.title"),
  async show(context) {
    const [{ value }] = await Promise.all([get("/today"), context.style("today")]);
    const day = makeDay(value, context);
    const node = screen(day);
    const stopListening = onChange(kinds, () => { void day.refresh(); });
    const stopMidnight = atMidnight(day);
    return { node, refresh: day.refresh, leave: () => { stopListening(); stopMidnight(); } };
  },
};

/** @param {import("./today-day.js").TodayState} day */
function screen(day) {
  const date = el("h1", { class: "date" });
  const race = el("span", { class: "race" });
  const careful = el("div", { class: "stack" });
  const body = el("div", { class: "two" });
  let isFirst = /** @type {boolean | null} */ (null);
  day.follow(({ words: text, surface }) => {
    date.textContent = text.date;
    replace(race, text.race && el("a", { class: "chip", href: "/races" }, icon("race"), text.race.text));
    replace(careful, text.careful.map(carefulLine));
    const first = surface === "firstUse";
    if (first !== isFirst) replace(body, ...(first ? firstUse(day) : columns(day)));
    isFirst = first;
  });
  return el("div", { class: "screen today" }, el("header", { class: "top" }, date, race), careful, body);
}

/** What was said before what to do; beside it, on a wide screen, what stands behind it.
 * @param {import("./today-day.js").TodayState} day */
function columns(day) {
  return [
    el("div", { class: "stack wide" },
      el("div", { class: "stack" },
        el("section", { class: "card rows", "aria-label": words("today.before") }, liftingRow(day), readinessRow(day)),
        // One line for both editors.
        day.failure),
      // The place of the action that sends the run to a watch: after the rows, before the run.
      el("div", { class: "watch-place", hidden: true }),
      answerSection(day)),
    el("div", { class: "stack wide" }, unratedCard(day), tomorrowCard(day), budgetCard(day), aheadCard(day)),
  ];
}

/** @param {string} text */
const carefulLine = (text) => el("p", { class: "notice careful" }, icon("warn"),
  el("span", null, text, " ", el("a", { href: "/settings#folder" }, words("today.careful.look"))));

/**
 * Looks again when the day is over.
 * @param {import("./today-day.js").TodayState} day
 */
function atMidnight(day) {
  let timer = 0;
  const stop = day.follow(({ words: text }) => {
    clearTimeout(timer);
    timer = window.setTimeout(() => { void day.refresh(); }, (text.secondsToMidnight + 1) * 1000);
  });
  return () => { clearTimeout(timer); stop(); };
}
