import CanonicalJSON

/// What the day's screen says before anything was recorded.
enum FirstUse {
  static let headline = Headline(strong: "", rest: "What should I do today?")

  private static let lines = [
    "Loadbook answers that question every morning: a run or rest, and why. It reads what you ran and lifted, in one "
      + "ledger for both.",
    "It starts with easy runs as soon as there is a first session. After four weeks of lifting it knows your lifting "
      + "days; after 28 days of history, your usual week and what a day may hold.",
    "Have a history elsewhere? Import it, and the answer is here at once: watch files and lifting logs are read as "
      + "they are.",
  ]

  static func write(to writer: inout JSONWriter) {
    writer.object { $0.member("lines", lines) }
  }
}
