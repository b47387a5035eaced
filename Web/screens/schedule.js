// What is due in the next fourteen days, and the schedules that say so.

import { get } from "../core/api.js";
import { el, replace } from "../core/dom.js";
import { icon } from "../core/icon.js";
import { shortcut } from "../core/keys.js";
import { onChange } from "../core/live.js";
import { toast } from "../core/toast.js";
import { words } from "../core/words.js";
import { arrows, keepingFocus } from "./train-keys.js";
import { tile } from "./train-look.js";
import { read, sentence } from "./train-save.js";
import { editSchedule, removeSchedule } from "./train-schedule-form.js";

/** @type {import("../core/screen.js").Screen} */
export default {
  path: "/schedule",
  place: "train",
  title: words("schedule.title"),
  async show(context) {
    const [{ value: first }] = await Promise.all([get("/schedule"), context.style("train")]);
    const canEdit = context.role !== "watch";
    let data = first;
    const body = el("div");
    const refresh = async () => { data = (await get("/schedule")).value; draw(); };
    const draw = () => keepingFocus(body, () => replace(body, data.schedules.length ? filled(data, canEdit, open, refresh) : empty(data, canEdit, add)));
    const add = () => {
      if (data.routines.length) editSchedule({ schedule: null, routine: null, routines: data.routines, choices: data.choices, today: data.days[0].day, after: refresh });
    };
    /** @param {string} id */
    async function open(id) {
      const found = await read("schedules", id).catch((error) => { toast(sentence(error), { tone: "problem" }); return null; });
      if (!found) { await refresh(); return; }
      const schedule = found.value;
      const own = data.schedules.find((/** @type {any} */ each) => each.id === id);
      const isHere = data.routines.some((/** @type {any} */ each) => each.id === own?.routine);
      const routines = isHere ? data.routines : [{ id: schedule.splitID, name: own?.name ?? "" }, ...data.routines];
      editSchedule({ schedule: { ...schedule, splitID: isHere ? own.routine : schedule.splitID, splitName: own?.name }, routine: null, routines, choices: data.choices, after: refresh });
    }
    draw();
    const node = el("div", { class: "screen" }, el("div", { class: "top" }, el("h1", null, words("schedule.title")),
      canEdit && data.routines.length ? el("button", { type: "button", class: "btn small", "aria-label": words("schedule.add"), on: { click: add } }, icon("plus"), words("schedule.add.short")) : null), body);
    const stops = [onChange(["split", "schedule"], () => void refresh()), canEdit ? shortcut("n", words("schedule.add"), add) : () => {}];
    return { node, refresh, leave: () => stops.forEach((stop) => stop()) };
  },
};

/** @param {any} data @param {boolean} canEdit @param {() => void} add */
const empty = (data, canEdit, add) => el("div", { class: "empty" },
  el("h2", null, words("schedule.empty")), el("p", null, words(data.routines.length ? "schedule.empty.text" : "schedule.empty.routines")),
  data.routines.length === 0 ? el("a", { class: "btn go", href: "/routines" }, words("train.routines.all"))
    : canEdit ? el("button", { type: "button", class: "btn go", on: { click: add } }, words("schedule.add")) : null);

/** @param {any} data @param {boolean} canEdit @param {(id: string) => Promise<void>} open @param {() => Promise<void>} refresh */
function filled(data, canEdit, open, refresh) {
  const list = el("ul", { class: "card rows" }, data.schedules.map((/** @type {any} */ each) => schedule(each, canEdit, open)));
  if (canEdit) arrows(list, { remove: (id) => void removeSchedule(id, data.schedules.find((/** @type {any} */ each) => each.id === id)?.name ?? "", refresh) });
  return el("div", { class: "two" },
    el("section", { class: "stack" }, el("h2", null, words("schedule.days")), el("p", { class: "quiet" }, data.summary),
      el("ol", { class: "card rows days" }, data.days.map(day))),
    el("section", { class: "stack" }, el("h2", null, words("schedule.all")), list));
}

/** @param {any} each */
const day = (each) => el("li", { class: each.isToday ? "day today" : "day" }, el("p", { class: "day-name" }, each.label),
  each.occurrences.length === 0 ? el("p", { class: "quiet" }, words("schedule.rest"))
    : el("ul", null, each.occurrences.map((/** @type {any} */ due) => el("li", null, el("a", { class: "due", href: `/routines/${due.routine}` },
      tile(due), el("span", { class: "grow" }, el("span", { class: "name", dir: "auto" }, due.name), el("span", { class: "quiet" }, due.time ?? words("schedule.anytime"))))))));

/** @param {any} each @param {boolean} canEdit @param {(id: string) => Promise<void>} open */
const schedule = (each, canEdit, open) => el("li", { data: { id: each.id } },
  el("button", { type: "button", class: "row go-to", disabled: !canEdit, data: { focus: each.id }, on: { click: () => void open(each.id) } },
    tile(each), el("span", { class: "grow" }, el("span", { class: "name", dir: "auto" }, each.name), el("span", { class: "quiet" }, each.text),
      el("span", { class: "quiet" }, each.isGone ? words("schedule.gone") : each.next ? words("schedule.next", { day: each.next }) : null))));
