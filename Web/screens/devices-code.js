// The sheet with a code: the code large, its picture for a camera, and how long it still counts.

import { get, post } from "../core/api.js";
import { el, replace } from "../core/dom.js";
import { openSheet } from "../core/sheet.js";
import { toast } from "../core/toast.js";
import { words } from "../core/words.js";

/** @typedef {{ code: string, link: string | null, picture: string | null, rights: string, secondsLeft: number }} Offer */

/** How often it is looked whether the device came in, in milliseconds. */
const lookEvery = 2000;

/**
 * Makes a code for a device of that role and shows it until the device is paired or the sheet is closed.
 * @param {import("../core/screen.js").Role} role
 * @param {() => Promise<void>} refresh shows the list of devices anew
 */
export async function showCode(role, refresh) {
  const before = await orTell(async () => known(await devices()));
  const offer = before && await orTell(() => make(role));
  if (!before || !offer) return;
  const body = el("div", { class: "offer" });
  const timers = { tick: 0, look: 0 };
  const stop = () => { clearInterval(timers.tick); clearInterval(timers.look); };
  const sheet = openSheet({
    title: words("devices.code.title", { role: words(`devices.role.${role}`).toLowerCase() }), body, onClose: stop,
    actions: [{ label: words("devices.code.done"), kind: "plain", run: () => {} }],
  });
  const draw = (/** @type {Offer} */ shown) => {
    stop();
    const left = el("p", { class: "quiet", role: "timer" });
    replace(body, picture(shown), el("p", { class: "pairing-code" }, shown.code), left, way(shown), el("p", { class: "quiet" }, shown.rights));
    countDown(left, shown, timers, async () => {
      stop();
      replace(body, el("p", { role: "alert" }, words("devices.code.over")), againButton(role, draw));
    });
    timers.look = window.setInterval(() => void look(), lookEvery);
  };
  const look = async () => {
    const fresh = (await devices().catch(() => [])).find((device) => !before.has(device.id));
    if (!fresh) return;
    sheet.close();
    await refresh();
    toast(words("devices.code.paired", { name: fresh.name }));
  };
  draw(offer);
}

/** @returns {Promise<{ id: string, name: string }[]>} */
const devices = async () => (await get("/devices")).value.devices;

/** @param {{ id: string }[]} list */
const known = (list) => new Set(list.map((device) => device.id));

/** @param {import("../core/screen.js").Role} role @returns {Promise<Offer>} */
const make = async (role) => (await post("/devices/code", { role })).value;

/**
 * @template T
 * @param {() => Promise<T>} act
 * @returns {Promise<T | null>} null where it failed, which was told
 */
async function orTell(act) {
  try {
    return await act();
  } catch (error) {
    toast(error instanceof Error ? error.message : words("problem.refused"), { tone: "problem" });
    return null;
  }
}

/** @param {Offer} offer An image of its own can run nothing, whatever it holds. */
const picture = ({ picture }) => picture && el("img", {
  class: "pairing-picture", alt: words("devices.code.picture"), width: 240, height: 240,
  src: `data:image/svg+xml,${encodeURIComponent(picture)}`,
});

/** @param {Offer} offer */
function way({ link }) {
  if (!link) return el("p", null, words("devices.code.type"));
  return el("p", null, words("devices.code.scan"), " ", el("code", null, link.split("#")[0]));
}

/** @param {HTMLElement} place @param {Offer} offer @param {{ tick: number }} timers @param {() => void} end */
function countDown(place, offer, timers, end) {
  // By the clock, not by counting: a page in the background is woken seldom.
  const over = Date.now() + offer.secondsLeft * 1000;
  const show = () => {
    const seconds = Math.max(0, Math.ceil((over - Date.now()) / 1000));
    place.textContent = words("devices.code.left", { time: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}` });
    if (seconds === 0) end();
  };
  timers.tick = window.setInterval(show, 1000);
  show();
}

/** @param {import("../core/screen.js").Role} role @param {(offer: Offer) => void} draw */
function againButton(role, draw) {
  const button = el("button", { class: "btn go", type: "button" }, words("devices.code.again"));
  button.addEventListener("click", async () => {
    const offer = await orTell(() => make(role));
    if (offer) draw(offer);
  });
  return el("div", null, button);
}
