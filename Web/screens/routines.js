// All routines; on a desktop the first one beside them.

import { get } from "../core/api.js";
import { el } from "../core/dom.js";
import { icon } from "../core/icon.js";
import { shortcut } from "../core/keys.js";
import { onChange } from "../core/live.js";
import { reload } from "../core/router.js";
import { words } from "../core/words.js";
import { wide } from "./train-keys.js";
import { routinePanel, readRoutine } from "./train-routine.js";
import { makeRoutine, openMore, restoreStarters, routineList } from "./train-routine-list.js";

/** @type {import("../core/screen.js").Screen} */
export default {
  path: "/routines",
  place: "train",
  title: words("routines.title"),
  async show(context) {
    const [{ value: data }] = await Promise.all([get("/routines"), context.style("train")]);
    return routines(context, data);
  },
};

/** @param {import("../core/screen.js").Context} context @param {any} data @returns {Promise<import("../core/screen.js").Shown>} */
async function routines(context, data) {
  const canEdit = context.role !== "watch";
  const beside = wide.matches && data.routines.length ? await readRoutine(data.routines[0].id) : null;
  const list = routineList(context, data, beside?.view.id ?? null);
  const panel = beside ? routinePanel(context, beside, list.refresh, () => others(list.data(), beside.view.id)) : null;
  const refresh = async () => {
    const before = list.data().routines.length;
    await list.refresh();
    if ((before === 0) !== (list.data().routines.length === 0)) { await reload(); return; }
    await panel?.refresh();
  };
  const make = () => makeRoutine(list.data());
  const heading = el(panel ? "h2" : "h1", panel ? { class: "list-title" } : null, words("routines.title"));
  const head = el("div", { class: "top" }, heading, canEdit ? el("div", { class: "tools" },
    el("button", { type: "button", class: panel ? "btn icon-only" : "btn small", "aria-label": words("routines.new"), on: { click: make } }, icon("plus"), panel ? null : words("routines.new.short")),
    el("button", { type: "button", class: "btn icon-only", "aria-label": words("routines.more"), on: { click: () => openMore(refresh) } }, icon("more"))) : null);
  const column = el("div", { class: "stack list-column" }, head, data.routines.length ? list.node : empty(canEdit, make, refresh));
  const node = panel
    ? el("div", { class: "three" }, column, el("div", { class: "stack wide detail" }, panel.main), panel.aside)
    : el("div", { class: "screen" }, column);
  const stops = [onChange(["split", "schedule", "workout"], () => void refresh()), canEdit ? shortcut("n", words("routines.new"), make) : () => {}];
  const turn = () => void reload();
  wide.addEventListener("change", turn);
  return { node, refresh, leave: () => { stops.forEach((stop) => stop()); wide.removeEventListener("change", turn); } };
}

/** @param {any} data @param {string} id @returns {string[]} */
export const others = (data, id) =>
  data.routines.filter((/** @type {any} */ each) => each.id !== id).map((/** @type {any} */ each) => each.name);

/** @param {boolean} canEdit @param {() => void} make @param {() => Promise<void>} refresh */
const empty = (canEdit, make, refresh) => el("div", { class: "empty" },
  el("h2", null, words("routines.empty")), el("p", null, words("routines.empty.text")),
  canEdit ? el("div", { class: "actions" },
    el("button", { type: "button", class: "btn go", on: { click: make } }, words("routines.new")),
    el("button", { type: "button", class: "btn", on: { click: () => void restoreStarters(refresh) } }, words("routines.restore"))) : null);
