// The exercises of the library and her own, searched and filtered.

import { el, replace } from "../core/dom.js";
import { icon } from "../core/icon.js";
import { words } from "../core/words.js";
import { arrows, keepingFocus } from "./train-keys.js";
import { exerciseFilters } from "./train-picker.js";

/** What was searched last: coming back from an exercise finds it again. */
let kept = { search: "", muscle: "", equipment: "" };
let keptScroll = 0;

/**
 * The page of an exercise.
 * @param {string} name
 */
export const exercisePath = (name) => `/exercises/${addressed(name)}`;

/**
 * A name as a part of an address: a slash would divide it, and an address has an end.
 * @param {string} name
 */
export const addressed = (name) => {
  const letters = [...name];
  const short = letters.length > 200 ? `${letters.slice(0, 200).join("")}\u2026` : name;
  return encodeURIComponent(short.replace(/\//g, "\u2215"));
};

/** @param {string | null} current the one that is shown beside it @param {(data: any) => void} [onData] */
export function exerciseList(current, onData) {
  const results = el("div", { class: "stack results" });
  const status = el("p", { class: "quiet", role: "status" });
  const fault = el("p", { class: "fault", role: "alert" });
  const filters = exerciseFilters({
    first: kept, fail: (text) => { fault.textContent = text; },
    show: (data) => { kept = filters.values(); onData?.(data); keepingFocus(results, () => draw(data)); },
  });

  /** @param {any} data */
  function draw(data) {
    status.textContent = data.count;
    replace(results, data.groups.length === 0 ? el("p", { class: "quiet" }, words("exercises.nothing")) : null,
      data.groups.map((/** @type {any} */ group) => el("section", { class: "stack" }, el("h2", { class: "label" }, group.label),
        el("ul", { class: "card rows", "aria-label": group.label }, group.exercises.map(row)))));
  }

  /** @param {import("./train-picker.js").ExerciseRow} exercise */
  const row = (exercise) => el("li", null, el("a", {
    class: "row go-to", href: exercisePath(exercise.name), "aria-current": exercise.name === current ? "true" : null, data: { focus: exercise.name },
  }, el("span", { class: "grow" }, el("span", { class: "name", dir: "auto" }, exercise.name),
    el("span", { class: "quiet" }, [exercise.muscles, exercise.equipment, exercise.last].filter(Boolean).join(" · "))), icon("chevron")));

  arrows(results);
  const node = el("div", { class: "stack list-column", on: { scroll: () => { keptScroll = node.scrollTop; } } }, filters.node, status, fault, results);
  return { node, load: async () => { const y = keptScroll; await filters.load(); requestAnimationFrame(() => { node.scrollTop = y; }); }, search: filters.search, stop: filters.stop };
}
