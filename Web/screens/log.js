// Workouts and runs by month, newest first.

import { get } from "../core/api.js";
import { el, replace } from "../core/dom.js";
import { icon } from "../core/icon.js";
import { shortcut } from "../core/keys.js";
import { onChange } from "../core/live.js";
import { navigate } from "../core/router.js";
import { words } from "../core/words.js";
import { entryRow } from "./log-entry.js";

/** @typedef {import("./log-entry.js").Entry} Entry */
/** @typedef {{ title: string, words: string, entries: Entry[] }} Week */
/** @typedef {{ month: string, title: string, words: string, weeks: Week[] }} Month */
/** @typedef {{ all: number, total: number, before: string | null, earlierTitle: string | null, months: Month[] }} Page */

const sports = /** @type {const} */ (["all", "lifts", "runs", "other"]);

/** @type {import("../core/screen.js").Screen} */
export default {
  path: "/log",
  place: "log",
  title: words("log.title"),
  async show(context) {
    const list = new LogList(context);
    await Promise.all([context.style("log"), list.load()]);
    return { node: list.node, refresh: () => list.load(), leave: () => list.stop() };
  },
};

class LogList {
  /** @param {import("../core/screen.js").Context} context */
  constructor(context) {
    this.canWrite = context.role === "phone";
    this.sport = sports.find((sport) => sport === context.query.get("sport")) ?? "all";
    this.search = context.query.get("search") ?? "";
    /** @type {Page[]} */
    this.pages = [];
    this.turn = 0;
    this.results = el("div", { class: "stack wide months" });
    this.found = el("p", { class: "quiet", role: "status" });
    this.filters = this.filterBar();
    this.node = el("div", { class: "screen log" },
      el("div", { class: "top" }, el("h1", null, words("log.title")), this.canWrite ? addLink() : null),
      this.filters, this.found, this.results);
    const stops = [onChange(["workout", "session", "day", "athlete"], () => { void this.load(); })];
    if (this.canWrite) stops.push(shortcut("n", words("log.add"), () => { void navigate("/sessions/new"); }));
    stops.push(shortcut("/", words("log.search"), () => this.node.querySelector("input")?.focus()));
    this.stop = () => stops.forEach((stop) => stop());
  }

  filterBar() {
    const field = el("input", {
      type: "search", "aria-label": words("log.search"), placeholder: words("log.search.hint"), value: this.search,
      maxlength: 200, autocomplete: "off",
    });
    let timer = 0;
    field.addEventListener("input", () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => { this.search = field.value; this.filter(); }, 200);
    });
    const group = el("div", { class: "segments", role: "radiogroup", "aria-label": words("log.show") },
      sports.map((sport) => el("label", null,
        el("input", {
          type: "radio", name: "sport", value: sport, checked: sport === this.sport,
          on: { change: () => { this.sport = sport; this.filter(); } },
        }), words(`log.sport.${sport}`))));
    return el("div", { class: "stack filters" }, group, field);
  }

  filter() {
    const query = this.query();
    history.replaceState(history.state, "", query ? `/log?${query}` : "/log");
    this.pages = [];
    void this.load();
  }

  query() {
    const query = new URLSearchParams();
    if (this.sport !== "all") query.set("sport", this.sport);
    if (this.search.trim()) query.set("search", this.search.trim());
    return query.toString();
  }

  /** Reads again as many pages as are shown. */
  async load() {
    const mine = ++this.turn, count = Math.max(1, this.pages.length), query = this.query();
    /** @type {Page[]} */
    const pages = [];
    /** @type {string | null} */
    let before = null;
    do {
      /** @type {Page} */
      const page = await this.page(query, before);
      pages.push(page);
      before = page.before;
    } while (before && pages.length < count);
    if (mine !== this.turn) return;
    this.pages = pages;
    this.draw();
  }

  /** @param {string} query @param {string | null} before @returns {Promise<Page>} */
  async page(query, before) {
    const parts = [query, before ? `before=${before}` : ""].filter(Boolean).join("&");
    return (await get(parts ? `/log?${parts}` : "/log")).value;
  }

  async earlier() {
    const last = this.pages[this.pages.length - 1];
    const page = await this.page(this.query(), last.before);
    this.pages.push(page);
    this.draw();
    // Whoever came by keyboard goes on from what is new.
    const first = page.months[0]?.weeks[0]?.entries[0];
    if (first) this.results.querySelector(`[data-id="${first.id}"]`)?.closest("a")?.focus({ preventScroll: true });
  }

  draw() {
    const first = this.pages[0], last = this.pages[this.pages.length - 1];
    const isFiltered = this.query() !== "";
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.id : undefined;
    this.filters.hidden = first.all === 0;
    this.found.textContent = isFiltered && first.total > 0 ? words("log.found", { count: first.total }) : "";
    this.found.hidden = this.found.textContent === "";
    if (first.all === 0) return replace(this.results, this.empty());
    if (first.total === 0) return replace(this.results, this.nothingFits());
    replace(this.results, this.pages.flatMap((page) => page.months).map((month) => this.month(month)),
      last.before
        ? el("button", { type: "button", class: "btn earlier", on: { click: () => this.earlier() } },
          words("log.earlier", { month: last.earlierTitle ?? "" }))
        : el("p", { class: "quiet earlier" }, words("log.end")));
    if (focused) this.results.querySelector(`a[data-id="${focused}"]`)?.closest("a")?.focus({ preventScroll: true });
  }

  /** @param {Month} month */
  month(month) {
    return el("section", { class: "month", "aria-labelledby": `m${month.month}` },
      el("header", null, el("h2", { id: `m${month.month}` }, month.title), el("p", { class: "quiet" }, month.words)),
      month.weeks.map((week) => el("div", { class: "week" },
        el("div", { class: "split" }, el("h3", null, week.title), el("p", { class: "label" }, week.words)),
        el("ul", { class: "card rows" }, week.entries.map((entry) =>
          entryRow(entry, { canWrite: this.canWrite, deleted: () => { void this.load(); } }))))));
  }

  empty() {
    return el("div", { class: "empty" },
      el("h2", null, words("log.empty")), el("p", null, words("log.empty.text")),
      el("div", { class: "actions" },
        el("a", { class: "btn go", href: "/import" }, icon("import"), words("log.empty.import")),
        this.canWrite ? el("a", { class: "btn", href: "/sessions/new" }, words("log.add")) : null));
  }

  nothingFits() {
    const clear = () => { void navigate("/log", { replace: true }); };
    return el("div", { class: "empty" }, el("p", { role: "status" }, words("log.none")),
      el("button", { type: "button", class: "btn", on: { click: clear } }, words("log.none.clear")));
  }
}

const addLink = () => el("a", { class: "btn small", href: "/sessions/new" }, icon("plus"), words("log.add"));
