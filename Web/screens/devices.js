// Not built yet.

import { el } from "../core/dom.js";
import { words } from "../core/words.js";

/** @type {import("../core/screen.js").Screen} */
export default {
  path: "/devices",
  place: "settings",
  title: words("devices.title"),
  async show() {
    return { node: el("div", { class: "empty" }, el("h1", null, words("devices.title"))) };
  },
};
