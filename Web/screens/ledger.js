// The ledger: every session with its load and where that comes from, newest week first.

import { get } from "../core/api.js";
import { chart } from "../core/chart.js";
import { append, el } from "../core/dom.js";
import { toast } from "../core/toast.js";
import { words } from "../core/words.js";
import { figures, livePage, missing, teach } from "./ahead-parts.js";
import { openEffort } from "./ledger-effort.js";

/** @type {import("../core/screen.js").Screen} */
export default {
  path: "/ledger",
  place: "log",
  title: words("ledger.title"),
  async show(context) {
    // The scale of efforts is the same as on Today.
    await Promise.all([context.style("ahead"), context.style("today")]);
    const canRate = context.role === "phone";
    return livePage({
      address: "/ledger", kinds: ["session", "workout", "race", "day", "athlete"], title: words("ledger.title"),
      draw: (view) => view.words.isEmpty && view.weeks.length === 0
        ? teach(words("ledger.empty"), words("ledger.empty.text"), missing(view.words.missing)) : parts(view, canRate),
    });
  },
};

/** @param {any} view @param {boolean} canRate */
const parts = (view, canRate) => {
  const { words: text } = view;
  return el("div", { class: "two" },
    el("div", { class: "stack wide" }, missing(text.missing),
      el("section", { class: "stack wide", "aria-label": words("ledger.sessions") }, weeks(view, canRate, text.efforts))),
    el("div", { class: "stack wide first-on-phone" },
      text.chart && el("section", { class: "card padded", "aria-labelledby": "ledger-weeks" },
        el("h2", { id: "ledger-weeks" }, words("ledger.weeks")), chart(text.chart)),
      figures(words("ledger.sum"), text.rows),
      el("details", null, el("summary", { "data-key": "unit" }, words("ledger.unit")), el("p", { class: "quiet" }, text.unit))));
};

/**
 * Weeks with their sessions, and the way to earlier ones.
 * @param {any} view @param {boolean} canRate @param {any[]} efforts @returns {import("../core/dom.js").Child[]}
 */
function weeks(view, canRate, efforts) {
  const list = view.weeks.map((/** @type {any} */ week) => el("section", { class: "stack ledger-week", "aria-label": week.words.heading },
    el("div", { class: "split" }, el("h2", null, week.words.heading), el("b", { class: "num" }, week.words.load)),
    el("p", { class: "quiet" }, week.words.parts),
    el("ul", { class: "card rows" }, week.sessions.map((/** @type {any} */ session) => row(session, canRate, efforts)))));
  if (!view.next) return list;
  const more = el("button", { class: "btn", type: "button", "data-key": "more" }, words("ledger.more"));
  more.addEventListener("click", async () => {
    more.disabled = true;
    more.textContent = words("ledger.loading");
    try {
      const { value } = await get(`/ledger?before=${encodeURIComponent(view.next)}`);
      const parent = /** @type {HTMLElement} */ (more.parentElement);
      more.remove();
      const added = weeks(value, canRate, efforts);
      append(parent, added);
      const heading = /** @type {HTMLElement | null} */ (added[0] instanceof HTMLElement ? added[0].querySelector("a, button") : null);
      heading?.focus({ preventScroll: true });
    } catch (error) {
      more.disabled = false;
      more.textContent = words("ledger.more");
      toast(error instanceof Error ? error.message : words("problem.refused"), { tone: "problem" });
    }
  });
  return [...list, more];
}

/** @type {Record<string, string>} */
const hues = { run: "r", lift: "l" };

/** @param {any} session @param {boolean} canRate @param {any[]} efforts */
function row(session, canRate, efforts) {
  const { words: text, id, activity, note } = session;
  const effort = text.rated === null ? words("ledger.rate") : words("ledger.effort", { effort: text.rated });
  const button = el("button", {
    class: "btn text small", type: "button", "data-key": `effort-${id}`,
    "aria-label": `${effort}. ${words("ledger.change", { title: text.title, when: text.when })}`,
  }, effort);
  button.addEventListener("click", () => openEffort(session, efforts));
  return el("li", { class: "row entry" },
    el("span", { class: "grow" },
      el("a", { class: "title", href: `/${text.record}s/${id}`, "data-key": `title-${id}` }, el("span", { class: `dot ${hues[activity] ?? ""}` }), text.title),
      el("span", { class: "quiet" }, `${text.when} · ${text.detail}`),
      el("span", { class: "quiet" }, text.basis),
      note && el("span", { class: "quiet note" }, `“${note}”`)),
    el("span", { class: "cost" },
      text.isUnrated ? el("span", { class: "chip" }, words("ledger.unrated")) : el("b", { class: "num" }, text.load),
      canRate && button));
}
