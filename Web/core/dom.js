// Building nodes. Text is always a text node: a name or a note can never become markup.

/** @typedef {Node | string | number | null | undefined | false | any[]} Child  An array holds children again. */

/**
 * @typedef {Record<string, unknown> & {
 *   class?: string,
 *   on?: Record<string, (event: any) => void>,
 *   data?: Record<string, string>,
 * }} Props  Attributes by their names; `true` sets an empty one, false and null leave it out. A few names that are
 * state rather than attribute (`value`, `checked`, …) are set as properties.
 */

const properties = new Set(["value", "checked", "selected", "disabled", "readOnly", "indeterminate", "open"]);

/**
 * An element with these attributes, listeners and children.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Props | null} [props]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function el(tag, props, ...children) {
  const element = document.createElement(tag);
  append(element, children);
  for (const [name, value] of Object.entries(props ?? {})) set(element, name, value);
  return element;
}

/** @param {HTMLElement} element @param {string} name @param {any} value */
function set(element, name, value) {
  if (name === "on") {
    for (const [type, listener] of Object.entries(value)) element.addEventListener(type, /** @type {any} */ (listener));
  } else if (name === "data") {
    Object.assign(element.dataset, value);
  } else if (value === null || value === undefined) {
    return;
  } else if (properties.has(name)) {
    /** @type {any} */ (element)[name] = value;
  } else if (value !== false) {
    element.setAttribute(name, value === true ? "" : String(value));
  }
}

/**
 * Puts `children` in the place of whatever `node` holds.
 * @param {ParentNode & Node} node
 * @param {...Child} children
 */
export function replace(node, ...children) {
  node.replaceChildren();
  append(node, children);
}

/**
 * Adds children; null, undefined and false are left out, arrays are flattened.
 * @param {Node} node
 * @param {Child[]} children
 */
export function append(node, children) {
  for (const child of children) {
    if (child === null || child === undefined || child === false) continue;
    if (Array.isArray(child)) append(node, child);
    else node.appendChild(child instanceof Node ? child : document.createTextNode(String(child)));
  }
}

/**
 * Sentences made in Swift mark their figures with `**`: this gives the text with `<b>` around them.
 * @param {string} text
 * @returns {Node[]}
 */
export function strong(text) {
  return text.split("**").map((part, index) => (index % 2 ? el("b", null, part) : document.createTextNode(part)));
}
