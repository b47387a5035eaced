// Entering what was done before: a run, a lift, another session, for any day.

import { get, post, Problem } from "../core/api.js";
import { el, replace } from "../core/dom.js";
import { choiceField } from "../core/field.js";
import { navigate } from "../core/router.js";
import { toast } from "../core/toast.js";
import { words } from "../core/words.js";
import { deleteEntry } from "./log-entry.js";
import { backLink } from "./log-parts.js";
import { sessionFields } from "./session-fields.js";

/** @typedef {"run" | "lift" | "other"} Activity */
/** @typedef {{ today: string, clock: string, distanceUnit: "km" | "mi", choices: import("./log-parts.js").Choices, routines: { value: string, label: string }[] }} Form */

/** @type {import("../core/screen.js").Screen} */
export default {
  path: "/sessions/new",
  place: "log",
  title: words("newSession.title"),
  async show(context) {
    const [{ value }] = await Promise.all([get("/log/new"), context.style("log")]);
    const asked = context.query.get("activity");
    return { node: new Entering(value, asked === "lift" || asked === "other" ? asked : "run").node };
  },
};

class Entering {
  /** @param {Form} form @param {Activity} activity */
  constructor(form, activity) {
    this.form = form;
    this.activity = activity;
    /** @type {import("./session-fields.js").SessionValues} */
    const empty = { day: form.today, clock: form.clock, minutes: null, distance: null, effort: null, runKind: null, name: null, notes: null };
    const fields = (/** @type {Activity} */ which) => sessionFields(which, empty, form.distanceUnit, form.choices);
    // What was typed stays while she changes her mind about the sport.
    this.fields = { run: fields("run"), lift: fields("lift"), other: fields("other") };
    this.routine = choiceField({
      label: words("newSession.routine"), value: "", help: words("newSession.routine.help"),
      choices: [{ value: "", label: words("newSession.routine.none") }, ...form.routines],
    });
    this.place = el("div", { class: "stack" });
    this.node = el("div", { class: "screen new-session" }, backLink(), el("h1", null, words("newSession.title")), this.formNode());
    this.draw();
  }

  formNode() {
    const save = el("button", { type: "submit", class: "btn go" }, words("newSession.save"));
    const node = el("form", { class: "stack wide", novalidate: true },
      el("div", { class: "segments", role: "radiogroup", "aria-label": words("newSession.what") },
        /** @type {const} */ (["run", "lift", "other"]).map((activity) => el("label", null, el("input", {
          type: "radio", name: "activity", value: activity, checked: activity === this.activity,
          on: { change: () => { this.activity = activity; this.draw(); } },
        }), words(`newSession.${activity}`)))),
      this.place, el("div", { class: "actions" }, save));
    node.addEventListener("submit", async (event) => {
      event.preventDefault();
      save.disabled = true;
      try { await this.save(); } finally { save.disabled = false; }
    });
    return node;
  }

  draw() {
    const hasRoutines = this.activity === "lift" && this.form.routines.length > 0;
    replace(this.place, hasRoutines ? this.routine.node : null, this.fields[this.activity].nodes);
  }

  async save() {
    const fields = this.fields[this.activity];
    if (!fields.check()) return;
    const values = fields.values();
    const routine = this.activity === "lift" ? this.routine.value() : "";
    try {
      const { value } = routine
        ? await post("/log/workouts", { routine, day: values.day, clock: values.clock, minutes: values.minutes, effort: values.effort, notes: values.notes })
        : await post("/log/sessions", { activity: this.activity, ...present(values) });
      await this.done(value);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      toast(error.message, { tone: "problem" });
    }
  }

  /** @param {{ view: { entry: import("./log-entry.js").Entry }, words: string | null }} change */
  async done(change) {
    const { entry } = change.view;
    await navigate(entry.path, { replace: true });
    toast([words("newSession.saved", { title: entry.title }), change.words].filter(Boolean).join(" "), {
      undo: async () => {
        await deleteEntry(entry, null, () => {});
        await navigate("/log", { replace: true });
      },
    });
  }
}

/**
 * What has a value.
 * @param {Record<string, unknown>} values
 */
const present = (values) => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
