// Tomorrow at an assumed readiness. The slider is local: nothing is stored, and a new day begins at the top again.

import { get, Problem } from "../core/api.js";
import { el, replace } from "../core/dom.js";
import { words } from "../core/words.js";
import { headlineNode, keepingFocus, reasonList, stepsFold } from "./today-run.js";

/** @param {import("./today-day.js").TodayState} day */
export function tomorrowCard(day) {
  const line = el("p", { class: "line num", id: "tomorrow-line" });
  const preview = el("div", { class: "answer" });
  const slider = el("input", { type: "range", id: "tomorrow", min: "0", max: "100", step: "1", "aria-describedby": "tomorrow-line", on: { input: move } });
  const fault = el("p", { class: "fault", role: "alert" });
  const date = el("p", { class: "quiet" });
  const node = el("section", { class: "card padded tomorrow", "aria-label": words("today.tomorrow") },
    el("div", { class: "split" }, el("h2", null, words("today.tomorrow")), date), preview,
    el("div", null, el("div", { class: "split" }, el("label", { class: "question", for: "tomorrow" }, words("today.tomorrow.question")), line), slider), fault);

  /** @param {import("./today-day.js").Tomorrow} text */
  function draw(text) {
    date.textContent = text.date;
    keepingFocus(preview, () => replace(preview, headlineNode(text.headline), text.run && stepsFold(text.run, "tomorrow"), reasonList(text.reasons, "tomorrow")));
  }

  let asking = new AbortController();
  /** What the slider stands at, in words. */
  function tell() {
    line.textContent = `${slider.value} %`;
    slider.setAttribute("aria-valuetext", line.textContent);
  }

  function move() {
    tell();
    void ask();
  }

  /** Tomorrow as the day tells it, at the top. */
  function top() {
    asking.abort();
    slider.value = slider.max;
    tell();
    draw(day.view.words.tomorrow);
  }

  /** The newest question alone is answered. */
  async function ask() {
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    try {
      const { value } = await get(`/tomorrow?readiness=${slider.value}`, { signal });
      if (signal.aborted) return;
      fault.textContent = "";
      draw(value.words);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof Problem)) throw error;
      // The percent above a run is the one that the run is for.
      top();
      fault.textContent = error.message;
    }
  }

  let shown = "";
  day.follow(({ day: today, words: { tomorrow } }) => {
    node.hidden = !tomorrow.isShown;
    if (!tomorrow.isShown) { shown = ""; return; }
    if (shown !== today || slider.value === slider.max) {
      shown = today;
      fault.textContent = "";
      top();
    } else void ask();
  });
  return node;
}
