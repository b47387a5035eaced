// One exercise: what it is, what to mind, the last time, the records, its course.

import { get } from "../core/api.js";
import { chart } from "../core/chart.js";
import { el, replace } from "../core/dom.js";
import { icon } from "../core/icon.js";
import { shortcut } from "../core/keys.js";
import { onChange } from "../core/live.js";
import { reload } from "../core/router.js";
import { words } from "../core/words.js";
import { addressed, exerciseList } from "./train-exercise-list.js";
import { wide } from "./train-keys.js";
import { tile } from "./train-look.js";
import { short } from "./train-routine-list.js";

/** @type {import("../core/screen.js").Screen} */
export default {
  path: "/exercises/:name",
  place: "train",
  title: words("exercise.title"),
  async show(context) {
    const { name } = context.parameters;
    const list = wide.matches ? exerciseList(name) : null;
    const [data] = await Promise.all([read(name), context.style("train"), list?.load()]);
    if (data) context.title(short(data.name));
    const detail = el("div", { class: "stack wide detail" });
    const draw = (/** @type {any} */ value) => replace(detail, value ? parts(value) : gone());
    draw(data);
    const node = list ? el("div", { class: "list-detail exercises" }, list.node, detail)
      : el("div", { class: "screen" }, el("a", { class: "back", href: "/exercises" }, icon("back"), words("exercises.title")), detail);
    const refresh = async () => draw(await read(name));
    const turn = () => void reload();
    wide.addEventListener("change", turn);
    const stops = [onChange(["workout", "split"], () => void refresh()), list ? shortcut("/", words("picker.search"), () => list.search.focus()) : () => {}];
    return { node, refresh, leave: () => { list?.stop(); stops.forEach((stop) => stop()); wide.removeEventListener("change", turn); } };
  },
};

/** @param {string} name null where there is none */
const read = async (name) => (await get(`/exercises/${addressed(name)}`)).value;

const gone = () => el("div", { class: "empty" }, el("h1", null, words("exercise.gone")), el("p", null, words("exercise.gone.text")),
  el("a", { class: "btn go", href: "/exercises" }, words("exercises.list")));

/** @param {any} data */
const parts = (data) => [
  el("header", { class: "stack" },
    el("h1", { dir: "auto", data: { title: short(data.name) } }, data.name),
    el("p", { class: "quiet" }, [data.isOwn ? words("exercise.own") : null, data.times].filter(Boolean).join(" · "))),
  data.last ? el("p", { class: "last-time" }, el("span", { class: "label" }, words("exercise.last")), el("b", null, data.last)) : null,
  data.cues.length ? section("exercise.cues", el("ul", { class: "why cues" }, data.cues.map((/** @type {string} */ cue) => el("li", null, icon("check"), el("span", null, cue))))) : null,
  data.chart ? section("exercise.chart", el("div", { class: "card padded" }, chart(data.chart))) : null,
  data.records.length ? section("exercise.records", el("ul", { class: "card rows" }, data.records.map(line))) : el("p", { class: "quiet" }, words("exercise.never")),
  data.repetitions.length > 1 ? section("exercise.repetitions", el("ul", { class: "card rows" }, data.repetitions.map(line))) : null,
  section("exercise.about", el("dl", { class: "card facts" }, data.facts.map((/** @type {any} */ each) => el("div", null, el("dt", null, each.label), el("dd", null, each.text))))),
  data.routines.length ? section("exercise.routines", el("ul", { class: "card rows" }, data.routines.map((/** @type {any} */ routine) =>
    el("li", null, el("a", { class: "row", href: `/routines/${routine.id}` }, tile(routine),
      el("span", { class: "grow" }, el("span", { class: "name", dir: "auto" }, routine.name), el("span", { class: "quiet" }, routine.plan)), icon("chevron")))))) : null,
  data.history.length ? section("exercise.history", el("ul", { class: "card rows" }, data.history.map(line))) : null,
];

/** @param {import("../core/words.js").WordKey} key @param {Node} content */
const section = (key, content) => el("section", { class: "stack" }, el("h2", null, words(key)), content);

/** @param {{ label: string, text: string, workout: string }} each */
const line = (each) => el("li", null, el("a", { class: "row", href: `/workouts/${each.workout}` },
  el("span", { class: "grow" }, el("span", { class: "label" }, each.label), el("span", null, each.text)), icon("chevron")));
