// The sheet in which a routine gets its name, its look and its ways.

import { el } from "../core/dom.js";
import { choiceField, numberField, switchField, textField } from "../core/field.js";
import { openSheet } from "../core/sheet.js";
import { words } from "../core/words.js";
import { symbol, tile } from "./train-look.js";
import { sentence } from "./train-save.js";

/**
 * @typedef {object} LookRequest
 * @property {string} title @property {string} action what the button says
 * @property {any} routine the document, or what a new one begins with
 * @property {any} choices @property {string | null} restOfDevice
 * @property {string[]} names those of the other routines
 * @property {(change: (routine: any) => void) => Promise<void>} save
 */

/**
 * Opens the sheet; it stays with what was typed until that is saved.
 * @param {LookRequest} request
 */
export function editLook({ title, action, routine, choices, restOfDevice, names, save }) {
  const name = textField({ label: words("routine.name"), value: routine.name, required: true, maxlength: 20000 });
  const color = picker(words("routine.color"), "color", choices.colors, routine.color, (each) => tile({ color: each.name, symbol: null }));
  const image = picker(words("routine.symbol"), "symbol", choices.symbols, routine.systemImage, (each) => symbol(each.name));
  const activity = choiceField({
    label: words("routine.activity"), value: String(routine.activityType ?? 0), onChange: () => showHeart(),
    choices: choices.activities.map((/** @type {any} */ each) => ({ value: String(each.code), label: each.label })),
  });
  const rest = numberField({
    label: words("routine.rest"), unit: words("routine.seconds"), value: routine.restSeconds ?? null, whole: true, least: 0, most: 86400,
    help: restOfDevice ? words("routine.rest.help", { rest: restOfDevice }) : undefined,
  });
  const flow = switchField({ label: words("routine.flow"), value: routine.autoAdvance ?? false });
  const heart = numberField({
    label: words("routine.heart"), unit: words("routine.bpm"), value: routine.targetHeartRate ?? null, whole: true, least: 20, most: 300,
  });
  const showHeart = () => {
    heart.node.hidden = !choices.activities.some((/** @type {any} */ each) => String(each.code) === activity.value() && each.hasHeartRate);
  };
  showHeart();
  const fault = el("p", { class: "fault", role: "alert" });

  const check = () => {
    const text = name.value().trim();
    const isTaken = names.some((other) => fold(other) === fold(text));
    name.problem(text === "" ? words("routine.name.needed") : isTaken ? words("routine.name.taken") : null);
    const wrong = [text === "" || isTaken ? name : null, rest.check() ? null : rest, heart.node.hidden || heart.check() ? null : heart]
      .find((field) => field !== null);
    wrong?.input.focus();
    return !wrong;
  };

  /** @param {any} document */
  const change = (document) => {
    document.name = name.value().trim();
    [document.color, document.systemImage] = [color.value(), image.value()];
    const code = Number(activity.value());
    if (code !== (document.activityType ?? 0)) document.activityType = code;
    assign(document, "restSeconds", rest.value());
    assign(document, "autoAdvance", flow.value() ? true : null);
    if (!heart.node.hidden) assign(document, "targetHeartRate", heart.value());
  };

  openSheet({
    title,
    body: [name.node, color.node, image.node, el("div", { class: "fields" }, activity.node, rest.node, heart.node), flow.node, fault],
    actions: [{
      label: action, kind: "go", run: async () => {
        if (!check()) return false;
        try {
          await save(change);
          return true;
        } catch (error) {
          fault.textContent = sentence(error);
          return false;
        }
      },
    }],
  });
  name.input.focus();
}

/**
 * A member that is left out where it says nothing.
 * @param {any} document @param {string} key @param {unknown} value
 */
export function assign(document, key, value) {
  if (value === null || value === undefined) delete document[key];
  else document[key] = value;
}

/** @param {string} text */
const fold = (text) => text.trim().replace(/\s+/g, " ").toLowerCase();

/**
 * One of many that are seen, each with its name. What another program chose stays until something else is chosen.
 * @param {string} label @param {string} kind @param {{ name: string, label: string }[]} choices @param {string} value
 * @param {(choice: { name: string }) => Node} drawing
 */
function picker(label, kind, choices, value, drawing) {
  const group = `look-${kind}-${++count}`;
  const inputs = choices.map((choice) => el("input", { type: "radio", name: group, value: choice.name, checked: choice.name === value }));
  const node = el("fieldset", { class: `looks ${kind}` }, el("legend", null, label),
    el("div", { class: "choices" }, choices.map((choice, index) =>
      el("label", { class: "look" }, inputs[index], drawing(choice), el("span", null, choice.label)))));
  return { node, value: () => inputs.find((input) => input.checked)?.value ?? value };
}

let count = 0;
