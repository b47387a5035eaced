// Sessions that wait for an effort: one tap each.

import { el, replace } from "../core/dom.js";
import { toast } from "../core/toast.js";
import { words } from "../core/words.js";

/** @param {import("./today-day.js").TodayState} day */
export function unratedCard(day) {
  const node = el("section", { class: "card padded unrated", "aria-label": words("today.unrated") });
  const fault = el("p", { class: "fault", role: "alert" });
  let drawn = "";
  day.follow(({ words: { unrated, efforts } }) => {
    node.hidden = !day.canWrite || unrated.length === 0;
    const said = JSON.stringify(unrated);
    if (said === drawn) return;
    drawn = said;
    replace(node, el("h2", null, words("today.unrated")), unrated.map((session) => ask(day, session, efforts, fault)), fault);
  });
  return node;
}

/**
 * @param {import("./today-day.js").TodayState} day @param {{ id: string, text: string, detail: string }} session
 * @param {import("./today-day.js").Choice[]} efforts @param {HTMLElement} fault
 */
function ask(day, { id, text, detail }, efforts, fault) {
  /** @param {string} value */
  const rate = async (value) => {
    try {
      await day.send("/today/effort", { id, effort: Number(value) });
      fault.textContent = "";
      toast(words("today.rated", { effort: value }), { undo: async () => { await day.send("/today/effort", { id, effort: null }); } });
    } catch (error) {
      fault.textContent = `${words("today.notSaved")} ${error instanceof Error ? error.message : ""}`;
    }
  };
  return el("div", { class: "stack", role: "group", "aria-label": text },
    el("p", null, text, el("br"), el("span", { class: "quiet" }, detail)),
    el("div", { class: "scale" }, efforts.map((effort) =>
      el("button", { type: "button", title: effort.text, "aria-label": `${effort.value}: ${effort.text}`, on: { click: () => rate(effort.value) } }, effort.value))));
}
