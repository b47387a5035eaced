// Taking everything out in one file, and bringing it back.

import { post } from "../core/api.js";
import { el, replace } from "../core/dom.js";
import { icon } from "../core/icon.js";
import { toast } from "../core/toast.js";
import { words } from "../core/words.js";

/** @param {boolean} canWrite @param {() => Promise<void>} refresh */
export function backup(canWrite, refresh) {
  return el("div", { class: "stack" },
    el("div", { class: "card rows" },
      el("a", { class: "row", href: "/api/v1/backup", download: "" }, icon("export"),
        el("span", { class: "grow" }, el("span", null, words("settings.backup")),
          el("span", { class: "quiet" }, words("settings.backup.help")))),
      canWrite ? starters() : null),
    canWrite ? restoreField(refresh) : null);
}

function starters() {
  const button = el("button", { type: "button", class: "row", on: { click: async () => {
    button.disabled = true;
    try {
      const answer = await post("/routines/restore-starters");
      toast(answer.value?.words ?? words("settings.kept"));
    } catch (error) {
      toast(error instanceof Error ? error.message : words("problem.refused"), { tone: "problem" });
    } finally {
      button.disabled = false;
    }
  } } }, icon("undo"), el("span", { class: "grow" }, el("span", null, words("settings.starters")),
    el("span", { class: "quiet" }, words("settings.starters.help"))));
  return button;
}

/** @param {() => Promise<void>} refresh */
function restoreField(refresh) {
  const result = el("div", { role: "status" });
  const input = el("input", { type: "file", accept: ".zip", class: "hidden-text", id: "restore-file",
    on: { change: async () => {
      const file = input.files?.[0];
      if (!file) return;
      replace(result, el("p", { class: "quiet" }, words("settings.restoring", { name: file.name })));
      replace(result, await send(file));
      input.value = "";
      await refresh();
    } } });
  return el("div", { class: "stack" },
    el("div", { class: "actions" }, input,
      el("label", { for: "restore-file", class: "btn" }, icon("import"), words("settings.bringBack"))),
    el("p", { class: "quiet" }, words("settings.bringBack.help")), result);
}

/** @param {File} file */
async function send(file) {
  const response = await fetch("/api/v1/backup", {
    method: "POST", body: file, credentials: "same-origin",
    headers: { "Content-Type": "application/octet-stream", Accept: "application/json" },
  }).catch(() => null);
  const answer = await response?.json().catch(() => null);
  if (!response?.ok || !answer) {
    return el("p", { class: "fault" }, answer ? [answer.title, answer.detail].filter(Boolean).join(" ") : words("problem.unreachable"));
  }
  return el("div", { class: "stack" }, el("p", null, words("settings.broughtBack", { what: answer.words })),
    answer.refused.length ? el("ul", { class: "card rows" }, answer.refused.map((/** @type {any} */ file) =>
      el("li", { class: "row" }, el("span", { class: "grow" }, el("span", { class: "path" }, file.path),
        el("span", { class: "quiet" }, file.reason))))) : null);
}
