// What a screen is: types only.

import { words } from "./words.js";

/** @typedef {"phone" | "desktop" | "watch"} Role  What this device may do; the server enforces it. */
/** @typedef {"today" | "train" | "log" | "ahead" | "settings"} Place */

/**
 * @typedef {{
 *   weightUnit: "kg" | "lb", distanceUnit: "km" | "mi", restSeconds: number, countdownSeconds: number,
 *   clock: "h12" | "h24", sounds: boolean, bars?: number[], plates?: number[], [more: string]: unknown,
 * }} Settings  The settings of the device on which the server runs.
 */

/**
 * @typedef {object} Context  What a screen is given.
 * @property {Record<string, string>} parameters the values of the path's `:names`
 * @property {URLSearchParams} query
 * @property {Role} role
 * @property {Settings} settings
 * @property {typeof words} words
 * @property {(name: string) => Promise<void>} style loads `style/<name>.css` once; wait for it before showing
 * @property {(title: string) => void} title sets the title of the page, where it is known only with the data
 */

/**
 * @typedef {object} Shown
 * @property {Node} node what stands in `main`; it holds one h1
 * @property {() => Promise<void>} [refresh] shows newer data, drafts kept; called when the connection is back
 * @property {() => void} [leave] stops whatever goes on; called before the next screen
 */

/**
 * @typedef {object} Screen  The default export of a module in `screens/`.
 * @property {string} path its main path, `:name` for a part that varies
 * @property {Place} place
 * @property {string} title
 * @property {(context: Context) => Promise<Shown>} show
 */

export {};
