// Drawings made in Swift, shown as parsed and allow-listed nodes, each with its table.

import { el } from "./dom.js";
import { words } from "./words.js";

/** @typedef {{ label: string, svg: string, wide?: string, table: { columns: string[], rows: string[][] } }} Chart */

const elements = new Set(["svg", "g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan", "title", "desc"]);
const attributes = new Set([
  "viewBox", "width", "height", "x", "y", "x1", "x2", "y1", "y2", "dx", "dy", "cx", "cy", "r", "rx", "ry", "d", "points", "class",
  "transform", "text-anchor", "dominant-baseline", "role", "aria-label", "aria-hidden", "preserveAspectRatio", "fill", "stroke",
  "stroke-width", "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "opacity", "fill-opacity", "pathLength", "tabindex", "id",
  "aria-labelledby", "font-size", "font-weight", "vector-effect",
]);

/**
 * The drawing, and the numbers behind it folded away.
 * @param {Chart} chart
 * @param {{ summary?: string, note?: string | null }} [options] `summary`: what the fold is called; `note`: what
 *   stands below the drawing
 * @returns {HTMLElement}
 */
export function chart({ label, svg, wide, table }, options = {}) {
  const drawings = [picture(svg, label, wide ? "narrow" : ""), wide ? picture(wide, label, "wide") : null].filter(Boolean);
  return el("figure", { class: "figure" },
    drawings.length ? el("div", { class: "drawn" }, drawings) : el("p", { class: "quiet" }, label),
    options.note ? el("p", { class: "quiet" }, options.note) : null,
    el("details", { class: "numbers" },
      el("summary", null, options.summary ?? words("chart.numbers")),
      el("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": label }, tableOf(table))));
}

/**
 * The drawing; of two, one for a phone and one for more room, the style sheet shows the one that fits.
 * @param {string} svg @param {string} label @param {string} size
 */
function picture(svg, label, size) {
  const drawing = parse(svg);
  if (!drawing) return null;
  drawing.setAttribute("role", "img");
  drawing.setAttribute("aria-label", label);
  if (size) drawing.classList.add(size);
  return drawing;
}

/**
 * A table of texts; the first cell of a row is its heading.
 * @param {Chart["table"]} table
 */
export function tableOf({ columns, rows }) {
  return el("table", null,
    el("thead", null, el("tr", null, columns.map((column) => el("th", { scope: "col" }, column)))),
    el("tbody", null, rows.map(([first, ...rest]) =>
      el("tr", null, el("th", { scope: "row" }, first), rest.map((cell) => el("td", null, cell))))));
}

/** @param {string} text @returns {SVGElement | null} */
function parse(text) {
  const parsed = new DOMParser().parseFromString(text, "image/svg+xml");
  const root = parsed.documentElement;
  if (root.localName !== "svg" || parsed.querySelector("parsererror")) return null;
  const copy = /** @type {SVGElement} */ (allowed(root));
  copy.classList.add("chart");
  return copy;
}

/** @param {Element} element @returns {Element | null} */
function allowed(element) {
  if (!elements.has(element.localName)) return null;
  const copy = document.createElementNS("http://www.w3.org/2000/svg", element.localName);
  for (const { name, value } of element.attributes) {
    if (attributes.has(name) && !/url\s*\(/i.test(value)) copy.setAttribute(name, value);
  }
  for (const child of element.childNodes) {
    if (child instanceof Text) copy.append(child.data);
    else if (child instanceof Element) { const kept = allowed(child); if (kept) copy.append(kept); }
  }
  return copy;
}
