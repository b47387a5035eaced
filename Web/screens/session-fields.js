// The fields of a session without sets: for editing one, and for entering one.

import { el } from "../core/dom.js";
import { choiceField, numberField, textField } from "../core/field.js";
import { words } from "../core/words.js";
import { effortChoices, numberOrNull, orNull } from "./log-parts.js";

/**
 * @typedef {{
 *   day: string, clock: string, minutes: number | null, distance: number | null, effort: number | null, runKind: string | null,
 *   name: string | null, notes: string | null,
 * }} SessionValues
 */

/**
 * @param {"run" | "lift" | "other"} activity @param {SessionValues} from @param {"km" | "mi"} unit
 * @param {import("./log-parts.js").Choices} choices
 */
export function sessionFields(activity, from, unit, choices) {
  const day = textField({ label: words("workout.day"), type: "date", value: from.day, required: true });
  const clock = textField({ label: words("session.clock"), type: "time", value: from.clock, required: true });
  const minutes = numberField({
    label: words("session.minutes"), value: from.minutes, unit: words("session.minutes.unit"), least: 0.1, most: 20_160, required: true,
  });
  const distance = activity === "lift" ? null
    : numberField({ label: words("session.distance"), value: from.distance, unit, least: 0.01, most: 6_000 });
  const runKind = activity === "run" ? choiceField({
    label: words("session.kind"), value: from.runKind ?? "",
    choices: [{ value: "", label: words("session.kind.judged") }, ...choices.runKinds],
  }) : null;
  const name = activity === "other"
    ? textField({ label: words("session.name"), value: from.name ?? "", placeholder: words("session.name.hint") }) : null;
  const effort = choiceField({
    label: words("session.effort"), value: from.effort === null ? "" : String(from.effort), choices: effortChoices(choices, from.effort),
  });
  const notes = textField({ label: words("session.notes"), value: from.notes ?? "", lines: 3 });
  const distanceKey = unit === "mi" ? "miles" : "kilometres";
  return {
    nodes: [name?.node, el("div", { class: "fields" }, day.node, clock.node, minutes.node, distance?.node, effort.node, runKind?.node), notes.node],
    check: () => [minutes.check(), distance?.check() ?? true].every(Boolean),
    /** @returns {Record<string, unknown>} */
    values: () => ({
      day: day.value() || from.day, clock: clock.value() || from.clock, minutes: minutes.value(),
      ...(distance ? { [distanceKey]: distance.value() } : {}), ...(runKind ? { runKind: runKind.value() || null } : {}),
      ...(name ? { name: orNull(name.value()) } : {}), effort: numberOrNull(effort.value()), notes: orNull(notes.value()),
    }),
  };
}
