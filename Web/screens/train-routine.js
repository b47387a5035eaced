// One routine: its exercises in their order, and beside them what it is, which muscles it works and when it is due.

import { get, post, Problem } from "../core/api.js";
import { el, replace } from "../core/dom.js";
import { icon } from "../core/icon.js";
import { navigate } from "../core/router.js";
import { openSheet } from "../core/sheet.js";
import { toast } from "../core/toast.js";
import { newID } from "../core/ulid.js";
import { words } from "../core/words.js";
import { arrows, keepingFocus } from "./train-keys.js";
import { tile } from "./train-look.js";
import { mover } from "./train-move.js";
import { pickExercises } from "./train-picker.js";
import { editPlan } from "./train-plan-form.js";
import { removeRoutine, short } from "./train-routine-list.js";
import { editLook } from "./train-routine-form.js";
import { editSchedule } from "./train-schedule-form.js";
import { change, sentence, shown } from "./train-save.js";

/** @typedef {{ view: any, document: any }} Routine */

/**
 * The words and the document of a routine; null where there is none.
 * @param {string} id @returns {Promise<Routine | null>}
 */
export async function readRoutine(id) {
  try {
    const { value: view } = await get(`/routines/${encodeURIComponent(id)}`);
    if (!view) return null;
    const { value: document } = await get(`/splits/${view.id}`);
    return { view, document };
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return null;
    throw error;
  }
}

/**
 * @param {import("../core/screen.js").Context} context @param {Routine} first
 * @param {() => Promise<void>} onChange called after something was saved @param {() => string[]} otherNames
 */
export function routinePanel(context, first, onChange, otherNames) {
  let { view, document: routine } = first;
  const canEdit = context.role !== "watch";
  const head = el("header", { class: "routine-head" });
  const list = el("ol", { class: "card rows movable", "aria-label": words("routine.exercises") });
  const empty = el("div", { class: "empty" }, el("h2", null, words("routine.empty")), el("p", null, words("routine.empty.text")));
  const aside = el("aside", { class: "stack wide inspector", "aria-label": words("routine.about") });

  /**
   * Saves a change; a starter that is changed becomes another routine.
   * @param {(document: any) => void} edit
   */
  const save = async (edit) => {
    const saved = await change("splits", routine.id, edit);
    const isOther = saved.value.id !== routine.id;
    routine = saved.value;
    if (isOther) await navigate(`/routines/${routine.id}`, { replace: true });
    else { await refresh(); await onChange(); }
    return saved;
  };

  const moves = mover(list, async (id, to) => {
    try {
      const before = shown(routine).map((exercise) => exercise.id);
      await save((document) => reorder(document, moved(shown(document).map((exercise) => exercise.id), id, to)));
      toast(words("move.place", { name: short(nameOf(id)), place: to + 1, count: before.length }), {
        undo: async () => { await save((document) => reorder(document, before)); },
      });
    } catch (error) {
      toast(sentence(error), { tone: "problem" });
      throw error;
    }
  });
  const nameOf = (/** @type {string} */ id) => routine.exercises.find((/** @type {any} */ each) => each.id === id)?.name ?? "";

  /** @param {string} id */
  async function removeExercise(id) {
    const taken = routine.exercises.find((/** @type {any} */ each) => each.id === id);
    if (!taken) return;
    const row = list.querySelector(`[data-id="${CSS.escape(id)}"]`);
    row?.toggleAttribute("hidden", true);
    try {
      await save((document) => { document.exercises = document.exercises.filter((/** @type {any} */ each) => each.id !== id); });
      toast(words("routine.removed", { name: short(taken.name) }), {
        undo: async () => { await save((document) => { if (!document.exercises.some((/** @type {any} */ each) => each.id === id)) document.exercises.push(taken); }); },
      });
    } catch (error) {
      row?.toggleAttribute("hidden", false);
      toast(sentence(error), { tone: "problem" });
    }
  }

  /** @param {string} id */
  function openPlan(id) {
    const exercise = routine.exercises.find((/** @type {any} */ each) => each.id === id);
    const said = view.exercises.find((/** @type {any} */ each) => each.id === id);
    if (!exercise) return;
    editPlan({
      exercise, libraryName: said?.libraryName ?? exercise.libraryName ?? exercise.name, settingNames: said?.settingNames ?? [],
      unit: view.unit, supersets: routine.exercises.flatMap((/** @type {any} */ each) => (each.supersetID === undefined ? [] : [each.supersetID])),
      save: async (edit) => {
        await save((document) => {
          const found = document.exercises.find((/** @type {any} */ each) => each.id === id);
          if (!found) { document.exercises.push(structuredClone(exercise)); }
          edit(found ?? document.exercises[document.exercises.length - 1]);
        });
      },
      remove: () => void removeExercise(id),
    });
  }

  const addExercises = () => pickExercises(routine.id, async (chosen) => {
    const added = chosen.map((exercise) => planned(exercise));
    await save((document) => {
      let order = Math.max(-1, ...document.exercises.map((/** @type {any} */ each) => each.order));
      for (const exercise of added) document.exercises.push({ ...exercise, order: ++order });
    });
    toast(words("routine.added", { count: added.length === 1 ? short(added[0].name) : added.length }), {
      undo: async () => {
        await save((document) => {
          document.exercises = document.exercises.filter((/** @type {any} */ each) => !added.some((own) => own.id === each.id));
        });
      },
    });
  });

  const editRoutine = () => editLook({
    title: words("routine.title"), action: words("routine.save"), routine, choices: view.choices, restOfDevice: view.restOfDevice,
    names: otherNames(), save: async (edit) => { await save(edit); },
  });

  async function copy() {
    try {
      const { value } = await post(`/routines/${routine.id}/copy`);
      toast(words("routine.copied", { name: short(routine.name) }));
      await navigate(`/routines/${value.id}`);
    } catch (error) {
      toast(sentence(error), { tone: "problem" });
    }
  }

  const schedule = () => editSchedule({ schedule: null, routine: routine.id, routines: [{ id: routine.id, name: routine.name }], choices: view.choices, after: refresh });
  const deleteAll = () => removeRoutine(routine.id, routine.name, async () => { await navigate("/routines"); });

  function openMore() {
    /** @param {import("../core/icon.js").IconName} image @param {string} text @param {() => void} run */
    const line = (image, text, run) => el("button", { type: "button", class: "row", on: { click: () => { sheet.close(); run(); } } }, icon(image), text);
    const sheet = openSheet({
      title: short(routine.name),
      body: el("div", { class: "card rows" }, line("calendar", words("routine.schedule"), schedule),
        line("copy", words("routine.copy"), () => void copy()), line("trash", words("routine.delete"), () => void deleteAll())),
    });
  }

  /** @param {any} exercise @param {any} before */
  const row = (exercise, before) => el("li", {
    class: `mover ${exercise.superset !== null ? "in-superset" : ""} ${exercise.superset !== null && exercise.superset === before?.superset ? "goes-on" : ""}`,
    data: { id: exercise.id, name: exercise.name },
  },
  el("button", { type: "button", class: "row go-to", disabled: !canEdit, data: { focus: exercise.id }, on: { click: () => openPlan(exercise.id) } },
    el("span", { class: "grow" },
      el("span", { class: "name", dir: "auto" }, exercise.name),
      el("span", { class: "plan num" }, exercise.plan),
      exercise.details ? el("span", { class: "quiet", dir: "auto" }, exercise.details) : null,
      exercise.last ? el("span", { class: "quiet" }, exercise.last) : null)),
  canEdit && view.exercises.length > 1 ? moves.handle(exercise.id, exercise.name) : null);

  function draw() {
    keepingFocus(head, () => replace(head,
      el("div", { class: "titled" }, tile({ color: routine.color, symbol: routine.systemImage }, "large"),
        el("div", { class: "grow" },
          el("h1", { dir: "auto", data: { title: short(routine.name) } }, routine.name),
          el("p", { class: "quiet" }, [view.summary, view.next, view.last].filter(Boolean).join(" · ")))),
      view.isStarter && canEdit ? el("p", { class: "quiet" }, words("routine.starter")) : null,
      canEdit ? el("div", { class: "actions" },
        button("add", "btn small", "plus", words("routine.add"), addExercises),
        button("edit", "btn small", "edit", words("routine.edit"), editRoutine),
        el("button", { type: "button", class: "btn icon-only", "aria-label": words("routine.more"), data: { focus: "more" }, on: { click: openMore } }, icon("more"))) : null));
    keepingFocus(list, () => replace(list, view.exercises.map((/** @type {any} */ exercise, /** @type {number} */ index) => row(exercise, view.exercises[index - 1]))));
    list.hidden = view.exercises.length === 0;
    empty.hidden = view.exercises.length > 0;
    keepingFocus(aside, () => replace(aside, facts(), muscles(), schedules()));
  }

  const facts = () => el("section", { class: "stack" }, el("h2", null, words("routine.about")),
    el("dl", { class: "card facts" }, view.facts.map(fact)));
  const muscles = () => view.muscles.length === 0 ? null : el("section", { class: "stack" }, el("h2", null, words("routine.muscles")),
    el("dl", { class: "card facts" }, view.muscles.map(fact)), el("p", { class: "quiet" }, words("routine.muscles.text")));
  const schedules = () => el("section", { class: "stack" }, el("h2", null, words("routine.scheduled")),
    view.schedules.length === 0 ? el("p", { class: "quiet" }, words("schedule.empty")) : el("ul", { class: "card rows" }, view.schedules.map((/** @type {any} */ each) =>
      el("li", { class: "row" }, el("span", { class: "grow" }, each.text)))),
    canEdit ? button("schedule", "btn small", "calendar", words("routine.schedule"), schedule) : null);

  const refresh = async () => {
    if (moves.isMoving()) return;
    const fresh = await readRoutine(routine.id);
    if (!fresh || moves.isMoving()) return;
    ({ view, document: routine } = fresh);
    draw();
  };

  if (canEdit) arrows(list, { remove: (id) => void removeExercise(id) });
  draw();
  return { main: [head, empty, list, moves.status], aside, refresh, addExercises, editRoutine };
}

/** @param {string} focus @param {string} look @param {import("../core/icon.js").IconName | null} image @param {string} text @param {() => void} run */
const button = (focus, look, image, text, run) =>
  el("button", { type: "button", class: look, data: { focus }, on: { click: run } }, image ? icon(image) : null, text);

/** @param {{ label: string, text: string }} each */
const fact = (each) => el("div", null, el("dt", null, each.label), el("dd", null, each.text));

/**
 * The same identifiers with one at another place.
 * @param {string[]} ids @param {string} id @param {number} to
 */
function moved(ids, id, to) {
  const rest = ids.filter((each) => each !== id);
  rest.splice(to, 0, id);
  return rest;
}

/**
 * Gives the exercises the order of these identifiers.
 * @param {any} document @param {string[]} ids
 */
function reorder(document, ids) {
  const known = shown(document).sort((left, right) => place(ids, left.id) - place(ids, right.id));
  known.forEach((exercise, index) => { exercise.order = index; });
}

/** @param {string[]} ids @param {string} id */
const place = (ids, id) => (ids.includes(id) ? ids.indexOf(id) : ids.length);

/**
 * A chosen exercise as a routine plans it.
 * @param {import("./train-picker.js").ExerciseRow} exercise
 */
const planned = ({ name, loadType, isMachine, plan }) => ({
  id: newID(), name, order: 0, sets: plan.sets, reps: plan.reps, weight: plan.weight, loadType, durationSeconds: plan.seconds,
  ...(isMachine ? { machineSettings: [] } : {}),
});
