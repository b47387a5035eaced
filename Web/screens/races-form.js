// A race as a form: name, day, shape and cutoffs. There is no field for a target time.

import { Problem, put } from "../core/api.js";
import { el, replace } from "../core/dom.js";
import { choiceField, numberField, textField } from "../core/field.js";
import { openSheet } from "../core/sheet.js";
import { toast } from "../core/toast.js";
import { newID } from "../core/ulid.js";
import { words } from "../core/words.js";
import { cutoffFields } from "./races-cutoffs.js";

const lengths = /** @type {Record<string, number>} */ ({ km5: 5, km10: 10, half: 21.0975, marathon: 42.195 });
const shapes = ["km5", "km10", "half", "marathon", "distance", "timed", "backyard", "mixed", "multisport", "stage"];
const mile = 1.609344;
const daysAhead = 1826;

/**
 * Asks for a race; null is a new one.
 * @param {import("../core/api.js").Answer | null} known @param {import("../core/screen.js").Settings} settings
 */
export function openRace(known, settings) {
  const race = known?.value ?? { shape: { kind: "fixedLength", kilometres: 21.0975 } };
  let etag = known?.etag ?? null;
  const form = fields(race, settings);
  const fault = el("p", { class: "fault", role: "alert" });
  openSheet({
    title: known ? words("races.edit.of", { name: race.name }) : words("races.new"),
    body: [form.nodes, fault],
    actions: [{
      label: words("races.save"), kind: "go",
      run: async () => {
        fault.textContent = "";
        const document = form.read(race);
        if (!document) return false;
        try {
          const saved = await put(`/races/${document.id}`, document, etag);
          toast(words("races.saved", { name: document.name }), known ? { undo: async () => { await put(`/races/${document.id}`, race, saved.etag); } } : {});
          return true;
        } catch (error) {
          const isStale = error instanceof Problem && error.status === 412;
          if (isStale) etag = error.etag ?? etag;
          fault.textContent = isStale ? words("races.stale") : error instanceof Error ? error.message : words("problem.refused");
          return false;
        }
      },
    }],
  });
}

/** @param {any} race @param {import("../core/screen.js").Settings} settings */
function fields(race, settings) {
  const unit = settings.distanceUnit, scale = unit === "mi" ? mile : 1;
  const name = textField({ label: words("races.name"), value: race.name ?? "", required: true, maxlength: 200 });
  const day = textField({ label: words("races.day"), type: "date", value: race.day ?? "", required: true });
  const lastDay = textField({ label: words("races.lastDay"), type: "date", value: race.lastDay ?? "" });
  const chosen = shapeOf(race.shape);
  const known = shapes.includes(chosen) ? shapes : [...shapes, chosen];
  const shape = choiceField({
    label: words("races.shape"), value: chosen, onChange: () => show(),
    choices: known.map((value) => ({ value, label: shapes.includes(value) ? words(/** @type {any} */ (`races.shape.${value}`)) : value })),
  });
  const length = race.id === undefined || race.shape.kilometres === undefined ? null : Math.round(race.shape.kilometres / scale * 10000) / 10000;
  const distance = numberField({ label: words("races.distance"), unit, value: length, least: 0.01, most: 10000, required: true });
  const loose = numberField({ label: words("races.distance.optional"), unit, value: length, least: 0.01, most: 10000 });
  const hours = numberField({ label: words("races.hours"), unit: words("races.hours.unit"), value: race.shape.hours ?? null, least: 0.01, most: 336, required: true });
  const cutoffs = cutoffFields(race.cutoffs ?? [], unit, scale);
  const extra = el("div", { class: "stack" });
  const wanted = () => ({
    distance: shape.value() === "distance" ? distance : ["mixed", "multisport", "stage"].includes(shape.value()) ? loose : null,
    hours: shape.value() === "timed" ? hours : null,
    lastDay: shape.value() === "stage" ? lastDay : null,
  });
  const show = () => { const w = wanted(); replace(extra, w.distance?.node, w.hours?.node, w.lastDay?.node); };
  show();
  return {
    nodes: [name.node, day.node, shape.node, extra, cutoffs.node],
    /** @param {any} before @returns {any} null where something is wrong, which is then said beside it */
    read(before) {
      const w = wanted();
      name.problem(name.value().trim() ? null : words("field.needed"));
      day.problem(isDay(day.value()) ? null : words("races.day.wrong"));
      const last = w.lastDay?.value() || undefined;
      lastDay.problem(last && last < day.value() ? words("races.lastDay.wrong") : null);
      const checks = [w.distance?.check() ?? true, w.hours?.check() ?? true, cutoffs.check()];
      if (!name.value().trim() || !isDay(day.value()) || (last && last < day.value()) || checks.includes(false)) {
        /** @type {HTMLElement | null} */ (document.querySelector("dialog [aria-invalid]"))?.focus();
        return null;
      }
      const now = new Date().toISOString().replace(/\.\d+Z$/, "Z");
      const typed = w.distance?.value() ?? null;
      // What was not typed anew keeps its digits.
      const kilometres = lengths[shape.value()] ?? (typed === null ? undefined : typed === length ? before.shape.kilometres : typed * scale);
      return {
        id: newID(), schemaVersion: 1, createdAt: now, ...before, name: name.value().trim(), day: day.value(), lastDay: last,
        shape: { ...before.shape, kind: kindOf(shape.value()), kilometres, hours: w.hours?.value() ?? undefined },
        cutoffs: cutoffs.value(), updatedAt: now,
      };
    },
  };
}

/** @param {{ kind: string, kilometres?: number }} shape */
function shapeOf({ kind, kilometres }) {
  if (kind !== "fixedLength") return kind;
  return Object.keys(lengths).find((name) => lengths[name] === kilometres) ?? "distance";
}

/** @param {string} shape */
const kindOf = (shape) => (shape in lengths || shape === "distance" ? "fixedLength" : shape);

/** @param {string} text */
const isDay = (text) => /^\d{4}-\d\d-\d\d$/.test(text) && Date.parse(text) - Date.now() <= daysAhead * 86_400_000;
