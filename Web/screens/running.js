// Your running: each week up to race day, what you hold, and how the runs were.

import { chart } from "../core/chart.js";
import { el } from "../core/dom.js";
import { words } from "../core/words.js";
import { figures, livePage, missing, teach } from "./ahead-parts.js";

/** @type {import("../core/screen.js").Screen} */
export default {
  path: "/running",
  place: "ahead",
  title: words("running.title"),
  async show(context) {
    await context.style("ahead");
    return livePage({
      address: "/running", kinds: ["session", "workout", "race", "day", "athlete"], title: words("running.title"),
      draw: ({ words: text }) => text.isEmpty
        ? teach(words("running.empty"), words("running.empty.text"), missing(text.missing)) : parts(text),
    });
  },
};

/** @param {any} text */
const parts = (text) => el("div", { class: "two" },
  el("div", { class: "stack wide" },
    missing(text.missing),
    text.chart && drawing("running-weeks", words("running.chart"), words("running.minutes"), text.chart, text.note),
    text.pace && drawing("running-pace", words("running.pace"), null, text.pace, words("running.pace.text"))),
  el("div", { class: "stack wide" },
    figures(words("running.figures"), text.rows),
    text.zones && drawing("running-zones", words("running.zones"), null, text.zones, words("running.zones.text"))));

/**
 * @param {string} id @param {string} title @param {string | null} unit
 * @param {import("../core/chart.js").Chart} picture @param {string | null} note
 */
const drawing = (id, title, unit, picture, note) => el("section", { class: "card padded", "aria-labelledby": id },
  el("div", { class: "split" }, el("h2", { id }, title), unit && el("span", { class: "quiet" }, unit)),
  chart(picture, { note }));
