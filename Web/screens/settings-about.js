// What this is, what changed in it, and under which terms.

import { el, replace } from "../core/dom.js";
import { markdown } from "../core/markdown.js";
import { words } from "../core/words.js";

export const about = () => el("div", { class: "stack" },
  el("p", null, words("settings.about.text")),
  text(words("settings.changes"), "/about/CHANGELOG.md"),
  text(words("settings.licence"), "/about/LICENSE"));

/** @param {string} title @param {string} path a text that is fetched when it is opened */
function text(title, path) {
  const place = el("div", { class: "prose", tabindex: "0", role: "region", "aria-label": title });
  let isThere = false;
  return el("details", { on: { toggle: async (/** @type {Event} */ event) => {
    if (isThere || !(/** @type {HTMLDetailsElement} */ (event.currentTarget).open)) return;
    isThere = true;
    const response = await fetch(path).catch(() => null);
    replace(place, response?.ok ? markdown(await response.text()) : el("p", null, words("problem.unreachable")));
  } } }, el("summary", null, title), place);
}
