// The sheet in which exercises are chosen for a routine: the library's and her own, those already in it left out.

import { get } from "../core/api.js";
import { el, replace } from "../core/dom.js";
import { choiceField, textField } from "../core/field.js";
import { icon } from "../core/icon.js";
import { openSheet } from "../core/sheet.js";
import { words } from "../core/words.js";
import { sentence } from "./train-save.js";

/** @typedef {{ name: string, loadType: number, isMachine: boolean, muscles: string | null, equipment: string | null, last: string | null, plan: { sets: number, reps: number, seconds: number, weight: number } }} ExerciseRow */

/**
 * @param {string} routine those of this routine are left out
 * @param {(chosen: ExerciseRow[]) => Promise<void>} add
 */
export function pickExercises(routine, add) {
  /** @type {Map<string, ExerciseRow>} */
  const chosen = new Map();
  const results = el("div", { class: "stack results" });
  const status = el("p", { class: "quiet", role: "status" });
  const fault = el("p", { class: "fault", role: "alert" });
  const filters = exerciseFilters({ without: routine, show: (data, typed) => { shown = { data, typed }; draw(); }, fail: (text) => { fault.textContent = text; } });
  /** @type {{ data: any, typed: string }} */
  let shown = { data: { groups: [], count: "" }, typed: "" };

  /** @param {ExerciseRow} exercise */
  const toggle = (exercise) => {
    if (!chosen.delete(exercise.name)) chosen.set(exercise.name, exercise);
    draw();
  };

  /** @param {ExerciseRow} exercise */
  const row = (exercise) => {
    const isChosen = chosen.has(exercise.name);
    return el("li", null, el("button", {
      type: "button", class: "row", "aria-pressed": String(isChosen), data: { focus: exercise.name }, on: { click: () => toggle(exercise) },
    },
    el("span", { class: "grow" }, el("span", { class: "name", dir: "auto" }, exercise.name),
      el("span", { class: "quiet" }, [exercise.muscles, exercise.equipment, exercise.last].filter(Boolean).join(" · "))),
    icon(isChosen ? "check" : "plus")));
  };

  const own = () => {
    const name = shown.typed.trim().replace(/\s+/g, " ");
    const isKnown = shown.data.groups.some((/** @type {any} */ group) =>
      group.exercises.some((/** @type {ExerciseRow} */ each) => each.name.toLowerCase() === name.toLowerCase()));
    if (name === "" || isKnown || chosen.has(name)) return null;
    return el("button", {
      type: "button", class: "btn", on: {
        click: () => toggle({
          name, loadType: 1, isMachine: false, muscles: null, equipment: null, last: null, plan: { sets: 3, reps: 10, seconds: 0, weight: 0 },
        }),
      },
    }, icon("plus"), words("picker.own", { name: [...name].slice(0, 60).join("") }));
  };

  function draw() {
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.focus : undefined;
    const listed = new Set(shown.data.groups.flatMap((/** @type {any} */ group) => group.exercises.map((/** @type {ExerciseRow} */ each) => each.name)));
    const others = [...chosen.values()].filter((each) => !listed.has(each.name));
    replace(results,
      others.length ? el("ul", { class: "card rows" }, others.map(row)) : null, own(),
      shown.data.groups.length === 0 ? el("p", { class: "quiet" }, words("picker.nothing")) : null,
      shown.data.groups.map((/** @type {any} */ group) => [
        el("h3", null, group.label), el("ul", { class: "card rows", "aria-label": group.label }, group.exercises.map(row)),
      ]));
    status.textContent = chosen.size ? words("picker.chosen", { count: chosen.size }) : shown.data.count;
    if (focused !== undefined) {
      const again = results.querySelector(`[data-focus="${CSS.escape(focused)}"]`);
      if (again instanceof HTMLElement) again.focus({ preventScroll: true });
    }
  }

  openSheet({
    title: words("picker.title"), onClose: filters.stop,
    body: [filters.node, status, results, fault],
    actions: [{
      label: words("picker.add"), kind: "go", run: async () => {
        if (chosen.size === 0) return false;
        try {
          await add([...chosen.values()]);
          return true;
        } catch (error) {
          fault.textContent = sentence(error);
          return false;
        }
      },
    }],
  });
  filters.search.focus();
  void filters.load();
}

/**
 * The search and the two filters over the exercises, as the picker and the screen have them.
 * @param {{ without?: string, show: (data: any, typed: string) => void, fail: (text: string) => void, first?: { search: string, muscle: string, equipment: string } }} request
 */
export function exerciseFilters({ without, show, fail, first }) {
  let timer = 0;
  /** @type {AbortController | null} */
  let running = null;
  const later = () => { clearTimeout(timer); timer = window.setTimeout(() => void load(), 120); };
  const search = textField({
    label: words("picker.search"), type: "search", placeholder: words("picker.placeholder"), value: first?.search, maxlength: 20000, onInput: later,
  });
  const any = [{ value: "", label: words("picker.any") }];
  const muscle = choiceField({ label: words("picker.muscle"), choices: any, onChange: () => void load() });
  const equipment = choiceField({ label: words("picker.equipment"), choices: any, onChange: () => void load() });
  let isFilled = false, drawn = "";

  const values = () => ({ search: search.value(), muscle: muscle.value() || (isFilled ? "" : first?.muscle ?? ""), equipment: equipment.value() || (isFilled ? "" : first?.equipment ?? "") });

  async function load() {
    running?.abort();
    running = new AbortController();
    const query = new URLSearchParams({ ...values(), search: values().search.slice(0, 200) });
    if (without) query.set("without", without);
    try {
      const { value } = await get(`/exercises?${query}`, { signal: running.signal });
      if (!isFilled) fill(value);
      fail("");
      // What says the same is not drawn anew: a press on a row that is replaced would be lost.
      const text = JSON.stringify(value) + search.value();
      if (text === drawn) return;
      drawn = text;
      show(value, search.value());
    } catch (error) {
      if (!(error instanceof DOMException)) fail(sentence(error));
    }
  }

  /** @param {any} data */
  function fill(data) {
    const before = values();
    for (const [field, choices, value] of /** @type {const} */ ([[muscle, data.muscles, before.muscle], [equipment, data.equipment, before.equipment]])) {
      replace(field.input, el("option", { value: "" }, words("picker.any")),
        choices.map((/** @type {any} */ choice) => el("option", { value: choice.name }, choice.label)));
      field.set(value);
    }
    isFilled = true;
  }

  return {
    node: el("div", { class: "filters", role: "search", "aria-label": words("exercises.filters") },
      search.node, el("div", { class: "two-fields" }, muscle.node, equipment.node)),
    search: search.input, load, fill, values, stop: () => { clearTimeout(timer); running?.abort(); },
  };
}
