// Units, clock, rest and plates: what belongs to this device alone. A change is kept at once.

import { get, put } from "../core/api.js";
import { el } from "../core/dom.js";
import { choiceField, numberField, switchField, textField } from "../core/field.js";
import { readNumber, writeNumber } from "../core/number.js";
import { readWho } from "../core/router.js";
import { toast } from "../core/toast.js";
import { words } from "../core/words.js";

/** @param {any} shown the settings as the server has them @param {boolean} canWrite */
export function units(shown, canWrite) {
  /** @type {Promise<unknown>} */
  let last = Promise.resolve();
  /**
   * Keeps a change after those before it; says at its field where that fails.
   * @param {Record<string, unknown>} change @param {import("../core/field.js").Field<any>} field
   */
  const keep = (change, field) => {
    last = last.then(async () => {
      field.problem(null);
      try {
        // Another tab may have changed something else meanwhile.
        const current = await get("/settings");
        await put("/settings", { ...current.value, ...change }, current.etag ?? "*");
        await readWho().catch(() => {}); // the save stands, whatever became of this
        toast(words("settings.kept"));
      } catch (error) {
        field.problem(words("settings.notKept", { why: error instanceof Error ? error.message : words("problem.refused") }));
      }
    });
    return last;
  };
  const weight = choiceField({
    label: words("settings.weight"), help: words("settings.weight.help"), value: shown.weightUnit,
    choices: [{ value: "kg", label: words("settings.kg") }, { value: "lb", label: words("settings.lb") }],
    onChange: () => void keep({ weightUnit: weight.value() }, weight),
  });
  const distance = choiceField({
    label: words("settings.distance"), value: shown.distanceUnit,
    choices: [{ value: "km", label: words("settings.km") }, { value: "mi", label: words("settings.mi") }],
    onChange: () => void keep({ distanceUnit: distance.value() }, distance),
  });
  const clock = choiceField({
    label: words("settings.clock"), value: shown.clock,
    choices: [{ value: "h24", label: "17:05" }, { value: "h12", label: "5:05 pm" }],
    onChange: () => void keep({ clock: clock.value() }, clock),
  });
  const rest = numberField({
    label: words("settings.rest"), unit: words("settings.seconds"), value: shown.restSeconds, least: 0, most: 3600,
    whole: true, required: true, onChange: () => { if (rest.check()) void keep({ restSeconds: rest.value() }, rest); },
  });
  const countdown = numberField({
    label: words("settings.countdown"), help: words("settings.countdown.help"), unit: words("settings.seconds"),
    value: shown.countdownSeconds, least: 0, most: 60, whole: true, required: true,
    onChange: () => { if (countdown.check()) void keep({ countdownSeconds: countdown.value() }, countdown); },
  });
  const sounds = switchField({
    label: words("settings.sounds"), value: shown.sounds, onChange: () => void keep({ sounds: sounds.value() }, sounds),
  });
  const bars = weights(words("settings.bars"), words("settings.bars.help"), shown.bars, (bars, field) => keep({ bars }, field));
  const plates = weights(words("settings.plates"), words("settings.plates.help"), shown.plates, (plates, field) => keep({ plates }, field));
  const fields = [weight, distance, clock, rest, countdown, sounds, bars, plates];
  if (!canWrite) for (const field of fields) field.input.setAttribute("disabled", "");
  return el("div", { class: "card padded" }, fields.map((field) => field.node));
}

/**
 * A list of weights in one line, such as "20 15 10 7,5": a comma is a decimal sign.
 * @param {string} label @param {string} help @param {number[] | undefined} value
 * @param {(weights: number[] | undefined, field: import("../core/field.js").Field<any>) => Promise<unknown>} keep
 */
function weights(label, help, value, keep) {
  const field = textField({
    label, help, value: (value ?? []).map(writeNumber).join("  "),
    onChange: () => {
      const parts = field.value().split(/[\s;]+/).filter((part) => part !== "");
      const numbers = parts.map(readNumber);
      const wrong = parts.find((_, index) => !isWeight(numbers[index]));
      field.problem(wrong ? words("settings.weights.wrong", { text: wrong })
        : parts.length > 20 ? words("settings.weights.many") : null);
      if (wrong === undefined && parts.length <= 20) void keep(numbers.length ? /** @type {number[]} */ (numbers) : undefined, field);
    },
  });
  return field;
}

/** @param {number | null} number */
const isWeight = (number) => number !== null && number >= 0.1 && number <= 200;
