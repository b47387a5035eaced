// Talking to the server. Every failure is a Problem whose title can be shown as it is.

import { words } from "./words.js";

const base = "/api/v1";

/** Why something was not done; `title` and `detail` are sentences for her. */
export class Problem extends Error {
  /** @param {number} status 0: the server was not reached. @param {string} title @param {string} [detail] @param {unknown} [value] */
  constructor(status, title, detail, value) {
    super(detail ? `${title} ${detail}` : title);
    this.name = "Problem";
    this.status = status;
    this.title = title;
    this.detail = detail;
    /** What stands there now, where a stale write was refused (412). */
    this.value = value;
    /** @type {string | null} The ETag of `value`. */
    this.etag = null;
  }
}

/** @typedef {{ value: any, etag: string | null }} Answer */

/** @type {Set<(reached: boolean) => void>} */
const reachListeners = new Set();

/**
 * Calls back after each request with whether the server was reached.
 * @param {(reached: boolean) => void} callback
 */
export function onReach(callback) {
  reachListeners.add(callback);
}

/**
 * Reads what lies at a path: `get("/today")`.
 * @param {string} path below /api/v1
 * @param {{ signal?: AbortSignal }} [options]
 * @returns {Promise<Answer>}
 */
export function get(path, options) {
  const early = expected.get(path);
  expected.delete(path);
  return early ?? send("GET", path, undefined, {}, options?.signal);
}

/** @type {Map<string, Promise<Answer>>} */
const expected = new Map();

/**
 * Asks already for what the first screen will `get`, while that screen is still on its way.
 * @param {string} path
 */
export function expect(path) {
  const answer = send("GET", path, undefined);
  answer.catch(() => {}); // whoever gets it is told
  expected.set(path, answer);
}

/**
 * Stores a document. `etag` is that of the version which was changed; null creates a new one.
 * @param {string} path @param {unknown} value @param {string | null} etag
 * @returns {Promise<Answer>}
 */
export const put = (path, value, etag) =>
  send("PUT", path, value, etag === null ? { "If-None-Match": "*" } : { "If-Match": etag });

/**
 * Asks the server to do something, with a document where `etag` is the version that was seen.
 * @param {string} path @param {unknown} [value] @param {string | null} [etag]
 * @returns {Promise<Answer>}
 */
export const post = (path, value = {}, etag) => send("POST", path, value, etag ? { "If-Match": etag } : {});

/**
 * Deletes a document of which `etag` is the version that was seen; things without versions take none.
 * @param {string} path @param {string | null} [etag]
 * @returns {Promise<Answer>}
 */
export const remove = (path, etag) => send("DELETE", path, undefined, etag ? { "If-Match": etag } : {});

/**
 * @param {string} method @param {string} path @param {unknown} value
 * @param {Record<string, string>} [headers] @param {AbortSignal} [signal]
 * @returns {Promise<Answer>}
 */
async function send(method, path, value, headers = {}, signal) {
  const body = value === undefined ? undefined : JSON.stringify(value);
  // A DELETE has no body, and still must say that it is none of a form.
  if (method !== "GET") headers["Content-Type"] = "application/json";
  headers.Accept = "application/json";
  const response = await reach(base + path, { method, body, signal, headers });
  const content = await read(response);
  const etag = response.headers.get("ETag");
  if (response.ok) return { value: content, etag };
  throw refusal(response, content, etag);
}

/** @param {string} url @param {RequestInit} options */
async function reach(url, options) {
  try {
    const response = await fetch(url, { ...options, cache: "no-store", credentials: "same-origin" });
    reachListeners.forEach((tell) => tell(true));
    return response;
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    reachListeners.forEach((tell) => tell(false));
    throw unreachable();
  }
}

/** What is said where nobody answers. */
export const unreachable = () => new Problem(0, words("problem.unreachable"), words("problem.unreachable.detail"));

/** @param {Response} response */
async function read(response) {
  if (response.status === 204) return null;
  const isJSON = /[/+]json/.test(response.headers.get("Content-Type") ?? "");
  const text = await response.text();
  if (!isJSON) return text;
  try {
    return text === "" ? null : JSON.parse(text);
  } catch {
    throw new Problem(response.status, words("problem.damaged"));
  }
}

/** @param {Response} response @param {any} content @param {string | null} etag */
function refusal(response, content, etag) {
  const isProblem = (response.headers.get("Content-Type") ?? "").includes("problem+json");
  const problem = isProblem
    ? new Problem(response.status, content.title, content.detail, content.current)
    : new Problem(response.status, words("problem.refused"), undefined, content);
  problem.etag = etag;
  return problem;
}
