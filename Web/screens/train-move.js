// Moving an item of a list: by dragging its handle, by the arrow keys on it, and by the moves that a tap on it shows.

import { el } from "../core/dom.js";
import { icon } from "../core/icon.js";
import { openSheet } from "../core/sheet.js";
import { words } from "../core/words.js";

/**
 * @typedef {object} Mover
 * @property {(id: string, name: string) => HTMLButtonElement} handle the handle of an item
 * @property {HTMLElement} status says where the item is now; put it beside the list
 * @property {() => boolean} isMoving whether an item is on its way, so that the list must not be drawn anew
 * @property {(id: string, to: number) => void} move moves an item as the keys would
 */

/**
 * Makes the items of `list` movable; each has `data-id`. `save` stores the new place, from 0 on; where it fails the item
 * goes back to where it was.
 * @param {HTMLElement} list @param {(id: string, to: number, from: number) => Promise<void>} save
 * @returns {Mover}
 */
export function mover(list, save) {
  const status = el("p", { class: "hidden-text", role: "status" });
  const hint = el("span", { class: "hidden-text", id: `move-hint-${++count}` }, words("move.hint"));
  /** @type {{ id: string, from: number, timer: number } | null} */
  let waiting = null;
  let isDragging = false;

  const items = () => /** @type {HTMLElement[]} */ ([...list.children].filter((child) => child instanceof HTMLElement && child.dataset.id));
  const find = (/** @type {string} */ id) => items().findIndex((item) => item.dataset.id === id);

  /** @param {string} id @param {number} to */
  function put(id, to) {
    const all = items(), from = find(id);
    if (from < 0 || to < 0 || to >= all.length || to === from) return;
    // The others give way: an item that moves itself would lose the pointer and the focus.
    if (to > from) all.slice(from + 1, to + 1).forEach((other) => list.insertBefore(other, all[from]));
    else all.slice(to, from).reverse().forEach((other) => list.insertBefore(other, all[from].nextSibling));
  }

  /** @param {string} id @param {string} name */
  const tell = (id, name) => { status.textContent = words("move.place", { name, place: find(id) + 1, count: items().length }); };

  /** @param {string} id @param {number} from */
  async function commit(id, from) {
    const to = find(id);
    if (to < 0 || to === from) return;
    try {
      await save(id, to, from);
    } catch {
      put(id, from);
    }
  }

  function flush() {
    if (!waiting) return;
    clearTimeout(waiting.timer);
    const { id, from } = waiting;
    waiting = null;
    void commit(id, from);
  }

  /** @param {string} id @param {string} name @param {number} to */
  function step(id, name, to) {
    if (waiting && waiting.id !== id) flush();
    const from = waiting?.from ?? find(id);
    if (waiting) clearTimeout(waiting.timer);
    put(id, Math.min(Math.max(to, 0), items().length - 1));
    tell(id, name);
    // A row of presses is one move.
    waiting = { id, from, timer: window.setTimeout(flush, 500) };
  }

  /** @param {string} id @param {string} name */
  function handle(id, name) {
    const button = el("button", {
      type: "button", class: "btn icon-only handle", "aria-label": words("move.label", { name }), "aria-describedby": hint.id,
      data: { focus: `move-${id}` },
    }, icon("handle"));
    button.addEventListener("keydown", (event) => {
      const place = find(id);
      /** @type {Record<string, number>} */
      const places = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 0, End: items().length - 1 };
      if (!Object.hasOwn(places, event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      step(id, name, places[event.key]);
    });
    button.addEventListener("blur", () => { if (waiting?.id === id && document.activeElement !== button) window.setTimeout(flush, 0); });
    drag(button, id, name);
    return button;
  }

  /** @param {HTMLButtonElement} button @param {string} id @param {string} name */
  function drag(button, id, name) {
    let start = 0, from = 0, moved = false, offset = 0;
    button.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      flush();
      [start, from, moved, offset] = [event.clientY, find(id), false, 0];
      button.setPointerCapture(event.pointerId);
    });
    button.addEventListener("pointermove", (event) => {
      if (!button.hasPointerCapture(event.pointerId)) return;
      if (!moved && Math.abs(event.clientY - start) < 5) return;
      const item = items()[find(id)];
      if (!moved) { moved = isDragging = true; item.classList.add("dragged"); }
      follow(item, id, event.clientY - start - offset, (by) => { offset += by; });
      item.style.setProperty("--by", `${event.clientY - start - offset}px`);
      event.preventDefault();
    });
    const end = (/** @type {boolean} */ keeps) => {
      if (!moved) return;
      const item = items()[find(id)];
      item?.classList.remove("dragged");
      item?.style.removeProperty("--by");
      isDragging = moved = false;
      swallowed = Date.now();
      if (!keeps) { put(id, from); return; }
      tell(id, name);
      void commit(id, from);
    };
    button.addEventListener("pointerup", () => end(true));
    button.addEventListener("pointercancel", () => end(false));
    button.addEventListener("lostpointercapture", () => end(true));
    button.addEventListener("keydown", (event) => { if (event.key === "Escape" && moved) end(false); });
    button.addEventListener("click", () => { if (Date.now() - swallowed > 300) openMoves(id, name); });
  }
  let swallowed = 0;

  /**
   * Lets the neighbours give way.
   * @param {HTMLElement} item @param {string} id @param {number} by @param {(by: number) => void} shift
   */
  function follow(item, id, by, shift) {
    const all = items(), place = find(id);
    const next = all[place + 1], before = all[place - 1];
    if (next && by > next.offsetHeight / 2) { const top = item.offsetTop; put(id, place + 1); shift(item.offsetTop - top); }
    else if (before && -by > before.offsetHeight / 2) { const top = item.offsetTop; put(id, place - 1); shift(item.offsetTop - top); }
  }

  /** @param {string} id @param {string} name */
  function openMoves(id, name) {
    const place = find(id), last = items().length - 1;
    /** @type {[import("../core/words.js").WordKey, import("../core/icon.js").IconName, number][]} */
    const moves = [["move.up", "up", place - 1], ["move.down", "down", place + 1], ["move.first", "back", 0], ["move.last", "chevron", last]];
    const possible = moves.filter(([, , to]) => to >= 0 && to <= last && to !== place);
    const sheet = openSheet({
      title: words("move.label", { name }),
      body: el("div", { class: "card rows" }, possible.map(([key, image, to]) => el("button", {
        type: "button", class: "row", on: { click: () => { sheet.close(); step(id, name, to); flush(); } },
      }, icon(image, key === "move.first" || key === "move.last" ? "icon upright" : "icon"), words(key)))),
    });
  }

  const box = el("div", null, status, hint);
  return {
    handle, status: box, isMoving: () => isDragging || waiting !== null,
    move: (id, to) => step(id, list.querySelector(`[data-id="${CSS.escape(id)}"]`)?.getAttribute("data-name") ?? "", to),
  };
}

let count = 0;
