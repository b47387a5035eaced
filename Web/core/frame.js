// What stands around every screen: the sidebar, the bar below, the pages of a place, and what is said of the connection.

import { el, replace } from "./dom.js";
import { icon } from "./icon.js";
import { showShortcuts } from "./keys.js";
import { onFolder, onState } from "./live.js";
import { door, places } from "./places.js";
import { onNavigate } from "./router.js";
import { openSheet } from "./sheet.js";
import { words } from "./words.js";

/** Fills the frame that index.html holds. */
export function startFrame() {
  const side = byID("side"), tabs = byID("tabs"), pages = byID("pages");
  replace(side, el("p", { class: "brand" }, el("img", { src: "/icons/icon.svg", alt: "", width: 28, height: 28 }), words("app.name")), sidebar());
  replace(tabs, places.map((place) => tab(place)), moreButton());
  onNavigate((path, place) => {
    mark(side, (link) => isWithin(path, link));
    mark(tabs, (link) => link.dataset.place === place);
    byID("more").toggleAttribute("data-current", place === "settings");
    showPages(pages, path, place);
  });
  startConnectionLine();
}

/** The line above the screen: that the server is away, or that the folder takes nothing now. */
function startConnectionLine() {
  const line = byID("connection");
  let isOnline = true;
  /** @type {string | null} */
  let trouble = null;
  const show = () => {
    const text = isOnline ? trouble : words("live.offline");
    line.hidden = text === null;
    replace(line, text && [icon(isOnline ? "warn" : "offline"), el("span", null, text)]);
  };
  onState((isThere) => { isOnline = isThere; show(); });
  onFolder(({ canWrite, title, detail }) => { trouble = canWrite ? null : [title, detail].filter(Boolean).join(" "); show(); });
}

/** @param {string} id */
const byID = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

const sidebar = () => [
  places.map((group) => [
    group.pages.length > 1 ? el("p", { class: "label" }, words(group.key)) : null,
    group.pages.map((page) => link(page)),
  ]),
  el("hr"), door.map((page) => link(page)),
  el("button", { type: "button", class: "shortcuts", on: { click: showShortcuts } }, el("kbd", null, "?"), words("keys.title")),
];

/** @param {import("./places.js").Page} page */
const link = (page) => el("a", { href: page.path, "data-phone-only": page.isPhoneOnly }, icon(page.icon), words(page.key));

/** @param {import("./places.js").PlaceGroup} place */
const tab = (place) => el("a", { href: place.path, data: { place: place.place } }, icon(place.icon), el("span", null, words(place.key)));

const moreButton = () => el("button", { type: "button", id: "more", "aria-haspopup": "dialog", on: { click: openDoor } },
  icon("more"), el("span", null, words("nav.more")));

function openDoor() {
  const sheet = openSheet({
    title: words("nav.more"),
    body: el("nav", { class: "card rows", "aria-label": words("nav.more") }, door.map((page) =>
      el("a", { class: "row", href: page.path, "data-phone-only": page.isPhoneOnly, on: { click: () => sheet.close() } },
        icon(page.icon), el("span", { class: "grow" }, words(page.key)), icon("chevron")))),
  });
}

/** @param {HTMLElement} bar @param {string} path @param {import("./screen.js").Place | null} place */
function showPages(bar, path, place) {
  const group = places.find((each) => each.place === place);
  const isShown = group !== undefined && group.pages.some((page) => page.path === path) && group.pages.length > 1;
  bar.hidden = !isShown;
  if (!group || !isShown) { replace(bar); return; }
  bar.setAttribute("aria-label", words(group.key));
  if (bar.dataset.place !== group.place || !bar.hasChildNodes()) {
    replace(bar, group.pages.map((page) => el("a", { href: page.path }, words(page.key))));
  }
  bar.dataset.place = group.place;
  mark(bar, (link) => link.pathname === path);
  bar.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** @param {HTMLElement} bar @param {(link: HTMLAnchorElement) => boolean} isCurrent */
function mark(bar, isCurrent) {
  for (const link of bar.querySelectorAll("a")) {
    if (isCurrent(link)) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
}

/**
 * The page of the sidebar under which a path lies.
 * @param {string} path
 * @param {HTMLAnchorElement} link
 */
function isWithin(path, link) {
  const home = /^\/(workouts|sessions)(\/|$)/.test(path) ? "/log" : path;
  return link.pathname === home || (link.pathname !== "/" && home.startsWith(`${link.pathname}/`));
}
