// How hard a session was as a whole: ten steps with their words.

import { el } from "../core/dom.js";

let count = 0;

/**
 * @param {import("./today-day.js").Choice[]} efforts @param {string} label @param {number | null} value
 * @param {(value: number) => void} [onChoose]
 */
export function effortField(efforts, label, value, onChoose) {
  const name = `effort-${++count}`;
  const said = el("p", { class: "help", "aria-live": "polite" });
  /** @type {HTMLInputElement[]} */
  const inputs = efforts.map((effort) => el("input", {
    type: "radio", name, value: effort.value, checked: Number(effort.value) === value, "aria-label": `${effort.value}: ${effort.text}`,
    on: { change: () => { tell(); onChoose?.(Number(effort.value)); } },
  }));
  const chosen = () => inputs.find((input) => input.checked)?.value ?? null;
  const tell = () => { said.textContent = efforts.find((effort) => effort.value === chosen())?.text ?? ""; };
  tell();
  const node = el("fieldset", { class: "effort" }, el("legend", null, label),
    el("div", { class: "scale" }, inputs.map((input) => el("label", null, input, input.value))), said);
  return { node, value: () => { const value = chosen(); return value === null ? null : Number(value); } };
}
