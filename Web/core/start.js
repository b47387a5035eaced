// The app starts here.

import { startFrame } from "./frame.js";
import { startKeys } from "./keys.js";
import { startLive } from "./live.js";
import { readWho, startRouter } from "./router.js";

readWho().then(({ role }) => { document.documentElement.dataset.role = role; }, () => {});
startFrame();
startKeys();
void startRouter().then(startLive);
if ("serviceWorker" in navigator) {
  window.addEventListener("load", () => { navigator.serviceWorker.register("/service-worker.js").catch(() => {}); });
}
