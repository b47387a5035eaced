// Saying how hard a session was, and taking that back.

import { get, Problem, put } from "../core/api.js";
import { el } from "../core/dom.js";
import { openSheet } from "../core/sheet.js";
import { toast } from "../core/toast.js";
import { words } from "../core/words.js";
import { effortField } from "./today-effort.js";

/**
 * Asks for the effort of a session; what is saved can be undone.
 * @param {any} session of the ledger @param {import("./today-day.js").Choice[]} efforts
 */
export function openEffort(session, efforts) {
  const { words: text } = session;
  const field = effortField(efforts, words("ledger.question"), text.rated === null ? null : Number(text.rated));
  const fault = el("p", { class: "fault", role: "alert" });
  const address = `/${text.record}s/${session.id}`;
  /** @param {number | null} effort */
  const save = async (effort) => {
    fault.textContent = "";
    try {
      const before = await change(address, effort);
      toast(words("ledger.saved", { effort: effort ?? words("ledger.unsaid").toLowerCase() }),
        { undo: async () => { await change(address, before); } });
      return true;
    } catch (error) {
      fault.textContent = error instanceof Error ? error.message : words("problem.refused");
      return false;
    }
  };
  openSheet({
    title: text.title,
    body: [el("p", { class: "quiet" }, `${text.when} · ${text.detail}`), field.node, fault],
    actions: [
      { label: words("ledger.save"), kind: "go", run: () => { const value = field.value(); return value === null ? false : save(value); } },
      ...(text.rated === null ? [] : [{ label: words("ledger.unsaid"), run: () => save(null) }]),
    ],
  });
}

/**
 * Sets the effort of a document as it is by now, and gives the one that stood there.
 * @param {string} address @param {number | null} effort @returns {Promise<number | null>}
 */
async function change(address, effort) {
  // The view of what was deleted is null; the document itself would be an error in the console.
  const { value: view } = await get(`/log${address}`);
  const { value, etag } = view ? await get(address) : { value: null, etag: null };
  if (!value || !etag) throw new Problem(404, words("ledger.gone"));
  const { effort: before, ...rest } = value;
  await put(address, effort === null ? rest : { ...rest, effort }, etag);
  return before ?? null;
}
