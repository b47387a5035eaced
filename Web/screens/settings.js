// This device's settings, the athlete, how the folder stands, and the way out with everything.

import { get } from "../core/api.js";
import { el, replace } from "../core/dom.js";
import { icon } from "../core/icon.js";
import { onChange } from "../core/live.js";
import { words } from "../core/words.js";
import { about } from "./settings-about.js";
import { athlete } from "./settings-athlete.js";
import { backup } from "./settings-backup.js";
import { deleted } from "./settings-deleted.js";
import { folder } from "./settings-folder.js";
import { units } from "./settings-units.js";

/** @type {import("../core/screen.js").Screen} */
export default {
  path: "/settings",
  place: "settings",
  title: words("settings.title"),
  async show(context) {
    await context.style("settings");
    const canWrite = context.role === "phone";
    const [settings, person, state, gone] = await Promise.all([
      get("/settings"), get("/athlete"), get("/folder"), get("/deleted"),
    ]);
    const places = { folder: el("div"), deleted: el("div") };
    replace(places.folder, folder(state.value, canWrite));
    replace(places.deleted, deleted(gone.value, canWrite, () => refresh()));
    const refresh = async () => {
      const [state, gone] = await Promise.all([get("/folder"), get("/deleted")]);
      replace(places.folder, folder(state.value, canWrite));
      replace(places.deleted, deleted(gone.value, canWrite, () => refresh()));
    };
    const stop = onChange(["*"], () => void refresh());
    const node = el("div", { class: "stack wide settings" },
      el("h1", null, words("settings.title")),
      el("div", { class: "two" },
        el("div", { class: "stack wide" },
          section(words("settings.shown"), units(settings.value, canWrite)),
          section(words("settings.you"), athlete(person, canWrite))),
        el("div", { class: "stack wide" },
          section(words("settings.folder"), places.folder, "folder"),
          section(words("settings.deleted"), places.deleted),
          section(words("settings.takeOut"), backup(canWrite, refresh)),
          canWrite ? section(words("settings.devices"), devices()) : null,
          section(words("settings.about"), about()))));
    return { node, refresh, leave: stop };
  },
};

/** @param {string} title @param {import("../core/dom.js").Child} content @param {string} [id] */
const section = (title, content, id) => el("section", { class: "stack", id }, el("h2", null, title), content);

const devices = () => el("div", { class: "card rows" },
  el("a", { class: "row", href: "/devices" },
    el("span", { class: "grow" }, el("span", null, words("settings.devices.row")),
      el("span", { class: "quiet" }, words("settings.devices.help"))), icon("chevron")));
