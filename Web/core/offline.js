// The page that stands in while the server is out of reach: the last Today as it was, with its time. It writes nothing.

import { headlineNode, reasonList, stepsFold } from "../screens/today-run.js";
import { el, replace } from "./dom.js";
import { icon } from "./icon.js";
import { words } from "./words.js";

/** Asks again after so many seconds. */
const pause = 15;

void showLast();
document.getElementById("again")?.addEventListener("click", () => location.reload());
window.addEventListener("online", lookAgain);
window.setInterval(lookAgain, pause * 1000);

/** Loads the page that was asked for, once the server answers. */
async function lookAgain() {
  const response = await fetch("/manifest.webmanifest", { method: "HEAD", cache: "no-store" }).catch(() => null);
  if (response?.ok) location.reload();
}

async function showLast() {
  const place = /** @type {HTMLElement} */ (document.getElementById("last"));
  const kept = "caches" in window ? await caches.match("/offline/today") : undefined;
  if (!kept) { replace(place, el("p", { class: "quiet" }, words("offline.nothing"))); return; }
  const seen = new Date(kept.headers.get("Loadbook-Seen") ?? 0);
  const { words: text } = await kept.json();
  replace(place, el("div", { class: "stack wide" },
    el("p", { class: "notice" }, icon("clock"), el("span", null, words("offline.seen", { time: timeText(seen) }))),
    el("p", { class: "quiet" }, [text.date, text.race?.text].filter(Boolean).join(" · ")),
    el("ul", { class: "card rows" }, [text.lifting, text.readiness].map((line) =>
      el("li", { class: "row" }, el("span", { class: "grow" },
        el("span", null, line.summary), el("span", { class: "quiet" }, line.detail))))),
    el("section", { class: "answer", "aria-label": words("today.answer") },
      headlineNode(text.headline), text.run && stepsFold(text.run, "today"), reasonList(text.reasons, "today"))));
}

/** @param {Date} time */
const timeText = (time) => time.toLocaleString(undefined, { weekday: "long", hour: "2-digit", minute: "2-digit", day: "numeric", month: "long" });
