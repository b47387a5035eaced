// What Load ahead, Your running, the ledger and the races have in common.

import { get } from "../core/api.js";
import { el, replace } from "../core/dom.js";
import { icon } from "../core/icon.js";
import { onChange } from "../core/live.js";
import { words } from "../core/words.js";

/** @typedef {{ label: string, value: string, detail: string | null }} ValueRow */

/**
 * A screen that shows what lies at one address, and shows it anew when records of these kinds change. What was open
 * stays open, and the focus stays where it was.
 * @param {{ address: string, kinds: string[], title: string, draw: (view: any) => import("../core/dom.js").Child }} page
 * @returns {Promise<import("../core/screen.js").Shown>}
 */
export async function livePage({ address, kinds, title, draw }) {
  const body = el("div", { class: "screen" });
  const node = el("div", { class: "screen ahead" }, el("h1", null, title), body);
  let shown = "";
  const refresh = async () => {
    const { value } = await get(address);
    const text = JSON.stringify(value);
    if (text === shown) return;
    shown = text;
    keepingPlace(body, () => replace(body, draw(value)));
  };
  await refresh();
  // A failure shows itself in the frame; what stands here stays.
  const leave = onChange(kinds, () => { void refresh().catch(() => {}); });
  return { node, refresh, leave };
}

/**
 * Draws anew, and leaves the focus (by `data-key`) and the open folds where they were.
 * @param {HTMLElement} node @param {() => void} draw
 */
function keepingPlace(node, draw) {
  const focused = node.contains(document.activeElement) ? document.activeElement?.getAttribute("data-key") : null;
  const open = [...node.querySelectorAll("details")].map((fold) => fold.open);
  draw();
  const folds = [...node.querySelectorAll("details")];
  if (folds.length === open.length) folds.forEach((fold, index) => { fold.open = open[index]; });
  if (focused) /** @type {HTMLElement | null} */ (node.querySelector(`[data-key="${CSS.escape(focused)}"]`))?.focus();
}

/**
 * What, a few words about it, and how much.
 * @param {string} title @param {ValueRow[]} rows
 */
export const figures = (title, rows) => rows.length > 0 && el("section", { class: "card rows", "aria-label": title },
  el("dl", { class: "rows" }, rows.map(({ label, detail, value }) => el("div", { class: "row" },
    el("dt", { class: "grow" }, el("span", null, label), detail && el("span", { class: "quiet" }, detail)),
    el("dd", null, el("b", null, value))))));

/**
 * What is still missing, with a sign before it.
 * @param {string | null} text
 */
export const missing = (text) => text && el("p", { class: "notice" }, icon("clock"), el("span", null, text));

/**
 * What the screen will show once there is something, and where to begin.
 * @param {string} title @param {string} text @param {...import("../core/dom.js").Child} more
 */
export const teach = (title, text, ...more) => el("section", { class: "empty" }, el("h2", null, title), el("p", null, text), more,
  el("div", { class: "actions" },
    el("a", { class: "btn go", href: "/import" }, words("ahead.import")), el("a", { class: "btn", href: "/" }, words("ahead.log"))));
