// Which module shows which path. The server has the same list of paths (PagePaths.swift); a test compares them.

/** @type {Record<string, () => Promise<{ default: import("./screen.js").Screen }>>} */
export const screens = {
  "/": () => import("../screens/today.js"),

  "/train": () => import("../screens/train.js"),
  "/routines": () => import("../screens/routines.js"),
  "/routines/:id": () => import("../screens/routine.js"),
  "/exercises": () => import("../screens/exercises.js"),
  "/exercises/:name": () => import("../screens/exercise.js"),
  "/schedule": () => import("../screens/schedule.js"),

  "/log": () => import("../screens/log.js"),
  "/workouts": () => import("../screens/log.js"),
  "/workouts/:id": () => import("../screens/workout.js"),
  "/sessions/new": () => import("../screens/new-session.js"),
  "/sessions/:id": () => import("../screens/session.js"),
  "/ledger": () => import("../screens/ledger.js"),

  "/ahead": () => import("../screens/ahead.js"),
  "/running": () => import("../screens/running.js"),
  "/races": () => import("../screens/races.js"),

  "/import": () => import("../screens/import.js"),
  "/settings": () => import("../screens/settings.js"),
  "/devices": () => import("../screens/devices.js"),
  "/pair": () => import("../screens/pair.js"),
};

/**
 * The pattern that a path fits, and the values of its named parts; null where no screen has it.
 * @param {string} path
 * @returns {{ pattern: string, parameters: Record<string, string> } | null}
 */
export function match(path) {
  const parts = path.replace(/\/+$/, "").split("/");
  for (const pattern of Object.keys(screens)) {
    const parameters = fit(pattern === "/" ? [""] : pattern.split("/"), parts);
    if (parameters) return { pattern, parameters };
  }
  return null;
}

/** @param {string[]} pattern @param {string[]} parts */
function fit(pattern, parts) {
  if (pattern.length !== parts.length) return null;
  /** @type {Record<string, string>} */
  const parameters = {};
  for (const [index, part] of pattern.entries()) {
    if (!part.startsWith(":")) {
      if (part !== parts[index]) return null;
      continue;
    }
    try {
      parameters[part.slice(1)] = decodeURIComponent(parts[index]);
    } catch {
      return null;
    }
  }
  return parameters;
}
