// The devices that may use Loadbook from elsewhere: who they are, revoking them, and a code for one more.

import { get, post, remove } from "../core/api.js";
import { el, replace } from "../core/dom.js";
import { icon } from "../core/icon.js";
import { toast } from "../core/toast.js";
import { words } from "../core/words.js";
import { showCode } from "./devices-code.js";

/**
 * @typedef {{ id: string, name: string, role: import("../core/screen.js").Role, words: string, isThis: boolean }} Device
 * @typedef {{ devices: Device[], canAdd: boolean, address: string | null }} Devices
 */

/** @type {import("../core/screen.js").Screen} */
export default {
  path: "/devices",
  place: "settings",
  title: words("devices.title"),
  async show({ role, style }) {
    await style("devices");
    const top = [el("h1", null, words("devices.title")), el("p", { class: "quiet devices-intro" }, words("devices.intro"))];
    if (role !== "phone") {
      return { node: el("div", { class: "screen" }, top, el("p", null, words("devices.notPhone"))) };
    }
    const list = el("section", { class: "stack", "aria-labelledby": "devices-list" });
    const { value } = await get("/devices");
    const refresh = async () => drawList(list, (await get("/devices")).value);
    drawList(list, value);
    return { node: el("div", { class: "screen" }, top, el("div", { class: "two" }, list, adding(value, refresh))), refresh };
  },
};

/** @param {HTMLElement} place @param {Devices} value */
function drawList(place, { devices }) {
  replace(place, el("h2", { id: "devices-list", tabindex: "-1" }, words("devices.list")),
    devices.length
      ? el("ul", { class: "card rows" }, devices.map((device) => row(device, place)))
      : el("p", { class: "quiet" }, words("devices.none")));
}

/** @type {Record<import("../core/screen.js").Role, import("../core/icon.js").IconName>} */
const pictures = { phone: "devices", desktop: "book", watch: "clock" };

/** @param {Device} device @param {HTMLElement} place */
function row(device, place) {
  const revoke = el("button", { class: "btn danger small", type: "button", "aria-label": words("devices.revokeNamed", { name: device.name }) },
    words("devices.revoke"));
  revoke.addEventListener("click", async () => {
    revoke.disabled = true;
    try {
      drawList(place, (await remove(`/devices/${device.id}`)).value);
      place.querySelector("h2")?.focus();
      toast(words("devices.revoked", { name: device.name }), {
        undo: async () => drawList(place, (await post(`/devices/${device.id}/restore`)).value),
      });
    } catch (error) {
      revoke.disabled = false;
      toast(error instanceof Error ? error.message : words("problem.refused"), { tone: "problem" });
    }
  });
  return el("li", { class: "row device" }, icon(pictures[device.role]),
    el("div", { class: "grow" }, el("bdi", null, device.name),
      el("span", { class: "quiet" }, device.words, device.isThis ? ` · ${words("devices.this")}` : "")),
    revoke);
}

/** @param {Devices} value @param {() => Promise<void>} refresh */
function adding({ canAdd, address }, refresh) {
  const heading = el("h2", { id: "devices-add" }, words("devices.add"));
  const section = el("section", { class: "stack", "aria-labelledby": "devices-add" }, heading);
  if (!canAdd) {
    section.append(el("p", { class: "quiet" }, words("devices.elsewhere"), " ", el("code", null, "loadbook devices pair")));
    return section;
  }
  const roles = el("fieldset", { class: "card padded roles" },
    el("legend", { class: "hidden-text" }, words("devices.add.role")), ["phone", "desktop", "watch"].map(roleChoice));
  const button = el("button", { class: "btn go", type: "button" }, words("devices.show"));
  button.addEventListener("click", () => {
    const role = /** @type {HTMLInputElement} */ (roles.querySelector("input:checked")).value;
    void showCode(/** @type {import("../core/screen.js").Role} */ (role), refresh);
  });
  section.append(...(address ? [] : [unreached()]), roles, el("div", null, button));
  return section;
}

/** @param {string} role @param {number} index */
function roleChoice(role, index) {
  const key = /** @type {"phone" | "desktop" | "watch"} */ (role);
  return el("label", { class: "role" },
    el("input", { type: "radio", name: "role", value: role, checked: index === 0 }),
    el("span", { class: "grow" }, el("span", null, words(`devices.role.${key}`)),
      el("span", { class: "quiet" }, words(`devices.role.${key}.rights`))));
}

const unreached = () => el("div", { class: "notice" }, icon("info"), el("div", { class: "stack" },
  el("h3", null, words("devices.unreached")), el("p", { class: "quiet" }, words("devices.unreached.text"))));
