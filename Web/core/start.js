// The app starts here.

import { expect } from "./api.js";
import { startFrame } from "./frame.js";
import { startKeys } from "./keys.js";
import { startLive } from "./live.js";
import { readWho, startRouter } from "./router.js";

if (location.pathname === "/") expect("/today");
const known = readWho().then((who) => {
  document.documentElement.dataset.role = who.role;
  return who.isKnown;
}, () => true);
startFrame();
startKeys();
// A device that is still to be paired is told of no changes.
void startRouter().then(() => known).then((isKnown) => { if (isKnown) startLive(); });
if ("serviceWorker" in navigator) {
  window.addEventListener("load", () => { navigator.serviceWorker.register("/service-worker.js").catch(() => {}); });
}
