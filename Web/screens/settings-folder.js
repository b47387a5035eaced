// How the folder stands: whether it is whole, what is set aside and why.

import { post } from "../core/api.js";
import { el, replace } from "../core/dom.js";
import { icon } from "../core/icon.js";
import { toast } from "../core/toast.js";
import { words } from "../core/words.js";

/** @param {any} state @param {boolean} canWrite */
export function folder(state, canWrite) {
  return el("div", { class: "stack" },
    el("div", { class: "card rows" },
      el("div", { class: "row" }, icon(state.status === "ready" ? "check" : "warn"),
        el("span", { class: "grow" },
          el("span", null, state.status === "ready" ? words("settings.folder.ready", { count: state.documentsWords }) : state.sentence),
          el("span", { class: "quiet path" }, state.path))),
      state.notDownloaded.length ? row(words("settings.folder.away", { count: state.notDownloaded.length }), words("settings.folder.away.help")) : null,
      state.unreadable.map((/** @type {string} */ path) => row(path, words("settings.folder.unreadable")))),
    state.status === "ready" ? null : el("div", { class: "notice danger" }, icon("warn"), el("div", { class: "stack" },
      el("p", null, state.advice), state.status === "incomplete" && canWrite ? accept() : null)),
    state.quarantined.length ? setAside(state.quarantined) : null,
    state.copies.length ? copies(state.copies) : null);
}

/** @param {string} title @param {string} help */
const row = (title, help) => el("div", { class: "row" },
  el("span", { class: "grow" }, el("span", { class: "path" }, title), el("span", { class: "quiet" }, help)));

/** @param {{ path: string, reason: string, advice: string }[]} files */
const setAside = (files) => el("div", { class: "stack" },
  el("p", { class: "quiet" }, words("settings.aside", { count: files.length })),
  el("ul", { class: "card rows" }, files.map((file) => el("li", { class: "row" },
    el("span", { class: "grow" }, el("span", { class: "path" }, file.path),
      el("span", { class: "quiet" }, `${file.reason} ${file.advice}`))))));

/** @param {{ path: string, words: string, isDone: boolean }[]} files */
const copies = (files) => el("details", null, el("summary", null, words("settings.copies", { count: files.length })),
  el("ul", { class: "card rows" }, files.map((file) => el("li", null, row(file.path, file.words)))));

/** What is missing may really be gone: she alone knows. */
function accept() {
  const place = el("div", { class: "stack" });
  const button = el("button", { type: "button", class: "btn danger", on: { click: async () => {
    button.disabled = true;
    try {
      const answer = await post("/folder/accept-missing");
      toast(words("settings.accepted"));
      place.closest(".notice")?.parentElement?.replaceWith(folder(answer.value, true));
    } catch (error) {
      button.disabled = false;
      toast(error instanceof Error ? error.message : words("problem.refused"), { tone: "problem" });
    }
  } } }, words("settings.accept"));
  replace(place, el("p", { class: "quiet" }, words("settings.accept.help")), button);
  return place;
}
