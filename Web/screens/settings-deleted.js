// What was deleted in the last 30 days, and the way back.

import { post } from "../core/api.js";
import { el } from "../core/dom.js";
import { toast } from "../core/toast.js";
import { words } from "../core/words.js";

/**
 * @param {{ items: { id: string, kind: string | null, title: string, when: string, restorable: boolean }[] }} list
 * @param {boolean} canWrite @param {() => Promise<void>} refresh
 */
export function deleted(list, canWrite, refresh) {
  if (!list.items.length) return el("p", { class: "quiet" }, words("settings.deleted.none"));
  /** @param {string} id @param {string} title @param {HTMLButtonElement} button */
  const restore = async (id, title, button) => {
    button.disabled = true;
    try {
      await post(`/deleted/${encodeURIComponent(id)}/restore`);
      toast(words("settings.restored", { title }));
      await refresh();
    } catch (error) {
      button.disabled = false;
      toast(error instanceof Error ? error.message : words("problem.refused"), { tone: "problem" });
    }
  };
  return el("ul", { class: "card rows" }, list.items.map((item) => el("li", { class: "row" },
    el("span", { class: "grow" }, el("span", null, item.title),
      el("span", { class: "quiet" }, words("settings.deleted.when", { when: item.when }),
        item.restorable ? null : ` ${words("settings.deleted.lost")}`)),
    item.restorable && canWrite
      ? el("button", { type: "button", class: "btn small", "aria-label": words("settings.restore.of", { title: item.title }),
        on: { click: (/** @type {MouseEvent} */ event) =>
          void restore(item.id, item.title, /** @type {HTMLButtonElement} */ (event.currentTarget)) } }, words("settings.restore"))
      : null)));
}
