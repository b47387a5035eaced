// Shortcuts of the keyboard, never while something is being typed or a sheet is open.

import { el } from "./dom.js";
import { door, places } from "./places.js";
import { navigate } from "./router.js";
import { openSheet } from "./sheet.js";
import { undoLast } from "./toast.js";
import { words } from "./words.js";

/** @type {Record<string, string>} The key after `g`, and where it leads. */
const leads = {
  t: "/", w: "/train", r: "/routines", c: "/schedule", e: "/exercises", l: "/log", b: "/ledger", a: "/ahead", y: "/running",
  k: "/races", i: "/import", s: "/settings", d: "/devices",
};

/** @type {Map<string, { label: string, run: () => void }>} */
const own = new Map();
let afterG = 0;

/**
 * Gives a screen a key of its own until it leaves: `n` for something new.
 * @param {string} key one character @param {string} label what it does @param {() => void} run
 * @returns {() => void} takes it back
 */
export function shortcut(key, label, run) {
  const entry = { label, run };
  own.set(key, entry);
  return () => { if (own.get(key) === entry) own.delete(key); };
}

/** Starts listening. */
export function startKeys() {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.isComposing || document.querySelector("dialog[open]") || isTyping(event.target)) return;
    if ((event.ctrlKey || event.metaKey) && event.key === "z" && !event.shiftKey) {
      if (undoLast()) event.preventDefault();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey || hasOwnKeys(event.target)) return;
    if (press(event.key)) event.preventDefault();
  });
}

/** @param {string} key */
function press(key) {
  if (Date.now() - afterG < 1500 && leads[key]) {
    afterG = 0;
    void navigate(leads[key]);
    return true;
  }
  afterG = key === "g" ? Date.now() : 0;
  if (key === "?") { showShortcuts(); return true; }
  const place = /^[1-4]$/.test(key) ? places[Number(key) - 1] : null;
  if (place) { void navigate(place.path); return true; }
  const entry = own.get(key);
  entry?.run();
  return entry !== undefined;
}

/** @param {EventTarget | null} target */
function isTyping(target) {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  return target instanceof HTMLInputElement && !["checkbox", "radio", "button", "submit", "range"].includes(target.type);
}

/**
 * Whether what has the focus has keys of its own.
 * @param {EventTarget | null} target
 */
const hasOwnKeys = (target) => target instanceof Element && target.closest(ownKeys) !== null;

const ownKeys = "input:not([type=checkbox], [type=button], [type=submit]), audio, video, "
  + ["slider", "spinbutton", "listbox", "combobox", "radiogroup", "menu", "tree", "grid"].map((role) => `[role=${role}]`).join(", ");

/** Shows which keys do what. */
export function showShortcuts() {
  const pages = [...places.flatMap((place) => place.pages), ...door];
  const lines = [
    ...[...own].map(([key, { label }]) => line([key], label)),
    ...places.map((place, index) => line([String(index + 1)], words(place.key))),
    ...pages.map((page) => line(["g", Object.keys(leads).find((key) => leads[key] === page.path) ?? ""], words(page.key))),
    line(["Ctrl Z"], words("keys.undo")), line(["?"], words("keys.help")),
  ];
  openSheet({ title: words("keys.title"), body: el("dl", { class: "keys" }, lines) });
}

/** @param {string[]} keys @param {string} label */
const line = (keys, label) =>
  el("div", null, el("dt", null, keys.map((key) => [el("kbd", null, key), " "])), el("dd", null, label));
