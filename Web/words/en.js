// Every fixed label, heading and button of the screens, in English. Another language is one file beside this one.
// Sentences that carry numbers come from the server. Each screen has its own block: keep to yours.

export default {
  // The frame
  "app.name": "Loadbook",
  "app.title": "{title} · Loadbook",
  "nav.today": "Today",
  "nav.train": "Train",
  "nav.next": "Up next",
  "nav.routines": "Routines",
  "nav.schedule": "Schedule",
  "nav.exercises": "Exercises",
  "nav.log": "Log",
  "nav.workouts": "Workouts and runs",
  "nav.ledger": "Ledger",
  "nav.ahead": "Ahead",
  "nav.load": "Load ahead",
  "nav.running": "Your running",
  "nav.races": "Races",
  "nav.more": "More",
  "nav.import": "Import",
  "nav.devices": "Devices",
  "nav.settings": "Settings",
  "live.offline": "Loadbook is out of reach. What you see may be old; it comes back by itself.",
  "toast.undo": "Undo",
  "toast.undone": "Undone.",
  "toast.close": "Close this message",
  "sheet.close": "Close",
  "chart.numbers": "The numbers",
  "field.needed": "This is needed.",
  "field.number": "This is not a number.",
  "field.whole": "A whole number, please.",
  "field.least": "At least {number}.",
  "field.most": "At most {number}.",
  "keys.title": "Shortcuts",
  "keys.undo": "Undo",
  "keys.help": "These shortcuts",
  "missing.title": "Nothing is here",
  "missing.text": "The address may be mistyped, or what it showed was deleted.",
  "missing.back": "To today",
  "failure.title": "This could not be shown",
  "failure.offline": "Loadbook is out of reach",
  "failure.bug": "Something in the app itself went wrong. Your log is untouched.",
  "failure.retry": "Try again",
  "unpaired.title": "This device is not paired",
  "unpaired.text": "Loadbook answers only devices that it knows. Ask it for a code on the machine where it runs.",
  "unpaired.pair": "Enter a code",
  "problem.unreachable": "Loadbook cannot be reached.",
  "problem.unreachable.detail": "Is it still running on its machine?",
  "problem.damaged": "The answer was damaged on its way.",
  "problem.refused": "This could not be done.",

  // Today
  "today.title": "Today",

  // Train: up next
  "train.title": "Up next",

  // Routines
  "routines.title": "Routines",
  "routine.title": "Routine",

  // Exercises
  "exercises.title": "Exercises",
  "exercise.title": "Exercise",

  // Schedule
  "schedule.title": "Schedule",

  // Log
  "log.title": "Workouts and runs",
  "workout.title": "Workout",
  "session.title": "Session",
  "newSession.title": "Log a session",

  // Ledger
  "ledger.title": "Ledger",

  // Ahead
  "ahead.title": "Load ahead",
  "running.title": "Your running",
  "races.title": "Races",

  // Import
  "import.title": "Import",

  // Settings
  "settings.title": "Settings",

  // Devices and pairing
  "devices.title": "Devices",
  "pair.title": "Pair this device",
};
