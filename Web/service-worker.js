// Keeps the screens for when the server is out of reach. The server writes `const shell = {files, version}` before
// this text, so that it changes with any screen and the browser takes it anew.
// What is asked of the server is always asked of the server; only where that fails do the kept screens stand in. Data is
// never taken from here, but for one thing: the last Today, which the offline page shows with its time.

/** @type {ServiceWorkerGlobalScope} */
const worker = /** @type {any} */ (self);
const belongs = typeof shell === "undefined" ? { version: "none", files: [] } : shell;
const kept = `loadbook-screens-${belongs.version}`;
const lastToday = "loadbook-today";

worker.addEventListener("install", (event) => {
  event.waitUntil(keepScreens().then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => worker.clients.claim()));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== worker.location.origin) return;
  if (url.pathname === "/api/v1/today") event.respondWith(today(request));
  else if (url.pathname.startsWith("/api/")) return;
  else if (request.mode === "navigate") event.respondWith(page(request));
  else event.respondWith(file(request));
});

async function keepScreens() {
  const cache = await caches.open(kept);
  await cache.addAll(belongs.files.map((path) => new Request(path, { cache: "no-cache" })));
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== kept && name !== lastToday).map((name) => caches.delete(name)));
}

/**
 * A page: the offline one where the server is out of reach.
 * @param {Request} request
 */
async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match("/offline.html")) ?? Response.error();
  }
}

/**
 * A file of the screens: the kept one where the server is out of reach.
 * @param {Request} request
 */
async function file(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request, { ignoreSearch: true, ignoreVary: true })) ?? Response.error();
  }
}

/**
 * Today as the server has it, a copy of it kept with the time at which it came; a device that may not see it any more
 * keeps none.
 * @param {Request} request
 */
async function today(request) {
  const response = await fetch(request);
  const cache = await caches.open(lastToday);
  if (response.ok) {
    const body = await response.clone().text();
    const headers = { "Content-Type": "application/json", "Loadbook-Seen": new Date().toISOString() };
    await cache.put("/offline/today", new Response(body, { headers }));
  } else if (response.status === 401 || response.status === 403) {
    await cache.delete("/offline/today");
  }
  return response;
}
