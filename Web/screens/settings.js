// Not built yet.

import { el } from "../core/dom.js";
import { words } from "../core/words.js";

/** @type {import("../core/screen.js").Screen} */
export default {
  path: "/settings",
  place: "settings",
  title: words("settings.title"),
  async show() {
    return { node: el("div", { class: "empty" }, el("h1", null, words("settings.title"))) };
  },
};
