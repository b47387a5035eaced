// What comes next in training: the next routine with its exercises, then the days after it and all routines.

import { get } from "../core/api.js";
import { el, replace } from "../core/dom.js";
import { icon } from "../core/icon.js";
import { onChange } from "../core/live.js";
import { words } from "../core/words.js";
import { tile } from "./train-look.js";

/** @type {import("../core/screen.js").Screen} */
export default {
  path: "/train",
  place: "train",
  title: words("train.title"),
  async show(context) {
    const body = el("div", { class: "two" });
    const [first] = await Promise.all([read(), context.style("train")]);
    replace(body, parts(first));
    const refresh = async () => replace(body, parts(await read()));
    const stop = onChange(["split", "schedule", "workout"], () => void refresh());
    return { node: el("div", { class: "screen" }, el("h1", { class: "label as-label" }, words("train.title")), body), refresh, leave: stop };
  },
};

async function read() {
  const [{ value: schedule }, { value: routines }] = await Promise.all([get("/schedule"), get("/routines")]);
  const next = schedule.next && schedule.next.summary ? (await get(`/routines/${schedule.next.routine}`)).value : null;
  return { schedule, routines, next };
}

/** @param {{ schedule: any, routines: any, next: any }} data */
const parts = ({ schedule, routines, next }) => [
  el("div", { class: "stack wide" }, next ? upNext(schedule.next, next) : nothing(routines)),
  el("div", { class: "stack wide" }, coming(schedule), list(routines)),
];

/** @param {any} due @param {any} routine */
const upNext = (due, routine) => el("section", { class: "answer" },
  el("p", { class: "what lifting" }, el("b", { dir: "auto" }, due.name), " ", due.when),
  el("p", { class: "quiet" }, routine.summary),
  el("ol", { class: "card rows" }, routine.exercises.map((/** @type {any} */ exercise) => el("li", { class: "row" }, el("span", { class: "grow" },
    el("span", { class: "split" }, el("span", { class: "name", dir: "auto" }, exercise.name), el("span", { class: "plan num" }, exercise.plan)),
    exercise.last ? el("span", { class: "quiet" }, exercise.last) : null)))),
  el("div", { class: "actions" }, el("a", { class: "btn", href: `/routines/${due.routine}` }, words("train.open"))));

/** @param {any} routines */
const nothing = (routines) => el("section", { class: "empty" }, el("h2", null, words("train.none")), el("p", null, words("train.none.text")),
  el("a", { class: "btn go", href: routines.routines.length ? "/schedule" : "/routines" }, words(routines.routines.length ? "train.plan" : "train.routines.all")));

/** @param {any} schedule */
function coming(schedule) {
  const due = schedule.days.flatMap((/** @type {any} */ day) => day.occurrences).slice(1, 4);
  if (due.length === 0) return null;
  return el("section", { class: "stack" }, el("div", { class: "top" }, el("h2", null, words("train.coming")), el("a", { class: "btn text", href: "/schedule" }, words("train.all"))),
    el("ul", { class: "card rows" }, due.map((/** @type {any} */ each) => el("li", null, el("a", { class: "row", href: `/routines/${each.routine}` },
      tile(each), el("span", { class: "grow" }, el("span", { class: "name", dir: "auto" }, each.name), el("span", { class: "quiet" }, each.when)), icon("chevron"))))));
}

/** @param {any} data */
const list = (data) => data.routines.length === 0 ? null : el("section", { class: "stack" },
  el("div", { class: "top" }, el("h2", null, words("train.routines")), el("a", { class: "btn text", href: "/routines" }, words("train.routines.all"))),
  el("ul", { class: "card rows" }, data.routines.slice(0, 8).map((/** @type {any} */ routine) => el("li", null,
    el("a", { class: "row", href: `/routines/${routine.id}` }, tile(routine), el("span", { class: "grow" },
      el("span", { class: "name", dir: "auto" }, routine.name),
      el("span", { class: "quiet" }, [routine.summary, routine.last].filter(Boolean).join(" · "))), icon("chevron"))))));
