// One routine; on a desktop with the list of all beside it.

import { get } from "../core/api.js";
import { el } from "../core/dom.js";
import { icon } from "../core/icon.js";
import { shortcut } from "../core/keys.js";
import { onChange } from "../core/live.js";
import { navigate, reload } from "../core/router.js";
import { words } from "../core/words.js";
import { others } from "./routines.js";
import { wide } from "./train-keys.js";
import { readRoutine, routinePanel } from "./train-routine.js";
import { makeRoutine, openMore, routineList, short } from "./train-routine-list.js";

/** @type {import("../core/screen.js").Screen} */
export default {
  path: "/routines/:id",
  place: "train",
  title: words("routine.title"),
  async show(context) {
    const [found, { value: all }] = await Promise.all([readRoutine(context.parameters.id), get("/routines"), context.style("train")]);
    return found ? routine(context, found, all) : { node: gone() };
  },
};

/** @param {import("../core/screen.js").Context} context @param {import("./train-routine.js").Routine} found @param {any} all @returns {import("../core/screen.js").Shown} */
function routine(context, found, all) {
  const canEdit = context.role !== "watch";
  const id = found.view.id;
  // A starter that was edited is another routine: its old address leads there.
  if (id !== context.parameters.id) history.replaceState(history.state, "", `/routines/${id}`);
  context.title(short(found.document.name));
  const list = wide.matches ? routineList(context, all, id) : null;
  const panel = routinePanel(context, found, async () => { await list?.refresh(); }, () => others(list?.data() ?? all, id));
  const refresh = async () => { await Promise.all([panel.refresh(), list?.refresh()]); };
  const node = list ? el("div", { class: "three" },
    el("div", { class: "stack list-column" }, el("div", { class: "top" }, el("h2", { class: "list-title" }, words("routines.title")),
      canEdit ? el("div", { class: "tools" },
        el("button", { type: "button", class: "btn icon-only", "aria-label": words("routines.new"), on: { click: () => makeRoutine(list.data()) } }, icon("plus")),
        el("button", { type: "button", class: "btn icon-only", "aria-label": words("routines.more"), on: { click: () => openMore(async () => { await navigate("/routines"); }) } }, icon("more"))) : null), list.node),
    el("div", { class: "stack wide detail" }, panel.main), panel.aside)
    : el("div", { class: "screen" },
      el("a", { class: "back", href: "/routines" }, icon("back"), words("routines.title")),
      el("div", { class: "stack wide detail" }, panel.main), panel.aside);
  const stops = [
    onChange(["split", "schedule", "workout"], () => void refresh()),
    ...(canEdit ? [shortcut("n", words("routine.add"), panel.addExercises), shortcut("e", words("routine.edit"), panel.editRoutine)] : []),
  ];
  const turn = () => void reload();
  wide.addEventListener("change", turn);
  return { node, refresh, leave: () => { stops.forEach((stop) => stop()); wide.removeEventListener("change", turn); } };
}

const gone = () => el("div", { class: "empty" }, el("h1", null, words("routine.gone")), el("p", null, words("routine.gone.text")),
  el("a", { class: "btn go", href: "/routines" }, words("train.routines.all")));
