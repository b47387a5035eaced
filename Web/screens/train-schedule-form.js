// The sheet in which it is said when a routine is due.

import { el } from "../core/dom.js";
import { choiceField, numberField, textField } from "../core/field.js";
import { openSheet } from "../core/sheet.js";
import { toast } from "../core/toast.js";
import { newID } from "../core/ulid.js";
import { words } from "../core/words.js";
import { segments } from "./train-plan-form.js";
import { assign } from "./train-routine-form.js";
import { change, create, discard, now, sentence } from "./train-save.js";

/**
 * @typedef {object} ScheduleRequest
 * @property {any} schedule the document; null: a new one
 * @property {string | null} routine the one that is chosen first
 * @property {{ id: string, name: string }[]} routines @property {any} choices
 * @property {string} [today] the first day of a new one
 * @property {() => Promise<void>} after
 */

const onWeekdays = 0, everyFew = 1;

/**
 * Opens the sheet; it stays with what was typed until that is saved.
 * @param {ScheduleRequest} request
 */
export function editSchedule({ schedule, routine, routines, choices, today, after }) {
  const routineField = choiceField({
    label: words("schedule.routine"), value: schedule?.splitID ?? routine ?? undefined,
    choices: routines.map(({ id, name }) => ({ value: id, label: name.length > 80 ? `${[...name].slice(0, 80).join("")}…` : name })),
  });
  const how = segments(words("schedule.how"), [[onWeekdays, words("schedule.weekdays")], [everyFew, words("schedule.every")]],
    schedule?.everyDays ? everyFew : onWeekdays, () => show());
  const boxes = choices.weekdays.map((/** @type {any} */ day) => el("input", {
    type: "checkbox", value: day.number, checked: schedule?.weekdays?.includes(day.number) ?? false,
  }));
  const weekdayFault = el("p", { class: "fault", role: "alert" });
  const weekdays = el("fieldset", null, el("legend", { class: "hidden-text" }, words("schedule.weekdays")),
    el("div", { class: "weekdays" }, choices.weekdays.map((/** @type {any} */ day, /** @type {number} */ index) =>
      el("label", { class: "check" }, boxes[index], el("span", null, day.label)))), weekdayFault);
  const every = numberField({ label: words("schedule.everyDays"), value: schedule?.everyDays ?? 2, whole: true, required: true, least: 1, most: 366 });
  const time = textField({ label: words("schedule.time"), type: "time", value: clock(schedule?.minuteOfDay), help: words("schedule.time.help") });
  const from = textField({ label: words("schedule.from"), type: "date", value: schedule?.firstDay ?? today ?? localDay(), required: true });
  const until = textField({ label: words("schedule.until"), type: "date", value: schedule?.lastDay ?? "", help: words("schedule.until.help") });
  const fault = el("p", { class: "fault", role: "alert" });
  const show = () => {
    weekdays.hidden = how.value() !== onWeekdays;
    every.node.hidden = how.value() !== everyFew;
  };
  show();
  const chosen = () => boxes.filter((/** @type {HTMLInputElement} */ box) => box.checked).map((/** @type {HTMLInputElement} */ box) => Number(box.value));

  const check = () => {
    const lacksDays = how.value() === onWeekdays && chosen().length === 0;
    weekdayFault.textContent = lacksDays ? words("schedule.weekdays.needed") : "";
    const isEarly = until.value() !== "" && until.value() < from.value();
    from.problem(from.value() === "" ? words("schedule.from.needed") : null);
    until.problem(isEarly ? words("schedule.until.early") : null);
    const wrong = lacksDays ? boxes[0] : how.value() === everyFew && !every.check() ? every.input : from.value() === "" ? from.input : isEarly ? until.input : null;
    wrong?.focus();
    return wrong === null;
  };

  /** @param {any} document */
  const edit = (document) => {
    document.splitID = routineField.value();
    assign(document, "splitName", routines.find((each) => each.id === routineField.value())?.name);
    assign(document, "weekdays", how.value() === onWeekdays ? chosen() : null);
    assign(document, "everyDays", how.value() === everyFew ? every.value() : null);
    assign(document, "minuteOfDay", minutes(time.value()));
    document.firstDay = from.value();
    assign(document, "lastDay", until.value() || null);
  };

  async function save() {
    if (schedule) {
      await change("schedules", schedule.id, edit);
    } else {
      const stamp = now();
      const document = { id: newID(), createdAt: stamp, updatedAt: stamp, schemaVersion: 1 };
      edit(document);
      await create("schedules", document);
    }
    await after();
  }

  openSheet({
    title: words(schedule ? "schedule.edit" : "schedule.add"),
    body: [routineField.node, how.node, weekdays, every.node, el("div", { class: "fields" }, time.node, from.node, until.node), fault],
    actions: [
      {
        label: words("schedule.save"), kind: "go", run: async () => {
          if (!check()) return false;
          try {
            await save();
            return true;
          } catch (error) {
            fault.textContent = sentence(error);
            return false;
          }
        },
      },
      ...(schedule ? [{ label: words("schedule.remove"), kind: /** @type {const} */ ("danger"), run: () => { void removeSchedule(schedule.id, schedule.splitName ?? "", after); } }] : []),
    ],
  });
}

/**
 * Removes a schedule, with a way back.
 * @param {string} id @param {string} name @param {() => Promise<void>} after
 */
export async function removeSchedule(id, name, after) {
  try {
    const undo = await discard("schedules", id);
    await after();
    toast(words("schedule.removed", { name: [...name].slice(0, 60).join("") }), { undo: async () => { await undo(); await after(); } });
  } catch (error) {
    toast(sentence(error), { tone: "problem" });
  }
}

/** @param {number | undefined} minute */
const clock = (minute) => (minute === undefined ? "" : `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`);

/** @param {string} text */
function minutes(text) {
  const [hour, minute] = text.split(":").map(Number);
  return text === "" || Number.isNaN(hour + minute) ? null : hour * 60 + minute;
}

const localDay = () => {
  const day = new Date();
  return `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, "0")}-${String(day.getDate()).padStart(2, "0")}`;
};
