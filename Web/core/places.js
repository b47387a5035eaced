// The places of the app and the pages of each, as the bars show them.

/** @typedef {{ path: string, key: import("./words.js").WordKey, icon: import("./icon.js").IconName, isPhoneOnly?: boolean }} Page  `isPhoneOnly`: it only writes, and so is nothing for the other roles. */
/** @typedef {{ place: import("./screen.js").Place, path: string, key: import("./words.js").WordKey, icon: import("./icon.js").IconName, pages: Page[] }} PlaceGroup */

/**
 * The four places.
 * @type {PlaceGroup[]}
 */
export const places = [
  { place: "today", path: "/", key: "nav.today", icon: "today", pages: [{ path: "/", key: "nav.today", icon: "today" }] },
  {
    place: "train", path: "/train", key: "nav.train", icon: "train",
    pages: [
      { path: "/train", key: "nav.next", icon: "play" },
      { path: "/routines", key: "nav.routines", icon: "list" },
      { path: "/schedule", key: "nav.schedule", icon: "calendar" },
      { path: "/exercises", key: "nav.exercises", icon: "lift" },
    ],
  },
  {
    place: "log", path: "/log", key: "nav.log", icon: "log",
    pages: [
      { path: "/log", key: "nav.workouts", icon: "log" },
      { path: "/ledger", key: "nav.ledger", icon: "sum" },
    ],
  },
  {
    place: "ahead", path: "/ahead", key: "nav.ahead", icon: "ahead",
    pages: [
      { path: "/ahead", key: "nav.load", icon: "ahead" },
      { path: "/running", key: "nav.running", icon: "run" },
      { path: "/races", key: "nav.races", icon: "race" },
    ],
  },
];

/**
 * What lies behind the one door.
 * @type {Page[]}
 */
export const door = [
  { path: "/import", key: "nav.import", icon: "import", isPhoneOnly: true },
  { path: "/devices", key: "nav.devices", icon: "devices" },
  { path: "/settings", key: "nav.settings", icon: "settings" },
];
