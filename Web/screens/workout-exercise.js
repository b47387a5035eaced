// One exercise of a workout: its sets as planned and done, and what can be done with it.

import { el } from "../core/dom.js";
import { icon } from "../core/icon.js";
import { textField } from "../core/field.js";
import { openSheet } from "../core/sheet.js";
import { words } from "../core/words.js";
import { orNull } from "./log-parts.js";
import { swipeable } from "./log-swipe.js";
import { openSetSheet } from "./workout-set.js";

/** @typedef {import("./workout-set.js").Exercise} Exercise */
/** @typedef {import("./workout-set.js").WorkoutSet} WorkoutSet */
/** @typedef {(edit: Record<string, unknown>, said: string, focus?: string) => Promise<boolean>} Apply */
/** @typedef {{ apply: Apply, focus: (key: string) => void, choices: import("./log-parts.js").Choices, canWrite: boolean }} Screen */

/** @param {Exercise} exercise @param {Screen} screen */
export function exerciseCard(exercise, screen) {
  const isDone = exercise.status === "completed";
  const open = exercise.open === 1 ? words("workout.open.one") : words("workout.open", { count: exercise.open });
  return el("section", { class: "card exercise", "aria-label": exercise.name },
    el("header", { class: "row" },
      el("span", { class: "grow" },
        el("h3", { dir: "auto" }, exercise.name),
        el("span", { class: "quiet" }, [isDone ? "" : exercise.statusWords, exercise.plannedWords].filter(Boolean).join(", "))),
      screen.canWrite ? menuButton(exercise, screen) : null),
    exercise.notes ? el("p", { class: "quiet inset", dir: "auto" }, exercise.notes) : null,
    exercise.machine.map((setting) => el("p", { class: "quiet inset", dir: "auto" }, `${setting.name}: ${setting.value}`)),
    exercise.sets.length || exercise.open ? el("ol", { class: "rows sets" },
      exercise.sets.map((set) => el("li", null, setRow(exercise, set, screen))),
      exercise.open ? el("li", { class: "quiet inset" }, open) : null) : null,
    screen.canWrite ? addButton(exercise, screen) : null);
}

/** @param {Exercise} exercise @param {WorkoutSet} set @param {Screen} screen */
function setRow(exercise, set, screen) {
  const more = [set.otherUnit && `(${set.otherUnit})`, set.planned && words("workout.set.planned", { words: set.planned })].filter(Boolean).join(" ");
  const content = [
    el("span", { class: "number", "aria-hidden": "true" }, set.number),
    el("span", { class: "grow" }, el("span", null, set.words), more ? el("span", { class: "quiet" }, more) : null),
    el("span", { class: "quiet num" }, set.clock),
  ];
  if (!screen.canWrite) return el("div", { class: "row set" }, content);
  const focus = `${exercise.id}/${set.key}`;
  const remove = () => screen.apply(
    { do: "removeSet", exercise: exercise.id, set: set.key }, words("workout.set.removed", { number: set.number }), `${exercise.id}/add`);
  const open = () => openSetSheet(exercise, set, screen.choices, {
    save: (values) => screen.apply(
      { do: "changeSet", exercise: exercise.id, set: set.key, values }, words("workout.set.saved", { number: set.number }), focus),
    remove, closed: () => screen.focus(focus),
  });
  const button = el("button", {
    type: "button", class: "row set", data: { focus }, on: { click: open },
    "aria-label": words("workout.set.edit", { number: set.number, words: [set.words, more].filter(Boolean).join(", ") }),
  }, content);
  return swipeable(button, { label: words("log.delete"), run: () => { void remove(); } });
}

/** @param {Exercise} exercise @param {Screen} screen */
function addButton(exercise, screen) {
  const focus = `${exercise.id}/add`;
  const open = () => openSetSheet(exercise, null, screen.choices, {
    save: (values) => screen.apply({ do: "addSet", exercise: exercise.id, values }, words("workout.set.added"), focus),
    closed: () => screen.focus(focus),
  });
  return el("button", { type: "button", class: "btn text add", data: { focus }, on: { click: open } }, icon("plus"),
    words("workout.set.add"), el("span", { class: "hidden-text", dir: "auto" }, `, ${exercise.name}`));
}

/** @param {Exercise} exercise @param {Screen} screen */
function menuButton(exercise, screen) {
  const focus = `${exercise.id}/menu`;
  return el("button", {
    type: "button", class: "btn icon-only", "aria-haspopup": "dialog", data: { focus },
    "aria-label": words("workout.exercise.menu", { exercise: exercise.name }), on: { click: () => openMenu(exercise, screen, focus) },
  }, icon("more"));
}

/** @param {Exercise} exercise @param {Screen} screen @param {string} focus */
function openMenu(exercise, screen, focus) {
  /** @param {string} label @param {import("../core/icon.js").IconName} symbol @param {() => void} run @param {string} [kind] */
  const item = (label, symbol, run, kind) => el("button", {
    type: "button", class: `row ${kind ?? ""}`, on: { click: () => { sheet.close(); run(); } },
  }, icon(symbol), el("span", { class: "grow" }, label));
  /** @param {string} to @param {import("../core/icon.js").IconName} symbol @param {import("../core/words.js").WordKey} key */
  const move = (to, symbol, key) => exercise.status === to ? null
    : item(words(key), symbol, () => { void screen.apply({ do: "move", exercise: exercise.id, to }, `${exercise.name}: ${words(key)}.`, focus); });
  const sheet = openSheet({
    title: exercise.name,
    body: el("div", { class: "card rows" },
      move("completed", "check", "workout.exercise.complete"), move("skipped", "minus", "workout.exercise.skip"),
      move("notStarted", "undo", "workout.exercise.reset"),
      item(words("workout.exercise.note"), "note", () => openNote(exercise, screen, focus)),
      el("a", { class: "row", href: `/exercises/${encodeURIComponent(exercise.libraryName)}`, on: { click: () => sheet.close() } },
        icon("list"), el("span", { class: "grow" }, words("workout.exercise.page"))),
      item(words("workout.exercise.remove"), "trash", () => {
        void screen.apply({ do: "removeExercise", exercise: exercise.id }, words("workout.exercise.removed", { exercise: exercise.name }));
      }, "danger")),
    onClose: () => screen.focus(focus),
  });
}

/** @param {Exercise} exercise @param {Screen} screen @param {string} focus */
function openNote(exercise, screen, focus) {
  const note = textField({ label: words("workout.exercise.note"), value: exercise.notes ?? "", lines: 3 });
  openSheet({
    title: exercise.name, body: note.node, onClose: () => screen.focus(focus),
    actions: [{
      label: words("session.save"), kind: "go",
      run: () => screen.apply({ do: "note", exercise: exercise.id, notes: orNull(note.value()) }, words("workout.saved"), focus),
    }],
  });
}
