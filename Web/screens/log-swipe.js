// A row that is swiped aside by a finger shows what that does, and does it past a third of the way. Whoever has no
// finger finds the same in a menu.

import { el } from "../core/dom.js";

const third = 1 / 3;

/**
 * @param {HTMLElement} row
 * @param {{ label: string, run: () => void }} action
 * @returns {HTMLElement}
 */
export function swipeable(row, { label, run }) {
  const behind = el("span", { class: "swipe-action", "aria-hidden": "true" }, label);
  const node = el("div", { class: "swipe" }, behind, row);
  /** @type {{ x: number, y: number } | null} */
  let start = null;
  let shift = 0;
  const place = (/** @type {number} */ x) => {
    shift = Math.min(0, x);
    row.style.setProperty("--shift", `${shift}px`);
    node.classList.toggle("moved", shift < 0);
    node.classList.toggle("armed", -shift > node.clientWidth * third);
  };
  node.addEventListener("touchstart", (event) => {
    start = event.touches.length === 1 ? { x: event.touches[0].clientX, y: event.touches[0].clientY } : null;
  }, { passive: true });
  node.addEventListener("touchmove", (event) => {
    if (!start) return;
    const x = event.touches[0].clientX - start.x, y = event.touches[0].clientY - start.y;
    // A finger that goes down the page scrolls it.
    if (shift === 0 && Math.abs(y) > Math.abs(x)) { start = null; return; }
    if (Math.abs(x) > 10 || shift < 0) place(x);
  }, { passive: true });
  const end = () => {
    const isArmed = node.classList.contains("armed");
    const wasMoved = shift < 0;
    start = null;
    place(0);
    if (isArmed) run();
    if (wasMoved) swallowClick(node);
  };
  node.addEventListener("touchend", end);
  node.addEventListener("touchcancel", () => { start = null; place(0); });
  return node;
}

/**
 * The click that follows a swipe opens nothing.
 * @param {HTMLElement} node
 */
function swallowClick(node) {
  const stop = (/** @type {Event} */ event) => { event.preventDefault(); event.stopPropagation(); };
  node.addEventListener("click", stop, { capture: true, once: true });
  window.setTimeout(() => node.removeEventListener("click", stop, { capture: true }), 400);
}
