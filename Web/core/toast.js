// A line that tells what was done, for eight seconds, with a way back.

import { el, replace } from "./dom.js";
import { words } from "./words.js";

const stay = 8000;
let timer = 0;

/**
 * Shows a line above the bar. It stays longer while the pointer or the focus is on it; ⌘Z or Ctrl+Z undoes, too.
 * @param {string} text
 * @param {{ undo?: () => Promise<void>, tone?: "plain" | "problem" }} [options]
 */
export function toast(text, options = {}) {
  const place = document.getElementById("toast");
  if (!place) return;
  clearTimeout(timer);
  const close = () => { clearTimeout(timer); replace(place); current = null; };
  const undo = options.undo && (() => { close(); void runUndo(/** @type {() => Promise<void>} */ (options.undo)); });
  const line = el("div", { class: options.tone === "problem" ? "toast problem" : "toast" },
    el("p", { role: options.tone === "problem" ? "alert" : null }, text),
    undo ? el("button", { type: "button", class: "btn text", on: { click: undo } }, words("toast.undo")) : null,
    el("button", { type: "button", class: "btn text dismiss", "aria-label": words("toast.close"), on: { click: close } }, "×"));
  const wait = () => { clearTimeout(timer); timer = window.setTimeout(close, stay); };
  line.addEventListener("pointerenter", () => clearTimeout(timer));
  line.addEventListener("pointerleave", wait);
  line.addEventListener("focusin", () => clearTimeout(timer));
  line.addEventListener("focusout", wait);
  replace(place, line);
  current = undo ?? null;
  wait();
}

/** @type {(() => void) | null} */
let current = null;

/** Undoes what the line tells of. Whether there was anything. */
export function undoLast() {
  if (!current) return false;
  current();
  return true;
}

/** @param {() => Promise<void>} undo */
async function runUndo(undo) {
  try {
    await undo();
    toast(words("toast.undone"));
  } catch (error) {
    toast(error instanceof Error ? error.message : words("problem.refused"), { tone: "problem" });
  }
}
