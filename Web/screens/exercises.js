// All exercises, and how many sets a week each muscle gets.

import { chart } from "../core/chart.js";
import { el, replace } from "../core/dom.js";
import { shortcut } from "../core/keys.js";
import { onChange } from "../core/live.js";
import { words } from "../core/words.js";
import { exerciseList } from "./train-exercise-list.js";

/** @type {import("../core/screen.js").Screen} */
export default {
  path: "/exercises",
  place: "train",
  title: words("exercises.title"),
  async show(context) {
    const sets = el("section", { class: "stack sets" });
    let drawn = "";
    const list = exerciseList(null, (data) => {
      const text = data.sets?.svg ?? "none";
      if (text === drawn) return;
      drawn = text;
      replace(sets, el("h2", null, words("exercises.sets")),
        data.sets ? el("div", { class: "card padded" }, chart(data.sets)) : el("p", { class: "quiet" }, words("exercises.sets.none")));
    });
    await Promise.all([list.load(), context.style("train")]);
    const node = el("div", { class: "screen" }, el("h1", null, words("exercises.title")), el("div", { class: "list-detail exercises" }, list.node, sets));
    const stops = [onChange(["workout", "split"], () => void list.load()), shortcut("/", words("picker.search"), () => list.search.focus())];
    return { node, refresh: list.load, leave: () => { list.stop(); stops.forEach((stop) => stop()); } };
  },
};
