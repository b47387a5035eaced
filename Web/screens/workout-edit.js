// The sheets in which a workout as a whole is edited and an exercise is added.

import { el } from "../core/dom.js";
import { choiceField, numberField, textField } from "../core/field.js";
import { openSheet } from "../core/sheet.js";
import { words } from "../core/words.js";
import { changes, effortChoices, numberOrNull, orNull } from "./log-parts.js";

/** @typedef {import("./workout.js").WorkoutView} WorkoutView */
/** @typedef {{ apply: import("./workout-exercise.js").Apply, focus: (key: string) => void }} Act */

/** @param {WorkoutView} view @param {Act} act */
export function openWorkoutSheet(view, act) {
  const { entry, choices } = view;
  const name = textField({ label: words("workout.name"), value: view.name ?? "" });
  const day = textField({ label: words("workout.day"), type: "date", value: entry.day, required: true });
  const from = textField({ label: words("workout.from"), type: "time", value: entry.clock, required: true });
  const to = view.canEditEnd ? textField({ label: words("workout.to"), type: "time", value: view.endClock ?? "" }) : null;
  const effort = choiceField({
    label: words("workout.effort"), value: entry.effort === null ? "" : String(entry.effort), choices: effortChoices(choices, entry.effort),
  });
  const notes = textField({ label: words("workout.notes"), value: view.notes ?? "", lines: 3 });
  const values = () => ({
    name: orNull(name.value()), day: day.value() || entry.day, from: from.value() || entry.clock, to: to?.value() || view.endClock,
    effort: numberOrNull(effort.value()), notes: orNull(notes.value()),
  });
  // As the fields give it back: a line break of another program is no change.
  const before = values();
  openSheet({
    title: words("workout.edit.title"),
    body: [name.node, el("div", { class: "fields" }, day.node, from.node, to?.node, effort.node), notes.node],
    actions: [{
      label: words("session.save"), kind: "go",
      run: () => act.apply({ do: "workout", values: changes(values(), before) }, words("workout.saved"), "edit"),
    }],
    onClose: () => act.focus("edit"),
  });
}

/** @param {WorkoutView} view @param {Act} act */
export function openAddExercise(view, act) {
  const name = textField({ label: words("workout.exercise.name"), required: true });
  const sets = numberField({ label: words("workout.exercise.sets"), value: 3, whole: true, least: 1, most: 50, required: true });
  const reps = numberField({ label: words("workout.reps"), value: 10, whole: true, least: 1, most: 100_000 });
  const weight = numberField({ label: words("workout.weight"), value: 0, least: 0, most: 100_000, unit: view.exercises[0]?.weightUnit });
  const seconds = numberField({ label: words("workout.seconds"), value: 30, whole: true, least: 1, most: 86_400, unit: "s" });
  const loadType = choiceField({
    label: words("workout.exercise.loadType"), value: "1", onChange: () => show(),
    choices: /** @type {const} */ (["1", "0", "2"]).map((value) => ({ value, label: words(`workout.exercise.loadType.${value}`) })),
  });
  const show = () => {
    const type = loadType.value();
    [reps.node.hidden, weight.node.hidden, seconds.node.hidden] = [type === "2", type !== "1", type !== "2"];
  };
  show();
  const run = () => {
    const isTimed = loadType.value() === "2", isWeighted = loadType.value() === "1";
    name.problem(orNull(name.value()) ? null : words("workout.exercise.needsName"));
    const shown = [sets, isTimed ? seconds : reps, ...(isWeighted ? [weight] : [])];
    if (!shown.map((field) => field.check()).every(Boolean) || !orNull(name.value())) return false;
    return act.apply({
      do: "addExercise",
      values: {
        name: name.value().trim(), loadType: Number(loadType.value()), sets: sets.value(), reps: isTimed ? 0 : reps.value(),
        weight: isWeighted ? weight.value() : 0, seconds: isTimed ? seconds.value() : 0,
      },
    }, words("workout.saved"), "add");
  };
  openSheet({
    title: words("workout.exercise.add"),
    body: [name.node, el("div", { class: "fields" }, loadType.node, sets.node, reps.node, weight.node, seconds.node)],
    actions: [{ label: words("workout.exercise.add"), kind: "go", run }],
    onClose: () => act.focus("add"),
  });
}
