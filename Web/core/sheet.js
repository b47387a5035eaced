// A native dialog: a sheet from below on a phone, a panel in the middle elsewhere.

import { el } from "./dom.js";
import { words } from "./words.js";

/**
 * @typedef {object} Action
 * @property {string} label
 * @property {"go" | "plain" | "danger"} [kind] `go` is the one that Enter takes
 * @property {() => (Promise<boolean | void> | boolean | void)} run false leaves the sheet open
 */

/** @typedef {{ close(): void, dialog: HTMLDialogElement }} Sheet */

/**
 * Opens a sheet; Escape and a tap beside it close it, and the focus goes back to where it was.
 * @param {{ title: string, body: import("./dom.js").Child, actions?: Action[], onClose?: () => void }} content
 * @returns {Sheet}
 */
export function openSheet({ title, body, actions = [], onClose }) {
  const before = document.activeElement;
  const heading = el("h2", { id: `sheet-${++count}` }, title);
  /** @type {HTMLFormElement} */
  const form = el("form", { method: "dialog", novalidate: true },
    el("header", { class: "split" }, heading, closeButton(() => dialog.close())),
    el("div", { class: "sheet-body" }, body),
    actions.length ? el("footer", { class: "actions" }, actions.map((action) => button(action, () => dialog.close()))) : null);
  /** @type {HTMLDialogElement} */
  const dialog = el("dialog", { class: "sheet", "aria-labelledby": heading.id }, form);
  form.addEventListener("submit", (event) => event.preventDefault());
  dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
  dialog.addEventListener("close", () => {
    dialog.remove();
    if (before instanceof HTMLElement && before.isConnected) before.focus();
    onClose?.();
  });
  document.body.append(dialog);
  dialog.showModal();
  return { close: () => dialog.close(), dialog };
}

let count = 0;

/** @param {() => void} close */
const closeButton = (close) =>
  el("button", { type: "button", class: "btn text close", "aria-label": words("sheet.close"), on: { click: close } }, "×");

/** @param {Action} action @param {() => void} close */
function button(action, close) {
  const isGo = action.kind === "go";
  const node = el("button", { type: isGo ? "submit" : "button", class: `btn ${action.kind ?? ""}` }, action.label);
  node.addEventListener("click", async () => {
    node.disabled = true;
    try {
      if ((await action.run()) !== false) close();
    } finally {
      node.disabled = false;
    }
  });
  return node;
}
