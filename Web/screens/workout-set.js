// The sheet in which one set is changed, added or taken back.

import { el } from "../core/dom.js";
import { choiceField, stepper } from "../core/field.js";
import { openSheet } from "../core/sheet.js";
import { words } from "../core/words.js";
import { changes, effortChoices, numberOrNull } from "./log-parts.js";

/**
 * @typedef {{
 *   key: string, number: number, clock: string, words: string, planned: string | null, otherUnit: string | null,
 *   reps: number | null, weight: number | null, seconds: number | null, kind: string | null, rpe: number | null,
 * }} WorkoutSet
 * @typedef {{
 *   id: string, name: string, libraryName: string, loadType: number, status: string, statusWords: string, plannedWords: string,
 *   notes: string | null, machine: { name: string, value: string }[], sets: WorkoutSet[], open: number, weightUnit: "kg" | "lb",
 *   next: { reps: number | null, weight: number | null, seconds: number | null },
 * }} Exercise
 * @typedef {import("./log-parts.js").Choices} Choices
 */

const steps = { kg: 2.5, lb: 5 };

/**
 * @param {Exercise} exercise @param {WorkoutSet | null} set null: one more @param {Choices} choices
 * @param {{ save: (values: Record<string, unknown>) => Promise<boolean>, remove?: () => Promise<boolean>, closed: () => void }} act
 */
export function openSetSheet(exercise, set, choices, act) {
  const from = set ?? exercise.next;
  const before = { reps: from.reps, weight: from.weight, seconds: from.seconds, kind: set?.kind ?? null, rpe: set?.rpe ?? null };
  const fields = numberFields(exercise, before);
  const kind = choiceField({
    label: words("workout.set.kind"), value: before.kind ?? "",
    choices: [{ value: "", label: words("workout.set.working") }, ...choices.setKinds],
  });
  const rpe = choiceField({
    label: words("workout.set.rpe"), value: before.rpe === null ? "" : String(before.rpe), choices: effortChoices(choices, before.rpe),
  });
  const values = () => changes({
    ...Object.fromEntries(fields.map(({ key, field }) => [key, field.value()])),
    kind: kind.value() || null, rpe: numberOrNull(rpe.value()),
  }, before);
  openSheet({
    title: set ? words("workout.set.title", { exercise: exercise.name, number: set.number }) : words("workout.set.new", { exercise: exercise.name }),
    body: [el("div", { class: "card steppers" }, fields.map(({ field }) => field.node)), el("div", { class: "fields" }, kind.node, rpe.node)],
    actions: [
      { label: set ? words("session.save") : words("workout.set.add"), kind: "go", run: () => act.save(values()) },
      ...(act.remove ? [{ label: words("workout.set.remove"), kind: /** @type {const} */ ("danger"), run: act.remove }] : []),
    ],
    onClose: act.closed,
  });
}

/** @typedef {"reps" | "weight" | "seconds"} NumberKey */

/**
 * The numbers that a set of this exercise has, and others that this one holds all the same.
 * @param {Exercise} exercise @param {Record<NumberKey, number | null>} before
 */
function numberFields(exercise, before) {
  const usual = /** @type {NumberKey[]} */ ([["reps"], ["reps", "weight"], ["seconds"]][exercise.loadType] ?? []);
  const shown = /** @type {NumberKey[]} */ (["weight", "reps", "seconds"]).filter((key) => usual.includes(key) || before[key] !== null);
  return shown.map((key) => ({ key, field: numberField(key, exercise, before[key]) }));
}

/** @param {NumberKey} key @param {Exercise} exercise @param {number | null} value */
function numberField(key, exercise, value) {
  const unit = exercise.weightUnit, step = key === "weight" ? steps[unit] : key === "seconds" ? 5 : 1;
  const field = stepper({
    label: words(`workout.${key}`), value: value ?? 0, step, unit: key === "weight" ? unit : key === "seconds" ? "s" : undefined,
    least: key === "weight" ? Math.min(0, value ?? 0) : 0, most: key === "seconds" ? 1_209_600 : 100_000,
    less: words(`workout.${key}.less`, { step, unit }), more: words(`workout.${key}.more`, { step, unit }),
  });
  // A number that nobody touched is none where there was none.
  return { ...field, value: () => (value === null && field.value() === 0 ? null : field.value()) };
}
