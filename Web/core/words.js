// The fixed words of the app. Another language is another file beside words/en.js.

import en from "../words/en.js";

/** @typedef {keyof typeof en} WordKey */

/**
 * The words at a key, with `{name}` replaced by the value of that name.
 * @param {WordKey} key @param {Record<string, string | number>} [values]
 * @returns {string}
 */
export function words(key, values) {
  const text = en[key];
  return values ? text.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole)) : text;
}
