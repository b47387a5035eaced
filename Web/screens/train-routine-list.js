// The list of routines: in their order, movable, with what is in each and when it is due.

import { get, post } from "../core/api.js";
import { el, replace } from "../core/dom.js";
import { navigate } from "../core/router.js";
import { openSheet } from "../core/sheet.js";
import { toast } from "../core/toast.js";
import { icon } from "../core/icon.js";
import { words } from "../core/words.js";
import { arrows, keepingFocus } from "./train-keys.js";
import { tile } from "./train-look.js";
import { mover } from "./train-move.js";
import { editLook } from "./train-routine-form.js";
import { create, discard, now, sentence } from "./train-save.js";
import { newID } from "../core/ulid.js";

/** @typedef {{ id: string, name: string, color: string, symbol: string, summary: string, exercises: string[], isStarter: boolean, next: string | null, last: string | null }} RoutineRow */
/** @typedef {{ routines: RoutineRow[], choices: any, orderAtEnd: number }} Routines */

/**
 * The list, which draws itself anew when asked.
 * @param {import("../core/screen.js").Context} context @param {Routines} first @param {string | null} current the one that is shown beside it
 */
export function routineList(context, first, current) {
  let data = first;
  const canEdit = context.role !== "watch";
  const list = el("ol", { class: "card rows movable", "aria-label": words("routines.list") });
  const moves = mover(list, async (id, to, from) => {
    try {
      const { value } = await post("/routines/order", { id, to });
      toast(words("move.place", { name: nameOf(id), place: to + 1, count: data.routines.length }), {
        undo: async () => { await post("/routines/order", { id: value.id, to: from }); await refresh(); },
      });
      if (value.id !== id && current === id) await navigate(`/routines/${value.id}`, { replace: true });
      else await refresh();
    } catch (error) {
      toast(sentence(error), { tone: "problem" });
      throw error;
    }
  });
  const nameOf = (/** @type {string} */ id) => data.routines.find((routine) => routine.id === id)?.name ?? "";

  /** @param {RoutineRow} routine */
  const row = (routine) => el("li", { class: "mover", data: { id: routine.id, name: routine.name } },
    el("a", {
      class: "row go-to", href: `/routines/${routine.id}`, "aria-current": routine.id === current ? "true" : null,
      data: { focus: routine.id },
    },
    tile(routine),
    el("span", { class: "grow" },
      el("span", { class: "name", dir: "auto" }, routine.name),
      el("span", { class: "quiet" }, [routine.summary, routine.isStarter ? words("routines.starter") : null].filter(Boolean).join(" · ")),
      routine.next || routine.last ? el("span", { class: "quiet" }, routine.next ?? routine.last) : null)),
    canEdit && data.routines.length > 1 ? moves.handle(routine.id, routine.name) : null);

  const draw = () => keepingFocus(list, () => replace(list, data.routines.map(row)));
  const refresh = async () => {
    if (moves.isMoving()) return;
    const fresh = (await get("/routines")).value;
    if (moves.isMoving()) return;
    data = fresh;
    draw();
  };
  if (canEdit) arrows(list, { remove: (id) => void removeRoutine(id, nameOf(id), refresh) });
  draw();
  return { node: el("div", null, list, moves.status), refresh, data: () => data };
}

/**
 * Deletes a routine, with a way back.
 * @param {string} id @param {string} name @param {() => Promise<void>} after
 */
export async function removeRoutine(id, name, after) {
  try {
    const undo = await discard("splits", id);
    await after();
    toast(words("routines.deleted", { name: short(name) }), { undo: async () => { await undo(); await after(); } });
  } catch (error) {
    toast(sentence(error), { tone: "problem" });
  }
}

/**
 * A name that does not fill the screen.
 * @param {string} name
 */
export const short = (name) => (name.length > 60 ? `${[...name].slice(0, 60).join("")}…` : name);

/**
 * Asks what the new routine is called and how it looks, and goes to it.
 * @param {Routines} data
 */
export function makeRoutine(data) {
  const time = now();
  const routine = {
    id: newID(), name: "", color: "blue", systemImage: "dumbbell", order: data.orderAtEnd, createdAt: time, updatedAt: time,
    exercises: [], schemaVersion: 3,
  };
  editLook({
    title: words("routines.new"), action: words("routine.create"), routine, choices: data.choices, restOfDevice: null,
    names: data.routines.map((each) => each.name),
    save: async (change) => {
      change(routine);
      const { value } = await create("splits", routine);
      void navigate(`/routines/${value.id}`);
    },
  });
}

/**
 * Brings the starters back.
 * @param {() => Promise<void>} after
 */
export async function restoreStarters(after) {
  try {
    const { value } = await post("/routines/restore-starters");
    await after();
    toast(value.text);
  } catch (error) {
    toast(sentence(error), { tone: "problem" });
  }
}

/**
 * The rest of what can be done with routines.
 * @param {() => Promise<void>} after
 */
export function openMore(after) {
  const sheet = openSheet({
    title: words("routines.more"),
    body: el("div", { class: "card rows" },
      el("button", { type: "button", class: "row", on: { click: () => { sheet.close(); void restoreStarters(after); } } },
        icon("undo"), words("routines.restore"))),
  });
}
