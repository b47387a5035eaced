// The day as the server last told it, and the acts that change it.

import { get, post, Problem } from "../core/api.js";
import { el } from "../core/dom.js";
import { words } from "../core/words.js";

/** @typedef {{ strong: string, rest: string }} Headline */
/** @typedef {{ bar: { minutes: number, isHard: boolean }[], steps: { length: string, what: string }[], summary: string }} Run */
/** @typedef {{ icon: import("../core/icon.js").IconName, rule: string, text: string }} Reason */
/** @typedef {{ value: string, text: string }} Choice */
/** @typedef {{ isShown: boolean, because: string | null, date: string, headline: Headline, line: string, reasons: Reason[], run: Run | null }} Tomorrow */

/**
 * @typedef {object} TodayWords  What Swift says of the day.
 * @property {string} date
 * @property {string[]} careful
 * @property {{ text: string, day: string } | null} race
 * @property {"firstUse" | "suggestion" | "completed" | "noRun" | "raceDay"} surface
 * @property {Headline} headline
 * @property {Run | null} run
 * @property {Reason[]} reasons
 * @property {{ planned: { text: string, run: Run } | null, runs: { id: string, text: string, detail: string }[] }} done
 * @property {{ summary: string, detail: string, canBeAnswered: boolean, isAnswered: boolean, answers: (Choice & { isChosen: boolean })[], scheduled: { id: string, name: string, text: string }[] }} lifting
 * @property {{ summary: string, detail: string, line: string, percent: number, lowest: number, highest: number, isAnswered: boolean, reason: string | null, reasons: Choice[], sleep: { minutes: number | null, note: string | null } }} readiness
 * @property {{ amount?: string, arrives?: string, unit: string, notes?: string[], parts?: { activity: string, share: number, text: string }[] , of?: string}} budget
 * @property {{ text: string, chart: import("../core/chart.js").Chart | null }} ahead
 * @property {Tomorrow} tomorrow
 * @property {{ id: string, text: string, detail: string }[]} unrated
 * @property {Choice[]} efforts
 * @property {{ minutes: number, effort: number, kind: string, start: string } | null} prefill
 * @property {{ lines: string[] }} firstUse
 * @property {string | null} notice
 * @property {number} secondsToMidnight
 */

/** @typedef {{ day: string, words: TodayWords, surface: TodayWords["surface"] }} TodayView */

/**
 * @typedef {object} TodayState
 * @property {TodayView} view
 * @property {boolean} canWrite whether this device may answer
 * @property {import("../core/screen.js").Settings} settings
 * @property {HTMLElement} failure the one line that tells of an answer that was not saved
 * @property {(listener: (view: TodayView) => void) => () => void} follow calls at once and with every newer view
 * @property {(path: string, value: unknown) => Promise<TodayView>} send acts; throws a Problem where it was not done
 * @property {(act: () => Promise<unknown>) => Promise<boolean>} saving tells in the failure line what goes wrong in `act`
 * @property {() => Promise<void>} refresh reads the day again
 */

/**
 * @param {any} first what `/today` said
 * @param {import("../core/screen.js").Context} context
 * @returns {TodayState}
 */
export function makeDay(first, context) {
  /** @type {Set<(view: TodayView) => void>} */
  const listeners = new Set();
  const failure = el("p", { class: "fault day-failure", role: "alert" });
  let [asked, shown] = [0, 0];
  const day = /** @type {TodayState} */ ({
    view: viewOf(first), canWrite: context.role === "phone", settings: context.settings, failure,
    follow(listener) {
      listeners.add(listener);
      listener(day.view);
      return () => { listeners.delete(listener); };
    },
    async send(path, value) {
      const { view, isShown } = await take(() => post(path, value));
      // What was asked later and answered before may not know of this act.
      if (!isShown) await day.refresh();
      return view;
    },
    async refresh() {
      // A view that cannot be read leaves the last one; the frame says that the server is away.
      try { await take(() => get("/today")); } catch (error) { if (!(error instanceof Problem)) throw error; }
    },
    async saving(act) {
      try {
        await act();
        failure.textContent = "";
        return true;
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        failure.textContent = [words("today.notSaved"), error.title, error.detail].filter(Boolean).join(" ");
        // It may be that a new day began.
        if (error.status === 409) await day.refresh();
        return false;
      }
    },
  });

  /**
   * Shows an answer unless a later question was answered before it.
   * @param {() => Promise<{ value: any }>} ask
   */
  async function take(ask) {
    const mine = (asked += 1);
    const { value } = await ask();
    const view = viewOf(value);
    const isShown = mine > shown;
    if (isShown) {
      shown = mine;
      day.view = view;
      listeners.forEach((tell) => tell(view));
    }
    return { view, isShown };
  }
  return day;
}

/** @param {any} value @returns {TodayView} */
const viewOf = (value) => ({ ...value, surface: value.words.surface });
