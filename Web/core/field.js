// Labelled inputs, so that every form looks and speaks the same.

import { el } from "./dom.js";
import { readNumber, writeNumber } from "./number.js";
import { words } from "./words.js";

/**
 * @template V
 * @typedef {object} Field
 * @property {HTMLElement} node the whole: label, input, help, problem
 * @property {HTMLElement} input what takes the focus
 * @property {() => V} value
 * @property {(value: V) => void} set
 * @property {(text: string | null) => void} problem says what is wrong beside the input, null: nothing
 */

/**
 * @typedef {{ label: string, help?: string, unit?: string, name?: string, required?: boolean,
 *   onInput?: () => void, onChange?: () => void }} Common
 */

let count = 0;

/**
 * @param {HTMLElement} input @param {Common} options @param {import("./dom.js").Child} control what holds the input
 */
function frame(input, options, control) {
  const id = `f${++count}`;
  input.id = id;
  const help = options.help ? el("p", { class: "help", id: `${id}-help` }, options.help) : null;
  const fault = el("p", { class: "fault", id: `${id}-fault`, role: "alert" });
  input.setAttribute("aria-describedby", [help && `${id}-help`, `${id}-fault`].filter(Boolean).join(" "));
  if (options.name) input.setAttribute("name", options.name);
  if (options.required) input.setAttribute("aria-required", "true");
  if (options.onInput) input.addEventListener("input", options.onInput);
  if (options.onChange) input.addEventListener("change", options.onChange);
  const node = el("div", { class: "field" }, el("label", { for: id }, options.label), control, help, fault);
  /** @param {string | null} text */
  const problem = (text) => {
    fault.textContent = text ?? "";
    if (text) input.setAttribute("aria-invalid", "true");
    else input.removeAttribute("aria-invalid");
  };
  return { node, input, problem };
}

/**
 * A line of text, or several.
 * @param {Common & { value?: string, lines?: number, placeholder?: string, maxlength?: number, type?: string, autocomplete?: string }} options
 * @returns {Field<string>}
 */
export function textField(options) {
  const shared = { maxlength: options.maxlength, placeholder: options.placeholder, value: options.value ?? "" };
  const input = options.lines
    ? el("textarea", { ...shared, rows: options.lines })
    : el("input", { ...shared, type: options.type ?? "text", autocomplete: options.autocomplete ?? "off" });
  return {
    ...frame(input, options, input),
    value: () => input.value,
    set: (value) => { input.value = value; },
  };
}

/**
 * A number with its unit; a comma is a decimal sign, too. Its value is null where the field is empty or holds none.
 * @param {Common & { value?: number | null, least?: number, most?: number, whole?: boolean }} options
 * @returns {Field<number | null> & { check: () => boolean }} `check` says what is wrong beside the field
 */
export function numberField(options) {
  const input = el("input", {
    type: "text", inputmode: options.whole ? "numeric" : "decimal", autocomplete: "off", value: writeNumber(options.value),
  });
  const control = options.unit ? el("div", { class: "united" }, input, el("span", { class: "unit" }, options.unit)) : input;
  const framed = frame(input, options, control);
  const value = () => readNumber(input.value);
  const check = () => {
    const fault = numberFault(input.value, value(), options);
    framed.problem(fault);
    return fault === null;
  };
  input.addEventListener("change", check);
  return { ...framed, value, check, set: (number) => { input.value = writeNumber(number); framed.problem(null); } };
}

/**
 * @param {string} text @param {number | null} number
 * @param {{ required?: boolean, least?: number, most?: number, whole?: boolean }} limits
 */
function numberFault(text, number, limits) {
  if (text.trim() === "") return limits.required ? words("field.needed") : null;
  if (number === null) return words("field.number");
  if (limits.whole && !Number.isInteger(number)) return words("field.whole");
  if (limits.least !== undefined && number < limits.least) return words("field.least", { number: limits.least });
  if (limits.most !== undefined && number > limits.most) return words("field.most", { number: limits.most });
  return null;
}

/**
 * One of a few: a native select.
 * @param {Common & { value?: string, choices: { value: string, label: string }[] }} options
 * @returns {Field<string>}
 */
export function choiceField(options) {
  const input = el("select", null, options.choices.map((choice) =>
    el("option", { value: choice.value, selected: choice.value === options.value }, choice.label)));
  return { ...frame(input, options, input), value: () => input.value, set: (value) => { input.value = value; } };
}

/**
 * Yes or no: a native checkbox, drawn as a switch.
 * @param {Common & { value?: boolean }} options
 * @returns {Field<boolean>}
 */
export function switchField(options) {
  const input = el("input", { type: "checkbox", role: "switch", class: "switch", checked: options.value ?? false });
  const framed = frame(input, options, input);
  framed.node.classList.add("switched");
  return { ...framed, value: () => input.checked, set: (value) => { input.checked = value; } };
}

/**
 * Two large buttons around a number that can be typed as well.
 * @param {Common & { value: number, step: number, least?: number, most?: number, format?: (value: number) => string, less: string, more: string }} options
 *   `less` and `more` name the buttons: "2.5 kilograms less"
 * @returns {Field<number>}
 */
export function stepper(options) {
  const least = options.least ?? 0, most = options.most ?? Infinity;
  const input = el("input", { type: "text", inputmode: "decimal", autocomplete: "off", value: writeNumber(options.value) });
  let value = options.value;
  /** @param {number} next */
  const show = (next) => {
    value = Math.min(most, Math.max(least, Math.round(next * 1000) / 1000));
    input.value = writeNumber(value);
  };
  /** @param {number} sign */
  const by = (sign) => () => { show(value + sign * options.step); input.dispatchEvent(new Event("input")); options.onChange?.(); };
  input.addEventListener("change", () => show(readNumber(input.value) ?? value));
  const control = el("div", { class: "stepper" },
    el("button", { type: "button", class: "btn", "aria-label": options.less, on: { click: by(-1) } }, "−"),
    el("span", { class: "united" }, input, options.unit ? el("span", { class: "unit" }, options.unit) : null),
    el("button", { type: "button", class: "btn", "aria-label": options.more, on: { click: by(1) } }, "+"));
  return { ...frame(input, options, control), value: () => value, set: show };
}
