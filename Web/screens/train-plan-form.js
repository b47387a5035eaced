// The sheet in which one exercise of a routine gets its plan.

import { el, replace } from "../core/dom.js";
import { choiceField, numberField, switchField, textField } from "../core/field.js";
import { icon } from "../core/icon.js";
import { openSheet } from "../core/sheet.js";
import { words } from "../core/words.js";
import { exercisePath } from "./train-exercise-list.js";
import { assign } from "./train-routine-form.js";
import { sentence } from "./train-save.js";

/**
 * @typedef {object} PlanRequest
 * @property {any} exercise as the document has it
 * @property {string} libraryName the name of its page
 * @property {string[]} settingNames what its machine usually has
 * @property {string} unit of weights
 * @property {number[]} supersets the numbers that the routine uses
 * @property {(change: (exercise: any) => void) => Promise<void>} save
 * @property {() => void} remove
 */

const none = 0, weighted = 1, timed = 2;

/**
 * Opens the sheet; it stays with what was typed until that is saved.
 * @param {PlanRequest} request
 */
export function editPlan({ exercise, libraryName, settingNames, unit, supersets, save, remove }) {
  const name = textField({
    label: words("plan.name"), value: exercise.name, required: true, maxlength: 20000,
    help: libraryName !== exercise.name ? words("plan.libraryName", { name: libraryName }) : undefined,
  });
  const load = segments(words("plan.load"), [
    [none, words("plan.load.none")], [weighted, words("plan.load.weight")], [timed, words("plan.load.duration")],
  ], exercise.loadType, () => show());
  const sets = numberField({ label: words("plan.sets"), value: exercise.sets, whole: true, required: true, least: 1, most: 100 });
  const reps = numberField({ label: words("plan.reps"), value: exercise.reps || null, whole: true, least: 1, most: 10000, required: true });
  const seconds = numberField({
    label: words("plan.seconds"), unit: words("routine.seconds"), value: exercise.durationSeconds || null, whole: true, least: 1, most: 86400, required: true,
  });
  const weight = numberField({ label: words("plan.weight"), unit, value: exercise.weight, least: 0, most: 10000, required: true });
  const rest = numberField({
    label: words("plan.rest"), unit: words("routine.seconds"), value: exercise.restSeconds ?? null, whole: true, least: 0, most: 86400,
    help: words("plan.rest.help"),
  });
  const superset = choiceField({
    label: words("plan.superset"), value: exercise.supersetID === undefined ? "" : String(exercise.supersetID),
    choices: [{ value: "", label: words("plan.superset.none") }, ...numbers(supersets, exercise.supersetID).map((number) =>
      ({ value: String(number), label: words("plan.superset.number", { number }) }))],
  });
  const machine = machineFields(exercise.machineSettings, settingNames);
  const fault = el("p", { class: "fault", role: "alert" });
  const show = () => {
    reps.node.hidden = load.value() === timed;
    seconds.node.hidden = load.value() !== timed;
    weight.node.hidden = load.value() !== weighted;
  };
  show();

  const check = () => {
    const isNamed = name.value().trim() !== "";
    name.problem(isNamed ? null : words("plan.name.needed"));
    const wrong = [isNamed ? null : name, ...[sets, reps, seconds, weight, rest].map((field) => (field.node.hidden || field.check() ? null : field))]
      .find((field) => field !== null);
    wrong?.input.focus();
    return !wrong;
  };

  /** @param {any} plan */
  const change = (plan) => {
    rename(plan, name.value().trim());
    plan.loadType = load.value();
    plan.sets = sets.value() ?? plan.sets;
    if (load.value() !== timed) plan.reps = reps.value() ?? plan.reps;
    plan.durationSeconds = load.value() === timed ? seconds.value() ?? plan.durationSeconds : 0;
    if (load.value() === weighted) plan.weight = weight.value() ?? plan.weight;
    assign(plan, "restSeconds", rest.value());
    assign(plan, "supersetID", superset.value() === "" ? null : Number(superset.value()));
    assign(plan, "machineSettings", machine.value());
  };

  const sheet = openSheet({
    title: words("plan.title"),
    body: [
      name.node, load.node, el("div", { class: "fields narrow" }, sets.node, reps.node, seconds.node, weight.node),
      el("div", { class: "fields" }, rest.node, superset.node), machine.node,
      el("a", { class: "btn text", href: exercisePath(libraryName), on: { click: () => sheet.close() } },
        words("plan.page", { name: [...libraryName].slice(0, 60).join("") })),
      fault,
    ],
    actions: [
      {
        label: words("plan.save"), kind: "go", run: async () => {
          if (!check()) return false;
          try {
            await save(change);
            return true;
          } catch (error) {
            fault.textContent = sentence(error);
            return false;
          }
        },
      },
      { label: words("plan.remove"), kind: "danger", run: () => { remove(); } },
    ],
  });
}

/**
 * A new name keeps the library's beside it, so that page and history stay; the library's own takes that away.
 * @param {any} plan @param {string} name
 */
function rename(plan, name) {
  if (name === plan.name) return;
  const library = plan.libraryName ?? plan.name;
  plan.name = name;
  assign(plan, "libraryName", library === name ? null : library);
}

/**
 * The numbers that can be chosen: those in use and the next one.
 * @param {number[]} used @param {number | undefined} own
 */
function numbers(used, own) {
  const all = [...new Set([...used, ...(own === undefined ? [] : [own])])].sort((left, right) => left - right);
  return [...all, Math.max(0, ...all) + 1];
}

/**
 * One of a few, all in sight.
 * @param {string} label @param {[number, string][]} choices @param {number} value @param {() => void} onChange
 */
export function segments(label, choices, value, onChange) {
  const group = `segments-${++count}`;
  const inputs = choices.map(([each]) => el("input", { type: "radio", name: group, value: each, checked: each === value, on: { change: onChange } }));
  const node = el("fieldset", null, el("legend", null, label), el("div", { class: "segments" },
    choices.map(([, text], index) => el("label", null, inputs[index], text))));
  return { node, inputs, value: () => Number(inputs.find((input) => input.checked)?.value ?? value) };
}

let count = 0;

/**
 * How the machine is set: rows of what and where, in an order.
 * @param {{ name: string, value: string }[] | undefined} first @param {string[]} names
 */
function machineFields(first, names) {
  let rows = (first ?? []).map((setting) => ({ ...setting }));
  const isMachine = switchField({ label: words("plan.machine"), value: first !== undefined, onChange: () => draw() });
  const list = el("datalist", { id: `settings-${++count}` }, names.map((name) => el("option", { value: name })));
  const box = el("div", { class: "stack" });

  /** @param {number} index @param {"name" | "value"} key */
  const input = (index, key) => el("input", {
    type: "text", value: rows[index][key], list: key === "name" ? list.id : null, autocomplete: "off", maxlength: 2000,
    "aria-label": words(key === "name" ? "plan.setting.name" : "plan.setting.value"),
    on: { input: (/** @type {Event} */ event) => { rows[index][key] = /** @type {HTMLInputElement} */ (event.target).value; } },
  });

  /** @param {number} index @param {number} to */
  const swap = (index, to) => { [rows[index], rows[to]] = [rows[to], rows[index]]; draw(); };

  const draw = () => {
    box.hidden = !isMachine.value();
    replace(box, el("p", { class: "label" }, words("plan.settings")), rows.map((_, index) => el("div", { class: "setting" },
      input(index, "name"), input(index, "value"),
      el("span", { class: "tools" },
        tool("up", words("plan.setting.up", { number: index + 1 }), index > 0, () => swap(index, index - 1)),
        tool("down", words("plan.setting.down", { number: index + 1 }), index < rows.length - 1, () => swap(index, index + 1)),
        tool("trash", words("plan.setting.remove", { number: index + 1 }), true, () => { rows.splice(index, 1); draw(); })))),
    el("button", { type: "button", class: "btn small", on: { click: add } }, icon("plus"), words("plan.setting.add")), list);
  };
  const add = () => {
    const free = names.find((name) => !rows.some((row) => row.name === name));
    rows.push({ name: free ?? "", value: "" });
    draw();
    const inputs = box.querySelectorAll("input");
    inputs[inputs.length - (free ? 1 : 2)]?.focus();
  };
  draw();
  return {
    node: el("div", { class: "stack" }, isMachine.node, box),
    value: () => (isMachine.value() ? rows.filter((row) => row.name.trim() !== "" || row.value.trim() !== "") : null),
  };
}

/** @param {import("../core/icon.js").IconName} image @param {string} label @param {boolean} isOn @param {() => void} run */
const tool = (image, label, isOn, run) =>
  el("button", { type: "button", class: "btn icon-only", "aria-label": label, disabled: !isOn, on: { click: run } }, icon(image));
