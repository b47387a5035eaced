// Pairing this device: the code that the machine with the records shows, and a name for the list there.

import { get, post, Problem } from "../core/api.js";
import { el } from "../core/dom.js";
import { textField } from "../core/field.js";
import { icon } from "../core/icon.js";
import { words } from "../core/words.js";

/** @type {import("../core/screen.js").Screen} */
export default {
  path: "/pair",
  place: "settings",
  title: words("pair.title"),
  async show({ style }) {
    const [{ value: who }] = await Promise.all([get("/shell"), style("devices")]);
    return { node: el("div", { class: "screen pairing" },
      el("h1", null, words("pair.title")),
      who.isKnown ? known() : el("p", { class: "quiet" }, words("pair.intro")),
      form(codeOfAddress()), where()) };
  },
};

/** The code that the picture carried; it is taken out of the address, which is kept and shown in many places. */
function codeOfAddress() {
  const code = location.hash.slice(1);
  if (code) history.replaceState(history.state, "", location.pathname);
  return written(code);
}

/** @param {string} text two halves, as it is shown */
function written(text) {
  const characters = text.toUpperCase().replace(/[^0-9A-Z]/g, "").slice(0, 8);
  return characters.length > 4 ? `${characters.slice(0, 4)}-${characters.slice(4)}` : characters;
}

/** @param {string} given */
function form(given) {
  const code = textField({
    label: words("pair.code"), help: words("pair.code.help"), value: given, maxlength: 16, name: "code",
    autocomplete: "one-time-code", onInput: () => { tidy(code.input); code.problem(null); },
  });
  for (const [name, value] of Object.entries({ autocapitalize: "characters", spellcheck: "false", class: "code-input" })) {
    code.input.setAttribute(name, value);
  }
  const name = textField({
    label: words("pair.name"), help: words("pair.name.help"), value: deviceName(), maxlength: 60, name: "device",
    onInput: () => name.problem(null),
  });
  const button = el("button", { class: "btn go", type: "submit" }, words("pair.go"));
  const node = el("form", { class: "card padded", novalidate: true }, code.node, name.node, el("div", null, button));
  node.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (button.disabled) return;
    button.disabled = true;
    await pair(code, name);
    button.disabled = false;
  });
  return node;
}

/** @param {HTMLElement} input */
function tidy(input) {
  if (!(input instanceof HTMLInputElement) || input.selectionStart !== input.value.length) return;
  input.value = written(input.value);
}

/** @param {import("../core/field.js").Field<string>} code @param {import("../core/field.js").Field<string>} name */
async function pair(code, name) {
  const missing = code.value().trim() === "" ? code : name.value().trim() === "" ? name : null;
  if (missing) { missing.problem(words("field.needed")); missing.input.focus(); return; }
  try {
    await post("/pair", { code: code.value(), name: name.value() });
    // All anew: whatever was refused before is asked for again, now as a device that is known.
    location.replace("/");
  } catch (error) {
    code.problem(error instanceof Problem ? error.message : words("problem.refused"));
    code.input.focus();
    if (code.input instanceof HTMLInputElement) code.input.select();
  }
}

function known() {
  return el("div", { class: "notice" }, icon("check"), el("div", { class: "stack" },
    el("h2", null, words("pair.known")), el("p", { class: "quiet" }, words("pair.known.text")),
    el("a", { class: "btn small", href: "/" }, words("pair.known.back"))));
}

function where() {
  return el("details", null, el("summary", null, words("pair.where")),
    el("ul", { class: "plain-list" },
      el("li", null, words("pair.where.app")),
      el("li", null, words("pair.where.terminal"), " ", el("code", null, "loadbook devices pair")),
      el("li", null, words("pair.where.short"))));
}

/** What this device is, as far as its browser says so. */
function deviceName() {
  const said = navigator.userAgent;
  /** @type {[RegExp, import("../core/words.js").WordKey][]} */
  const kinds = [
    [/iPhone/, "pair.kind.iphone"], [/iPad/, "pair.kind.ipad"], [/Android/, "pair.kind.android"],
    [/Macintosh/, "pair.kind.mac"], [/Windows/, "pair.kind.windows"], [/Linux|CrOS/, "pair.kind.linux"],
  ];
  return words(kinds.find(([pattern]) => pattern.test(said))?.[1] ?? "pair.kind.other");
}
