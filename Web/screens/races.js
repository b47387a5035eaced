// The races: those ahead with the days left and the taper, and those that were.

import { get, remove, post } from "../core/api.js";
import { el } from "../core/dom.js";
import { icon } from "../core/icon.js";
import { toast } from "../core/toast.js";
import { words } from "../core/words.js";
import { livePage, missing } from "./ahead-parts.js";
import { openRace } from "./races-form.js";

/** @type {import("../core/screen.js").Screen} */
export default {
  path: "/races",
  place: "ahead",
  title: words("races.title"),
  async show(context) {
    await context.style("ahead");
    return livePage({
      address: "/races-view", kinds: ["session", "workout", "race", "athlete"], title: words("races.title"),
      draw: (view) => parts(view, context),
    });
  },
};

/** @param {any} view @param {import("../core/screen.js").Context} context */
const parts = ({ races, past, words: text }, context) => {
  const canWrite = context.role === "phone";
  const add = canWrite && el("button", { class: "btn go", type: "button", "data-key": "add", on: { click: () => openRace(null, context.settings) } }, icon("plus"), words("races.add"));
  return el("div", { class: "two" },
    el("div", { class: "stack wide" },
      races.length === 0
        ? el("section", { class: "empty" }, el("h2", null, words("races.empty")), el("p", null, words("races.empty.text")), add)
        : [missing(text.missing), races.map((/** @type {any} */ race) => card(race, canWrite, context.settings, "h2")), add && el("div", { class: "actions" }, add)],
      el("p", { class: "quiet" }, text.taper)),
    past.length > 0 && el("section", { class: "stack", "aria-labelledby": "races-past" },
      el("h2", { id: "races-past" }, words("races.past")),
      past.map((/** @type {any} */ race) => card(race, canWrite, context.settings, "h3"))));
};

/** @param {any} race @param {boolean} canWrite @param {import("../core/screen.js").Settings} settings @param {"h2" | "h3"} heading */
const card = (race, canWrite, settings, heading) => el("article", { class: "card padded race" },
  el("div", { class: "split" }, el(heading, null, race.name), el("span", { class: "when" }, race.words.when)),
  el("p", { class: "quiet" }, race.words.shape, el("br"), race.words.day),
  race.words.taper && el("p", { class: "quiet" }, race.words.taper),
  race.words.cutoffs.length > 0 && el("ul", { class: "stack" }, race.words.cutoffs.map((/** @type {string} */ text) => el("li", { class: "chip" }, text))),
  canWrite && el("div", { class: "actions" },
    el("button", { class: "btn text small", type: "button", "data-key": `edit-${race.id}`, "aria-label": words("races.edit.of", { name: race.name }), on: { click: () => void edit(race.id, settings) } }, words("races.edit")),
    el("button", { class: "btn text small", type: "button", "data-key": `remove-${race.id}`, "aria-label": words("races.remove.of", { name: race.name }), on: { click: () => void take(race) } }, words("races.remove"))));

/** @param {string} id @param {import("../core/screen.js").Settings} settings */
async function edit(id, settings) {
  await telling(async () => openRace(await get(`/races/${id}`), settings));
}

/** @param {any} race */
async function take(race) {
  await telling(async () => {
    const { etag } = await get(`/races/${race.id}`);
    await remove(`/races/${race.id}`, etag);
    toast(words("races.removed", { name: race.name }), { undo: async () => { await post(`/deleted/${race.id}/restore`); } });
  });
}

/** @param {() => Promise<void>} act */
async function telling(act) {
  try {
    await act();
  } catch (error) {
    toast(error instanceof Error ? error.message : words("problem.refused"), { tone: "problem" });
  }
}
