// An import that is under way. It goes on while other screens are looked at; the bytes go from the disk to the server
// without being held here.

import { get, post } from "../core/api.js";
import { words } from "../core/words.js";

/** @typedef {{ at: string, what: string }} Problem */
/**
 * @typedef {{
 *   path: string, state: "imported" | "unchanged" | "skipped" | "failed", words: string, problems: Problem[],
 * }} Report
 * @typedef {{ added: number, unchanged: number, skipped: number, failed: number }} Sums
 */

class ImportRun {
  constructor() {
    /** @type {import("./import-files.js").Picked[]} */
    this.waiting = [];
    /** @type {Report[]} */
    this.reports = [];
    /** @type {string[]} The imports that can be taken back, in order. */
    this.ids = [];
    /** @type {Sums} */
    this.sums = { added: 0, unchanged: 0, skipped: 0, failed: 0 };
    /** @type {{ path: string, words: string } | null} */
    this.current = null;
    this.count = 0;
    this.done = 0;
    this.isRunning = false;
    /** @type {XMLHttpRequest | null} What is still being sent; once a file is there whole, nobody can hold it up. */
    this.sending = null;
    this.isStopping = false;
    /** @type {Set<() => void>} */
    this.listeners = new Set();
  }

  /** @param {import("./import-files.js").Picked[]} files */
  start(files) {
    if (!this.isRunning) this.clear();
    this.waiting.push(...files);
    this.count += files.length;
    if (!this.isRunning) void this.run();
  }

  clear() {
    [this.reports, this.ids, this.sums] = [[], [], { added: 0, unchanged: 0, skipped: 0, failed: 0 }];
    [this.count, this.done] = [0, 0];
  }

  /** Ends with the file that is being read: its records come in, and can be taken back. One that is not there yet is given up. */
  stop() {
    this.isStopping = true;
    for (const { path } of this.waiting.splice(0)) this.stopped(path);
    this.sending?.abort();
    this.tell();
  }

  async run() {
    this.isRunning = true;
    addEventListener("beforeunload", stay);
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      await this.send(next);
      this.done += 1;
      this.tell();
    }
    removeEventListener("beforeunload", stay);
    [this.isRunning, this.isStopping, this.current] = [false, false, null];
    this.tell();
  }

  /** @param {import("./import-files.js").Picked} picked @returns {Promise<void>} */
  send({ path, file }) {
    return new Promise((resolve) => {
      const request = new XMLHttpRequest();
      this.sending = request;
      let read = 0, isOver = false;
      this.now(path, words("import.waiting"));
      request.open("POST", `/api/v1/import?name=${encodeURIComponent(path)}`);
      request.setRequestHeader("Content-Type", "application/octet-stream");
      request.upload.addEventListener("progress", (event) => {
        if (event.loaded === event.total) this.sending = null;
        const percent = event.total ? Math.floor(event.loaded / event.total * 100) : 100;
        this.now(path, words("import.sending", { percent }));
      });
      request.upload.addEventListener("load", () => { this.sending = null; this.now(path, words("import.reading")); });
      const lines = () => {
        const end = request.responseText.lastIndexOf("\n") + 1;
        for (const line of request.responseText.slice(read, end).split("\n")) if (line) isOver = this.take(JSON.parse(line)) || isOver;
        read = end;
      };
      request.addEventListener("progress", () => { if (request.status === 200) lines(); });
      request.addEventListener("load", () => {
        if (request.status === 200) lines();
        if (!isOver) this.lost(path, refusal(request));
        resolve();
      });
      request.addEventListener("error", () => { this.lost(path, words("problem.unreachable")); resolve(); });
      request.addEventListener("abort", () => { this.stopped(path); resolve(); });
      request.addEventListener("loadend", () => { if (this.sending === request) this.sending = null; });
      request.send(file);
    });
  }

  /** @param {any} line @returns {boolean} whether it is the last */
  take(line) {
    if (line.state === "reading") this.now(line.path, words("import.reading"));
    if (line.state === "file") {
      this.sums.added += line.added;
      this.sums.unchanged += line.unchanged;
      this.add({ path: line.path, state: line.result, words: line.words, problems: line.problems });
    }
    if (line.state === "done" && line.import) this.ids.push(line.import);
    if (line.state === "stopped") {
      this.waiting = [];
      this.add({ path: this.current?.path ?? "", state: "failed", words: [line.words, line.detail].filter(Boolean).join(" "), problems: [] });
    }
    return line.state === "done" || line.state === "stopped";
  }

  /** @param {string} path of a file of which nothing was brought in */
  stopped(path) { this.add({ path, state: "skipped", words: words("import.stopped"), problems: [] }); }

  /** @param {string} path @param {string} why */
  lost(path, why) {
    this.add({ path, state: "failed", words: words("import.failed.sending", { why }), problems: [] });
  }

  /** @param {Report} report */
  add(report) {
    if (report.state === "skipped" || report.state === "failed") this.sums[report.state] += 1;
    this.reports.push(report);
    this.tell();
  }

  /** @param {string} path @param {string} said */
  now(path, said) {
    this.current = { path, words: said };
    this.tell();
  }

  /** Takes back what this run brought in, the latest first, and nothing else. */
  async undo() {
    let said = "";
    while (this.ids.length) {
      const id = this.ids[this.ids.length - 1];
      const { value } = await get("/imports");
      const last = value.imports.find((/** @type {{ canUndo: boolean }} */ each) => each.canUndo);
      if (last?.id !== id) break;
      said = (await post("/imports/last/undo")).value.words;
      this.ids.pop();
    }
    this.clear();
    this.tell();
    return said;
  }

  tell() { this.listeners.forEach((listener) => listener()); }
}

/** @param {BeforeUnloadEvent} event */
const stay = (event) => { event.preventDefault(); event.returnValue = ""; };

/** @param {XMLHttpRequest} request */
function refusal(request) {
  try {
    const problem = JSON.parse(request.responseText);
    return [problem.title, problem.detail].filter(Boolean).join(" ");
  } catch {
    return words("problem.refused");
  }
}

export const run = new ImportRun();
