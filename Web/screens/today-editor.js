// A row that opens what stands below it.

import { el } from "../core/dom.js";
import { icon } from "../core/icon.js";

let count = 0;

/**
 * A row with a summary, which opens `editor`; without the right to edit it only tells.
 * @param {import("../core/icon.js").IconName} sign
 * @param {HTMLElement} editor
 */
export function editorRow(sign, editor) {
  const [summary, detail] = [el("span", { class: "summary" }), el("span", { class: "quiet" })];
  const text = el("span", { class: "grow" }, summary, detail);
  editor.id = `today-editor-${++count}`;
  editor.hidden = true;
  const button = el("button", { class: "row", type: "button", "aria-expanded": "false", "aria-controls": editor.id, on: { click: () => open(editor.hidden) } },
    icon(sign), text, icon("chevron", "icon turns"));
  const still = el("div", { class: "row" }, icon(sign));
  const node = el("div", { class: "editable" }, button, editor);

  /** @param {boolean} isOpen */
  function open(isOpen) {
    editor.hidden = !isOpen;
    button.setAttribute("aria-expanded", String(isOpen));
  }
  return {
    node,
    /** Closes the editor; the focus that was in it goes back to the row. */
    close() {
      const hadFocus = editor.contains(document.activeElement);
      open(false);
      if (hadFocus) button.focus();
    },
    /** @param {{ summary: string, detail: string }} words @param {boolean} canEdit */
    show(words, canEdit) {
      summary.textContent = words.summary;
      detail.textContent = words.detail;
      if (canEdit === node.contains(button)) return;
      if (!canEdit) open(false);
      (canEdit ? button.firstElementChild : still.firstElementChild)?.after(text);
      node.replaceChildren(...(canEdit ? [button, editor] : [still]));
    },
  };
}
