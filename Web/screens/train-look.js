// How a routine looks in lists: a tile in its colour with its symbol. The name always stands beside it.

import { el } from "../core/dom.js";

/**
 * Drawings by the names that the folder holds; one of another program is shown as a dumbbell.
 * @type {Record<string, string>}
 */
const drawings = {
  "dumbbell": "M4 9v6M7 7v10M17 7v10M20 9v6M7 12h10",
  "figure.strengthtraining.traditional": "M3 7v4M21 7v4M3 9h18M12 4a2 2 0 1 1 0 4 2 2 0 0 1 0-4M7 9l3 4h4l3-4M10 13v4l-2 4M14 13v4l2 4",
  "figure.strengthtraining.functional": "M9 8a3 3 0 0 1 6 0M8 20a6 6 0 1 1 8 0zM9 8l-1 2M15 8l1 2",
  "figure.run": "M14 2.8a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6M8 20l3-5-2-3 3-5 3 3h3M12 12l3 3v5M9 8l-3 2",
  "figure.walk": "M12 3a1.8 1.8 0 1 1 0 3.6A1.8 1.8 0 0 1 12 3M12 8v6l3 3v4M12 14l-3 7M12 9l-3 2v3M12 9l3 3h2",
  "figure.indoor.cycle": "M6 13a4 4 0 1 1 0 8 4 4 0 0 1 0-8M18 13a4 4 0 1 1 0 8 4 4 0 0 1 0-8M6 17l4-7h6l2 7M10 10l3 7h-7M16 10l-1-4h3M8 7h4",
  "figure.rower": "M4 18h17M8 5a1.8 1.8 0 1 1 0 3.6A1.8 1.8 0 0 1 8 5M8 10l-2 5h6l4-3 3 3M8 11h7l4-3",
  "figure.jumprope": "M12 3a1.8 1.8 0 1 1 0 3.6A1.8 1.8 0 0 1 12 3M12 8v7l-1 4M12 15l2 4M12 10l-5 2M12 10l5 2M7 12c-6 6-2 9 5 9s11-3 5-9",
  "figure.stairs": "M3 20h5v-5h5v-5h5V5h3",
  "figure.flexibility": "M6 5a1.8 1.8 0 1 1 0 3.6A1.8 1.8 0 0 1 6 5M6 10c0 5 3 7 14 8M6 10v9h14M8 12l8-2",
  "figure.core.training": "M4 18h16M5 15a1.6 1.6 0 1 1 3.2 0 1.6 1.6 0 0 1-3.2 0M9 15l6 1 2-6 3 6M10 14l4-3",
  "figure.mind.and.body": "M12 3a1.8 1.8 0 1 1 0 3.6A1.8 1.8 0 0 1 12 3M12 8v6M12 9l-5 5M12 9l5 5M12 14c-5 0-8 2-8 4h16c0-2-3-4-8-4",
  "heart": "M12 20S4 15 4 9.5A4 4 0 0 1 12 8a4 4 0 0 1 8 1.5C20 15 12 20 12 20",
  "flame": "M12 21c-4 0-7-2.700-7-6.500 0-4 4-6 4-11 4 1.500 5 5 5 7 1-.5 1.500-1.500 1.500-2.500 2 2 3.500 4 3.500 6.500 0 3.800-3 6.500-7 6.500",
  "bolt": "M13 3 5 14h6l-1 7 8-11h-6z",
  "timer": "M12 6a7.500 7.500 0 1 1 0 15 7.500 7.500 0 0 1 0-15M12 10v4M10 3h4M18 6l1.500 1.500",
  "star": "m12 3 2.700 6 6.300.6-4.800 4.300 1.400 6.400L12 17l-5.600 3.300 1.400-6.400L3 9.600 9.300 9z",
  "sun.max": "M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8M12 3v2M12 19v2M3 12h2M19 12h2M5.600 5.600 7 7M17 17l1.400 1.400M5.600 18.400 7 17M17 7l1.400-1.400",
  "moon": "M20 14.500A8 8 0 0 1 9.500 4a8 8 0 1 0 10.500 10.500",
  "leaf": "M5 19C5 9 11 5 20 4c0 10-4 15-11 15-2 0-3-1-4-2M5 20c2-5 5-8 9-10",
  "mountain.2": "M2 19 9 6l4 7 2-3 7 9zM7 10l2 2 2-2",
};

/**
 * The drawing of a symbol, in the colour of the text around it.
 * @param {string} name
 */
export function symbol(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  for (const [key, value] of Object.entries({ class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" })) {
    svg.setAttribute(key, value);
  }
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", Object.hasOwn(drawings, name) ? drawings[name] : drawings.dumbbell);
  svg.append(path);
  return svg;
}

/**
 * A tile in a routine's colour with its symbol; screen readers skip it, since the name stands beside it.
 * @param {{ color: string | null, symbol: string | null }} look @param {string} [size] "large" in a heading
 */
export const tile = ({ color, symbol: name }, size = "") =>
  el("span", { class: `tile ${size}`.trim(), "aria-hidden": "true", data: { color: color ?? "gray" } }, symbol(name ?? "dumbbell"));
