// Bringing in what watches and other apps recorded: what goes in, what came of each file, and taking it back.

import { get, post, Problem } from "../core/api.js";
import { el, replace } from "../core/dom.js";
import { icon } from "../core/icon.js";
import { onChange } from "../core/live.js";
import { toast } from "../core/toast.js";
import { words } from "../core/words.js";
import { chosen, dropped, isClutter } from "./import-files.js";
import { run } from "./import-run.js";

/** @typedef {{ id: string, name: string, words: string, canUndo: boolean, undoneAt: string | null }} Earlier */

/** So many files that brought what they should are listed one by one. */
const mostListed = 100;

/** @type {import("../core/screen.js").Screen} */
export default {
  path: "/import",
  place: "settings",
  title: words("import.title"),
  async show(context) {
    const screen = new ImportScreen(context.role === "phone");
    await Promise.all([context.style("log"), screen.load()]);
    return { node: screen.node, refresh: () => screen.load(), leave: () => screen.stop() };
  },
};

class ImportScreen {
  /** @param {boolean} canWrite */
  constructor(canWrite) {
    this.status = el("section", { class: "stack", "aria-label": words("import.files") });
    this.said = el("p", { class: "hidden-text", role: "status" });
    this.earlier = el("section", { class: "stack", "aria-label": words("import.earlier") });
    this.node = el("div", { class: "screen import" },
      el("h1", null, words("import.title")), el("p", { class: "quiet" }, words("import.lead")),
      canWrite ? dropZone() : el("p", { class: "notice" }, icon("info"), words("import.role")),
      this.said, this.status, whatCanBeRead(), this.earlier);
    const draw = () => this.draw();
    run.listeners.add(draw);
    const stopLive = onChange(["workout", "session"], () => { if (!run.isRunning) void this.load(); });
    this.stop = () => { run.listeners.delete(draw); stopLive(); };
    this.canWrite = canWrite;
    this.wasRunning = false;
    this.drawn = -1;
    this.draw();
  }

  async load() {
    const { value } = await get("/imports");
    const list = /** @type {Earlier[]} */ (value.imports);
    replace(this.earlier, list.length ? [el("h2", null, words("import.earlier")),
      el("ul", { class: "card rows" }, list.slice(0, 10).map((each) => el("li", { class: "row" },
        el("span", { class: "grow" }, el("span", { class: "path", dir: "auto" }, each.name), el("span", { class: "quiet" }, each.words)),
        this.canWrite && each.canUndo ? el("button", { type: "button", class: "btn small", on: { click: () => this.undoLast() } }, words("import.undo"))
          : each.undoneAt ? el("span", { class: "chip" }, words("import.undone.chip")) : null)))] : null);
  }

  draw() {
    if (run.isRunning) { this.progress(); return; }
    if (this.wasRunning) {
      this.wasRunning = false;
      this.said.textContent = words("import.finished", run.sums);
      void this.load();
    }
    this.bar = undefined;
    replace(this.status, run.reports.length ? [this.summary(), this.files()] : null);
  }

  /** Drawn anew only where a file is done: what is sent changes many times a second. */
  progress() {
    this.wasRunning = true;
    if (!this.bar) {
      this.bar = el("progress", { "aria-label": words("import.files") });
      this.line = el("p", { class: "path" });
      this.counted = el("p", null);
      this.list = el("div", null);
      replace(this.status, el("div", { class: "card padded" }, el("div", { class: "split" }, this.counted,
        el("button", { type: "button", class: "btn small", on: { click: () => run.stop() } }, words("import.stop"))), this.bar, this.line), this.list);
    }
    this.bar.max = run.count;
    this.bar.value = run.done;
    if (this.counted) this.counted.textContent = run.isStopping ? words("import.stopping") : words("import.progress", { done: run.done, count: run.count });
    if (this.line) this.line.textContent = run.current ? `${run.current.path}: ${run.current.words}` : "";
    if (this.list && this.drawn !== run.reports.length) replace(this.list, run.reports.length ? this.files() : null);
    this.drawn = run.reports.length;
  }

  summary() {
    const keys = /** @type {const} */ (["added", "unchanged", "skipped", "failed"]);
    return el("div", { class: "card padded" },
      el("h2", null, words("import.summary")),
      el("dl", { class: "sums" }, keys.map((key) => el("div", { class: key }, el("dt", null, words(`import.${key}`)), el("dd", null, run.sums[key])))),
      el("div", { class: "actions" },
        run.sums.added ? el("a", { class: "btn go", href: "/log" }, words("import.toLog")) : null,
        run.ids.length ? el("button", { type: "button", class: "btn", on: { click: () => this.undoRun() } }, icon("undo"), words("import.undo")) : null));
  }

  files() {
    const isTrouble = (/** @type {import("./import-run.js").Report} */ report) =>
      report.state === "failed" || report.state === "skipped" || report.problems.length > 0;
    const trouble = run.reports.filter(isTrouble), fine = run.reports.filter((report) => !isTrouble(report));
    const left = fine.length - mostListed;
    return el("ul", { class: "card rows", "aria-label": words("import.files") },
      [...trouble, ...fine.slice(-mostListed).reverse()].map((report) => fileRow(report)),
      left > 0 ? el("li", { class: "file quiet" }, words("import.tooMany", { count: left })) : null);
  }

  async undoRun() { await this.taking(() => run.undo()); }

  async undoLast() { await this.taking(async () => (await post("/imports/last/undo")).value.words); }

  /** @param {() => Promise<string>} act */
  async taking(act) {
    try {
      toast((await act()) || words("import.undone"));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      toast(error.message, { tone: "problem" });
    }
    await this.load();
  }
}

/** @param {import("./import-run.js").Report} report */
function fileRow(report) {
  // What is wrong with the whole file is said already.
  const problems = report.problems.filter((problem) => problem.at !== "file" || problem.what !== report.words);
  return el("li", { class: `file ${report.state}` },
    el("p", { class: "path", dir: "auto" }, report.path),
    el("p", { class: "quiet" }, el("b", null, words(`import.result.${report.state}`)), report.words ? `: ${report.words}` : ""),
    problems.length ? el("details", null,
      el("summary", null, words("import.problems", { count: problems.length })),
      el("ul", null, problems.map((problem) => el("li", { dir: "auto" },
        problem.at === "file" ? problem.what : `${problem.at}: ${problem.what}`)))) : null);
}

function dropZone() {
  const take = (/** @type {import("./import-files.js").Picked[]} */ files) => {
    const wanted = files.filter((each) => !isClutter(each));
    if (wanted.length) run.start(wanted);
    else if (files.length) toast(words("import.nothing"));
  };
  const files = picker({ multiple: true }, take), folder = picker({ webkitdirectory: true }, take);
  const zone = el("div", { class: "drop" }, icon("import"), el("p", null, words("import.drop")),
    el("div", { class: "actions" },
      el("button", { type: "button", class: "btn go", on: { click: () => files.click() } }, words("import.choose")),
      el("button", { type: "button", class: "btn", on: { click: () => folder.click() } }, words("import.choose.folder"))),
    files, folder);
  zone.addEventListener("dragover", (event) => { event.preventDefault(); zone.classList.add("over"); });
  zone.addEventListener("dragleave", () => zone.classList.remove("over"));
  zone.addEventListener("drop", async (event) => {
    event.preventDefault();
    zone.classList.remove("over");
    if (event.dataTransfer) take(await dropped(event.dataTransfer));
  });
  return zone;
}

/** @param {Record<string, boolean>} kind @param {(files: import("./import-files.js").Picked[]) => void} take */
function picker(kind, take) {
  const input = el("input", { type: "file", hidden: true, "aria-hidden": "true", tabindex: -1, ...kind });
  // The same file can be chosen once more.
  input.addEventListener("change", () => { take(chosen(input.files)); input.value = ""; });
  return input;
}

const whatCanBeRead = () => el("section", { class: "stack" }, el("h2", null, words("import.what")),
  el("ul", { class: "bring" }, /** @type {const} */ (["fit", "hevy", "zip"]).map((key) =>
    el("li", null, icon("check"), el("span", null, words(`import.${key}`))))),
  el("p", { class: "quiet" }, words("import.not")));
