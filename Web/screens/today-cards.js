// What stands behind the answer: the day's budget and the weeks ahead.

import { chart } from "../core/chart.js";
import { el, replace, strong } from "../core/dom.js";
import { words } from "../core/words.js";

/** @type {Record<string, string>} */
const hues = { run: "r", lift: "l", other: "o" };

/** @param {import("./today-day.js").TodayState} day */
export function budgetCard(day) {
  const node = el("section", { class: "card padded budget-card", "aria-label": words("today.budget") });
  day.follow(({ words: { budget } }) => {
    replace(node, el("div", { class: "split" }, el("h2", null, words("today.budget")), budget.amount ? el("b", { class: "num" }, budget.amount) : null),
      budget.parts && meter(budget.parts),
      budget.parts && el("p", { class: "legend quiet" }, budget.parts.map(({ activity, text }) => el("span", null, el("span", { class: `dot ${hues[activity]}` }), text)), el("span", null, budget.of)),
      budget.arrives && el("p", { class: "quiet" }, budget.arrives),
      budget.notes?.map((note) => el("p", { class: "quiet" }, note)),
      el("details", null, el("summary", null, words("today.budget.unit")), el("p", { class: "quiet" }, budget.unit)));
  });
  return node;
}

/** @param {{ activity: string, share: number }[]} parts */
const meter = (parts) => el("div", { class: "meter", "aria-hidden": "true" }, parts.map(({ activity, share }) => {
  const part = el("i", { class: hues[activity] });
  part.style.setProperty("--share", String(share));
  return part;
}));

/** @param {import("./today-day.js").TodayState} day */
export function aheadCard(day) {
  const node = el("section", { class: "card padded", "aria-label": words("today.ahead") });
  let drawn = "";
  day.follow(({ words: { ahead } }) => {
    const said = JSON.stringify(ahead);
    if (said === drawn) return;
    drawn = said;
    replace(node, el("div", { class: "split" }, el("h2", null, words("today.ahead")), el("a", { class: "btn text small", href: "/ahead" }, words("today.ahead.open"))),
      ahead.chart ? chart(ahead.chart) : el("p", { class: "quiet" }, strong(ahead.text)));
  });
  return node;
}
