// Which screen stands in main. Paths are real addresses: back, forward, reload and a link from outside all work.

import { get, Problem, unreachable } from "./api.js";
import { append, el, replace } from "./dom.js";
import { isOnline, onChange, onState } from "./live.js";
import { match, screens } from "./screens.js";
import { words } from "./words.js";

/** @typedef {{ role: import("./screen.js").Role, isKnown: boolean, settings: import("./screen.js").Settings }} Who */

/** @type {import("./screen.js").Shown | null} */
let shown = null;
let current = "";
let turn = 0;
/** @type {((path: string, place: import("./screen.js").Place | null) => void)[]} */
const listeners = [];
/** @type {Promise<Who> | undefined} */
let who;
/** @type {any} One object for good: a screen that stands already asks in the units that hold now. */
const settings = {};

/**
 * Calls back after each change of the screen.
 * @param {(path: string, place: import("./screen.js").Place | null) => void} callback
 */
export const onNavigate = (callback) => { listeners.push(callback); };

/**
 * Goes to a path of the app.
 * @param {string} path
 * @param {{ replace?: boolean }} [options]
 */
export function navigate(path, options = {}) {
  keepScroll();
  history[options.replace ? "replaceState" : "pushState"]({ y: 0 }, "", path);
  return show({ focus: true, y: 0 });
}

/** Shows the current screen anew; what was typed there is lost. */
export const reload = () => show({ focus: false, y: scrollY });

/** Asks the screen for newer data, drafts kept. */
export const refresh = async () => { await shown?.refresh?.(); };

/** Who asks and the settings, read again after they changed; where that fails, what was known before holds. */
export function readWho() {
  const before = who;
  const next = get("/shell").then(({ value }) => take(value));
  who = before ? next.catch(() => before) : next;
  who.catch(() => {}); // whoever shows a screen is told
  return next;
}

/** @param {Who} read @returns {Who} */
function take(read) {
  for (const name of Object.keys(settings)) delete settings[name];
  Object.assign(settings, read.settings);
  return { ...read, settings };
}

/** Shows the screen of the address, and from now on that of every link that is followed. */
export function startRouter() {
  history.scrollRestoration = "manual";
  document.addEventListener("click", follow);
  window.addEventListener("popstate", (event) => { void show({ focus: true, y: event.state?.y ?? 0 }); });
  window.addEventListener("scroll", keepScrollSoon, { passive: true });
  onState((isBack) => { if (isBack) void refresh(); });
  onChange(["settings"], () => { readWho().catch(() => {}); });
  return show({ focus: false, y: history.state?.y ?? 0 });
}

let scrollTimer = 0;
function keepScrollSoon() {
  clearTimeout(scrollTimer);
  scrollTimer = window.setTimeout(keepScroll, 150);
}
const keepScroll = () => history.replaceState({ ...history.state, y: scrollY }, "");

/** @param {MouseEvent} event */
function follow(event) {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || !match(link.pathname) || (link.hash && link.pathname === location.pathname)) return;
  event.preventDefault();
  const isHere = link.pathname + link.search === location.pathname + location.search;
  void navigate(link.pathname + link.search, { replace: isHere });
}

/** @param {{ focus: boolean, y: number }} how */
async function show(how) {
  const mine = ++turn;
  const main = /** @type {HTMLElement} */ (document.getElementById("main"));
  clearTimeout(scrollTimer);
  const waiting = window.setTimeout(() => main.setAttribute("aria-busy", "true"), 300);
  const path = location.pathname;
  const { next, place, title } = await load(path);
  clearTimeout(waiting);
  if (mine !== turn) { next.leave?.(); return; }
  await change(path !== current && how.focus, () => {
    main.removeAttribute("aria-busy");
    shown?.leave?.();
    shown = next;
    current = path;
    replace(main, next.node);
    document.title = path === "/" ? words("app.name") : words("app.title", { title: titleOf(main) ?? title });
    listeners.forEach((tell) => tell(path, place));
    scrollTo(0, how.y);
    if (how.focus) focusHeading(main);
  });
}

/** @param {HTMLElement} main */
const titleOf = (main) => main.querySelector("h1")?.dataset.title ?? null;

/** @param {boolean} moves @param {() => void} act */
async function change(moves, act) {
  const wanted = moves && matchMedia("(prefers-reduced-motion: no-preference)").matches && !document.hidden;
  if (!wanted || !document.startViewTransition) { act(); return; }
  try {
    await document.startViewTransition(act).updateCallbackDone;
  } catch {
    // A transition that is skipped has changed the page all the same.
  }
}

/** @param {HTMLElement} main */
function focusHeading(main) {
  const heading = main.querySelector("h1") ?? main;
  heading.setAttribute("tabindex", "-1");
  heading.focus({ preventScroll: true });
}

/** @param {string} path @returns {Promise<{ next: import("./screen.js").Shown, place: import("./screen.js").Place | null, title: string }>} */
async function load(path) {
  const found = match(path);
  if (!found) return { next: { node: nothingHere() }, place: null, title: words("missing.title") };
  /** @type {import("./screen.js").Screen | null} */
  let screen = null;
  try {
    const [module, { role, settings }] = await Promise.all([fetchScreen(found.pattern), who ?? readWho()]);
    screen = module.default;
    const context = {
      parameters: found.parameters, query: new URLSearchParams(location.search), role, settings, words, style,
      title: (/** @type {string} */ title) => { document.title = words("app.title", { title }); },
    };
    return { next: await screen.show(context), place: screen.place, title: screen.title };
  } catch (error) {
    return { next: { node: failure(error), refresh: () => retry(error) }, place: screen?.place ?? null, title: words("failure.title") };
  }
}

/** @param {string} pattern */
async function fetchScreen(pattern) {
  try {
    return await screens[pattern]();
  } catch (error) {
    // What could not be fetched is no fault of the screen; what was fetched and does not run is.
    if (!(error instanceof TypeError) || (await isReachable())) throw error;
    throw unreachable();
  }
}

const isReachable = () => fetch("/manifest.webmanifest", { method: "HEAD", cache: "no-store" }).then(() => true, () => false);

/** @type {Map<string, Promise<void>>} */
const styles = new Map();

/**
 * Loads a style sheet of a screen, once.
 * @param {string} name
 */
function style(name) {
  const known = styles.get(name);
  if (known) return known;
  const link = el("link", { rel: "stylesheet", href: `/style/${name}.css` });
  const loaded = new Promise((/** @type {(value: void) => void} */ resolve) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => resolve());
  });
  styles.set(name, loaded);
  document.head.append(link);
  return loaded;
}

const nothingHere = () => el("div", { class: "empty" },
  el("h1", null, words("missing.title")), el("p", null, words("missing.text")),
  el("a", { class: "btn go", href: "/" }, words("missing.back")));

/** @param {unknown} error */
function failure(error) {
  const problem = error instanceof Problem ? error : null;
  if (problem?.status === 401) return unpaired();
  if (!problem) console.error(error);
  const text = problem ? [problem.title, problem.detail].filter(Boolean).join(" ") : words("failure.bug");
  const node = el("div", { class: "empty" },
    el("h1", null, words(problem?.status === 0 || !isOnline() ? "failure.offline" : "failure.title")), el("p", null, text),
    el("button", { class: "btn go", type: "button", on: { click: () => retry(error) } }, words("failure.retry")));
  return node;
}

const unpaired = () => {
  const node = el("div", { class: "empty" });
  append(node, [el("h1", null, words("unpaired.title")), el("p", null, words("unpaired.text")),
    el("a", { class: "btn go", href: "/pair" }, words("unpaired.pair"))]);
  return node;
};

/**
 * Asks again. Where the server was out of reach the whole page is fetched: a browser may remember that a module of it
 * could not be.
 * @param {unknown} error
 */
async function retry(error) {
  if (!(error instanceof Problem) || error.status !== 0) { await readWho().catch(() => {}); await reload(); return; }
  if (await isReachable()) location.reload();
}
