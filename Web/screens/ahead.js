// Load ahead: what continues if nothing changes, and the taper.

import { chart, tableOf } from "../core/chart.js";
import { el } from "../core/dom.js";
import { words } from "../core/words.js";
import { figures, livePage, missing, teach } from "./ahead-parts.js";

/** @type {import("../core/screen.js").Screen} */
export default {
  path: "/ahead",
  place: "ahead",
  title: words("ahead.title"),
  async show(context) {
    await context.style("ahead");
    return livePage({
      address: "/ahead", kinds: ["session", "workout", "race", "day", "athlete"], title: words("ahead.title"),
      draw: ({ words: text }) => text.isEmpty
        ? teach(words("ahead.empty"), words("ahead.empty.text"), missing(text.missing)) : parts(text),
    });
  },
};

/** @param {any} text */
const parts = (text) => el("div", { class: "two" },
  el("div", { class: "stack wide" },
    missing(text.missing),
    text.chart && el("section", { class: "card padded", "aria-labelledby": "ahead-chart" },
      el("h2", { id: "ahead-chart" }, words("ahead.chart")), chart(text.chart, { note: text.continues }))),
  el("div", { class: "stack wide" },
    figures(words("ahead.figures"), text.rows),
    text.taper && el("section", { class: "card fold" },
      el("details", { class: "numbers" }, el("summary", { "data-key": "taper" }, words("ahead.taper")),
        el("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": words("ahead.taper") }, tableOf(text.taper)))),
    el("details", null, el("summary", { "data-key": "unit" }, words("ledger.unit")), el("p", { class: "quiet" }, text.unit))));
