// One line of the log, and deleting what it stands for.

import { post, Problem, remove, get } from "../core/api.js";
import { el } from "../core/dom.js";
import { icon } from "../core/icon.js";
import { toast } from "../core/toast.js";
import { words } from "../core/words.js";
import { swipeable } from "./log-swipe.js";

/**
 * @typedef {{
 *   id: string, kind: "workout" | "session", activity: "run" | "lift" | "other", day: string, weekday: string, clock: string,
 *   title: string, line: string, loadWords: string, path: string, isRunning: boolean, status: string | null,
 *   statusWords: string | null, effort: number | null, source: string | null,
 * }} Entry
 */

/** @type {Record<Entry["activity"], import("../core/icon.js").IconName>} */
const icons = { run: "run", lift: "lift", other: "heart" };

/**
 * @param {Entry} entry
 * @param {{ canWrite: boolean, deleted: () => void }} options `deleted` is called after it is gone, and after it is back
 */
export function entryRow(entry, { canWrite, deleted }) {
  const link = el("a", { class: `row entry ${entry.activity}`, href: entry.path, data: { id: entry.id } },
    icon(icons[entry.activity]),
    el("span", { class: "grow" },
      el("span", { class: "name", dir: "auto" }, entry.title),
      entry.line ? el("span", { class: "quiet" }, entry.line) : null),
    el("span", { class: "aside num" }, el("span", null, entry.weekday),
      entry.isRunning
        ? el("span", { class: "chip lift" }, words("log.running"))
        : el("span", { class: "quiet" }, entry.loadWords)));
  return el("li", null, canWrite
    ? swipeable(link, { label: words("log.delete"), run: () => { void deleteEntry(entry, null, deleted); } })
    : link);
}

/**
 * Deletes a workout or session, and offers the way back.
 * @param {Pick<Entry, "id" | "kind" | "title">} entry
 * @param {string | null} etag the version that was seen; null: the one that is there
 * @param {() => void} changed called after it is gone, and after it is back
 * @returns {Promise<boolean>} whether it is gone
 */
export async function deleteEntry(entry, etag, changed) {
  const path = `/${entry.kind}s/${entry.id}`;
  try {
    await remove(path, etag ?? (await get(path)).etag);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    toast(error.status === 412 ? words("log.changed") : error.message, { tone: "problem" });
    changed();
    return false;
  }
  changed();
  toast(words("log.deleted", { title: entry.title }), {
    undo: async () => { await post(`/deleted/${entry.id}/restore`); changed(); },
  });
  return true;
}
