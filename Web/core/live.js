// What changes in the folder, whoever changed it. One stream a browser: the tab that holds a lock listens for all.

import { get, onReach } from "./api.js";

/** @typedef {{ kinds: string[], ids: string[] }} Change  Kinds as in FORMAT.md; "*" stands for all of them. */
/** @typedef {{ canWrite: boolean, state: string, title: string, detail?: string | null }} Folder  How the folder stands. */
/** @typedef {{ change: Change } | { state: boolean } | { folder: Folder } | { ask: true }} Message */

const name = "loadbook-events";

/** @type {Set<{ kinds: string[], callback: (change: Change) => void }>} */
const listeners = new Set();
/** @type {Set<(isOnline: boolean) => void>} */
const stateListeners = new Set();
/** @type {BroadcastChannel | null} */
let channel = null;
/** @type {EventSource | null} */
let stream = null;
let retry = 0;
let online = true;
/** @type {Folder | null} */
let folder = null;
/** @type {Set<(folder: Folder) => void>} */
const folderListeners = new Set();
let wasCutOff = false;

/**
 * Calls back when documents of these kinds changed, at most once in a tenth of a second.
 * @param {string[]} kinds "*" for all
 * @param {(change: Change) => void} callback
 * @returns {() => void} stops it
 */
export function onChange(kinds, callback) {
  /** @type {Change} */
  let waiting = { kinds: [], ids: [] };
  let timer = 0;
  const listener = {
    kinds,
    callback: (/** @type {Change} */ change) => {
      waiting = { kinds: [...waiting.kinds, ...change.kinds], ids: [...waiting.ids, ...change.ids] };
      clearTimeout(timer);
      timer = window.setTimeout(() => { const all = waiting; waiting = { kinds: [], ids: [] }; callback(all); }, 100);
    },
  };
  listeners.add(listener);
  return () => { clearTimeout(timer); listeners.delete(listener); };
}

/** Whether the server was there when it was last asked. */
export const isOnline = () => online;

/**
 * Calls back when the server goes or comes back.
 * @param {(isOnline: boolean) => void} callback
 */
export function onState(callback) {
  stateListeners.add(callback);
  return () => { stateListeners.delete(callback); };
}

/**
 * Calls back with how the folder stands, now and whenever that changes.
 * @param {(folder: Folder) => void} callback
 */
export function onFolder(callback) {
  folderListeners.add(callback);
  if (folder) callback(folder);
  return () => { folderListeners.delete(callback); };
}

/** Starts listening; once a page. */
export function startLive() {
  if ("BroadcastChannel" in window) {
    channel = new BroadcastChannel(name);
    channel.addEventListener("message", (event) => receive(event.data));
  }
  onReach((reached) => { if (reached !== online) setState(reached); });
  lead();
  watchVisibility();
}

/** Becomes the tab that listens as soon as no other is; without locks each tab listens for itself. */
function lead() {
  if (!navigator.locks || !channel) { listen(); return; }
  void navigator.locks.request(name, () => new Promise((resolve) => {
    listen();
    // A page that goes to sleep must not keep the others deaf.
    window.addEventListener("pagehide", () => { clearTimeout(retry); stream?.close(); stream = null; resolve(null); }, { once: true });
  }));
  if (!isWatchingSleep) window.addEventListener("pageshow", (event) => { if (event.persisted) { lead(); all(); } });
  isWatchingSleep = true;
  channel.postMessage({ ask: true });
}
let isWatchingSleep = false;

function listen() {
  stream = new EventSource("/api/v1/events");
  stream.addEventListener("open", () => {
    setState(true, true);
    if (wasCutOff) tell({ kinds: ["*"], ids: [] });
    wasCutOff = false;
  });
  stream.addEventListener("change", (event) => tell(JSON.parse(/** @type {MessageEvent} */ (event).data)));
  // A new day changes what every screen says.
  stream.addEventListener("day", () => tell({ kinds: ["*"], ids: [] }));
  stream.addEventListener("status", (event) => {
    const state = JSON.parse(/** @type {MessageEvent} */ (event).data);
    channel?.postMessage({ folder: state });
    setFolder(state);
  });
  stream.addEventListener("error", () => {
    wasCutOff = true;
    if (stream?.readyState === EventSource.CLOSED) void askWhy(stream);
    else setState(false, true);
  });
}

/**
 * The browser gave up. Whoever is not let in any more waits in vain for the stream, and is led to where it can be.
 * @param {EventSource} refused
 */
async function askWhy(refused) {
  const who = await get("/shell").then(({ value }) => value, () => null);
  if (stream !== refused) return; // the page went to sleep meanwhile
  if (who && !who.isKnown) {
    if (location.pathname !== "/pair") location.replace("/pair");
    return;
  }
  setState(false, true);
  retry = window.setTimeout(listen, 5000);
}

/** @param {Change} change */
function tell(change) {
  channel?.postMessage({ change });
  deliver(change);
}

/** @param {Message} message */
function receive(message) {
  if ("change" in message) deliver(message.change);
  else if ("state" in message) setState(message.state);
  else if ("folder" in message) setFolder(message.folder);
  else if (stream) answerAsk();
}

/** A tab that came later learns what the others know. */
function answerAsk() {
  channel?.postMessage({ state: online });
  if (folder) channel?.postMessage({ folder });
}

/** @param {Folder} state */
function setFolder(state) {
  folder = state;
  folderListeners.forEach((callback) => callback(state));
}

/** @param {Change} change */
function deliver(change) {
  for (const { kinds, callback } of [...listeners]) {
    if (kinds.includes("*") || change.kinds.includes("*") || change.kinds.some((kind) => kinds.includes(kind))) callback(change);
  }
}

const all = () => deliver({ kinds: ["*"], ids: [] });

/** @param {boolean} isOnline @param {boolean} [shared] whether other tabs are told */
function setState(isOnline, shared = false) {
  if (shared) channel?.postMessage({ state: isOnline });
  if (isOnline === online) return;
  online = isOnline;
  stateListeners.forEach((callback) => callback(isOnline));
}

/** A tab that slept for long may have missed something. */
function watchVisibility() {
  let hiddenAt = 0;
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) hiddenAt = Date.now();
    else if (hiddenAt && Date.now() - hiddenAt > 60_000) all();
  });
}
