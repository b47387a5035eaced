// What the plan has to know of the athlete. It is a document of the folder: every device has it.

import { get, put, Problem } from "../core/api.js";
import { el } from "../core/dom.js";
import { choiceField, numberField, textField } from "../core/field.js";
import { toast } from "../core/toast.js";
import { words } from "../core/words.js";

/** @param {import("../core/api.js").Answer} person null where nothing is known of her @param {boolean} canWrite */
export function athlete(person, canWrite) {
  const known = person.value ?? {};
  const fault = el("p", { class: "fault", role: "alert" });
  const save = () => {
    if (![maximum, resting].every((field) => field.check())) return;
    void keep({
      homeZone: zone.value().trim() || undefined, weekStart: Number(week.value()), maxHeartRate: maximum.value() ?? undefined,
      restingHeartRate: resting.value() ?? undefined, sex: sex.value() || undefined,
    }, fault);
  };
  const zone = textField({
    label: words("settings.zone"), help: words("settings.zone.help", { zone: machineZone() }), value: known.homeZone, onChange: save,
  });
  const week = choiceField({
    label: words("settings.week"), value: String(known.weekStart ?? 1), onChange: save,
    choices: [["1", "settings.monday"], ["6", "settings.saturday"], ["7", "settings.sunday"]].map(([value, key]) => (
      { value, label: words(/** @type {import("../core/words.js").WordKey} */ (key)) })),
  });
  const beats = { unit: words("settings.bpm"), least: 25, most: 250, whole: true, onChange: save };
  const maximum = numberField({ label: words("settings.maximum"), value: known.maxHeartRate ?? null, ...beats });
  const resting = numberField({ label: words("settings.resting"), value: known.restingHeartRate ?? null, ...beats });
  const sex = choiceField({
    label: words("settings.sex"), help: words("settings.sex.help"), value: known.sex ?? "", onChange: save,
    choices: [{ value: "", label: words("settings.sex.none") }, { value: "female", label: words("settings.sex.female") },
      { value: "male", label: words("settings.sex.male") }],
  });
  const fields = [zone, week, maximum, resting, sex];
  if (!canWrite) for (const field of fields) field.input.setAttribute("disabled", "");
  return el("div", { class: "card padded" }, fields.map((field) => field.node), fault);
}

const machineZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Changes the document as it is by now, so that nothing that another device wrote is lost.
 * @param {Record<string, unknown>} change @param {HTMLElement} fault
 */
async function keep(change, fault) {
  fault.textContent = "";
  for (let attempt = 0; attempt < 3; attempt++) {
    const current = await get("/athlete");
    const now = new Date().toISOString().replace(/\.\d+Z$/, "Z");
    const document = current.value ?? { id: "Athlete", schemaVersion: 1, createdAt: now, updatedAt: now };
    try {
      await put("/athlete", { ...document, ...change }, current.value === null ? null : current.etag);
      toast(words("settings.kept"));
      return;
    } catch (error) {
      if (error instanceof Problem && error.status === 412 && attempt < 2) continue;
      fault.textContent = error instanceof Error ? error.message : words("problem.refused");
      return;
    }
  }
}
