// Small drawings in the colour of the text beside them. A word always stands with them.

const paths = {
  today: "M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4",
  train: "M4 9v6M7 7v10M17 7v10M20 9v6M7 12h10",
  lift: "M4 9v6M7 7v10M17 7v10M20 9v6M7 12h10",
  log: "M5 4h14v16H5zM9 9h6M9 13h6M9 17h3",
  ahead: "M4 17h9c4 0 5-6 7-10M4 20h16",
  run: "M14 2.8a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6M8 20l3-5-2-3 3-5 3 3h3M12 12l3 3v5M9 8l-3 2",
  race: "M6 21V4h11l-2 4 2 4H6",
  sum: "M17 8V5H6l7 7-7 7h11v-3",
  list: "M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01",
  calendar: "M5 6h14v14H5zM5 10h14M9 3v4M15 3v4",
  clock: "M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16M12 8v4l3 2",
  ready: "M4 15a8 8 0 0 1 16 0M12 15l4-4",
  sleep: "M20 14.5A8 8 0 0 1 9.5 4a8 8 0 1 0 10.5 10.5",
  play: "M8 5.5v13l10-6.5z",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  check: "m5 12 5 5 9-10",
  close: "m6 6 12 12M18 6 6 18",
  chevron: "m9 6 6 6-6 6",
  back: "m15 6-6 6 6 6",
  up: "m6 15 6-6 6 6",
  down: "m6 9 6 6 6-6",
  more: "M4 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0M11 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0M18 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0",
  handle: "M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01",
  import: "M12 4v10m-4-4 4 4 4-4M5 19h14",
  export: "M12 15V5m-4 4 4-4 4 4M5 19h14",
  devices: "M4 6h11v9H4zM2 18h9M17 9h4v10h-4z",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4M9 14.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4",
  search: "M11 4.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13M16 16l4.5 4.5",
  edit: "m5 19 1-4L16 5l3 3L9 18zM14 7l3 3",
  trash: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10 11v5M14 11v5",
  undo: "M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10H9",
  copy: "M9 9h10v11H9zM5 15V4h10",
  note: "M6 4h12v10l-6 6H6zM18 14h-6v6",
  heart: "M12 20S4 15 4 9.5A4 4 0 0 1 12 8a4 4 0 0 1 8 1.5C20 15 12 20 12 20",
  info: "M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16M12 11v5M12 8h.01",
  warn: "M12 4 3 19h18zM12 10v4M12 17h.01",
  offline: "M4 4l16 16M8.5 16a5 5 0 0 1 7 0M5 12.5a10 10 0 0 1 4-2.4M19 12.5a10 10 0 0 0-5-2.7M12 19.5h.01",
  folder: "M4 6h6l2 2h8v11H4z",
  book: "M12 6c-2-1.5-5-2-8-2v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2M12 6v14",
};

/** @typedef {keyof typeof paths} IconName */

/**
 * An icon of the size of the text around it; screen readers skip it.
 * @param {IconName} name @param {string} [className]
 * @returns {SVGSVGElement}
 */
export function icon(name, className = "icon") {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  for (const [key, value] of Object.entries({ class: className, viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" })) {
    svg.setAttribute(key, value);
  }
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", paths[name] ?? paths.info);
  svg.append(path);
  return svg;
}
