// Saving routines and schedules: one change at a time, made again from what is there where somebody else was faster.

import { get, post, Problem, put, remove } from "../core/api.js";
import { words } from "../core/words.js";

/** @typedef {{ value: any, etag: string | null }} Version */

/**
 * Changes a document. `change` is applied to what the server has; if somebody changed it in between, to that once more.
 * @param {"splits" | "schedules"} kind @param {string} id @param {(document: any) => void} change
 * @returns {Promise<Version & { before: any }>} what is there now; an edited starter has another `value.id`
 */
export async function change(kind, id, change) {
  let seen = await read(kind, id);
  for (let tries = 0; ; tries += 1) {
    const document = structuredClone(seen.value);
    change(document);
    try {
      return { ...(await put(`/${kind}/${id}`, document, seen.etag)), before: seen.value };
    } catch (error) {
      if (!(error instanceof Problem) || error.status !== 412 || tries === 2) throw error;
      seen = error.value && error.etag ? { value: error.value, etag: error.etag } : await read(kind, id);
    }
  }
}

/**
 * The document as it is now. What is gone is seen in the view: asked for itself, it would be an error in the console.
 * @param {"splits" | "schedules"} kind @param {string} id @returns {Promise<Version>}
 */
export async function read(kind, id) {
  const { value: view } = await get(kind === "splits" ? `/routines/${id}` : "/schedule");
  const isHere = kind === "splits" ? view !== null : view.schedules.some((/** @type {any} */ each) => each.id === id);
  if (!isHere) throw new Problem(404, words(kind === "splits" ? "routine.gone" : "schedule.lost"));
  return get(`/${kind}/${kind === "splits" ? view.id : id}`);
}

/**
 * Makes a new document.
 * @param {"splits" | "schedules"} kind @param {any} document
 */
export const create = (kind, document) => put(`/${kind}/${document.id}`, document, null);

/**
 * Deletes a document; what comes back brings it back.
 * @param {"splits" | "schedules"} kind @param {string} id
 * @returns {Promise<() => Promise<void>>}
 */
export async function discard(kind, id) {
  const { etag } = await read(kind, id);
  await remove(`/${kind}/${id}`, etag);
  return async () => { await post(`/deleted/${id}/restore`); };
}

/** This moment as documents write it: whole seconds. */
export const now = () => new Date().toISOString().replace(/\.\d+Z$/, "Z");

/**
 * The exercises of a routine in the order in which they are done.
 * @param {any} routine @returns {any[]}
 */
export const shown = (routine) =>
  [...routine.exercises].sort((left, right) => left.order - right.order || (left.id < right.id ? -1 : left.id > right.id ? 1 : 0));

/**
 * What happened, in words for her.
 * @param {unknown} error
 */
export const sentence = (error) => (error instanceof Error ? error.message : String(error));
