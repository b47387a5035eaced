// A run in large type, its bar, and its steps folded away: the same for today and for tomorrow.

import { el, strong } from "../core/dom.js";
import { icon } from "../core/icon.js";
import { words } from "../core/words.js";

/** @param {import("./today-day.js").Headline} headline */
export const headlineNode = (headline) => el("h2", { class: "what", tabindex: "-1" },
  headline.strong && el("b", null, headline.strong), headline.strong && headline.rest ? " " : null, headline.rest);

/**
 * The steps as a bar: how long each is, and which are hard.
 * @param {import("./today-day.js").Run} run
 */
export function stepBar(run) {
  const parts = run.bar.map(({ minutes, isHard }) => {
    const part = el("i", { class: isHard ? "hard" : "" });
    part.style.setProperty("--share", String(minutes));
    return part;
  });
  return el("div", { class: "steps", "aria-hidden": "true" }, parts);
}

/**
 * Whether the steps of a place are open; kept over a newer view.
 * @type {Map<string, boolean>}
 */
const opened = new Map();

/**
 * The bar, what the steps are in a line, and the button that opens them and nothing else.
 * @param {import("./today-day.js").Run} run @param {string} place tells one list of steps from another
 */
export function stepsFold(run, place) {
  const list = el("ol", { class: "step-list", id: `steps-${place}`, hidden: !opened.get(place) },
    run.steps.map(({ length, what }) => el("li", null, el("b", { class: "num" }, length), el("span", null, what))));
  const button = el("button", { class: "btn text small", type: "button", "data-key": `steps-${place}`, "aria-expanded": String(!list.hidden), "aria-controls": list.id }, words("today.steps"));
  button.addEventListener("click", () => {
    list.hidden = !list.hidden;
    opened.set(place, !list.hidden);
    button.setAttribute("aria-expanded", String(!list.hidden));
  });
  return [stepBar(run), el("div", { class: "split quiet" }, el("span", null, run.summary), button), list];
}

const most = 4;

/**
 * At most four reasons, the rest behind a fold.
 * @param {import("./today-day.js").Reason[]} reasons @param {string} place
 */
export function reasonList(reasons, place) {
  if (reasons.length === 0) return null;
  const list = (/** @type {import("./today-day.js").Reason[]} */ part) =>
    el("ul", { class: "why" }, part.map((reason) => el("li", null, icon(reason.icon), el("span", null, strong(reason.text)))));
  const rest = reasons.slice(most);
  const fold = rest.length ? el("details", { class: "more", open: opened.get(`more-${place}`) ?? false }, el("summary", { "data-key": `more-${place}` }, words("today.more")), list(rest)) : null;
  fold?.addEventListener("toggle", () => opened.set(`more-${place}`, fold.open));
  return el("div", { class: "reasons" }, list(reasons.slice(0, most)), fold);
}

/**
 * Draws `node` anew by `draw` and leaves the focus where it was, by `data-key`.
 * @param {HTMLElement} node @param {() => void} draw
 */
export function keepingFocus(node, draw) {
  const key = node.contains(document.activeElement) ? document.activeElement?.getAttribute("data-key") : null;
  draw();
  if (key) /** @type {HTMLElement | null} */ (node.querySelector(`[data-key="${key}"]`))?.focus();
}
