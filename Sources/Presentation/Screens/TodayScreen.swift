public import Planner
public import TrainingModel

/// What to do today, and why.
public enum TodayScreen {
  /// The day's answer in one screen. `suggested` is the run that had been suggested when today's was logged.
  ///
  /// `uncounted` files could not be read, and `unlisted` folders not be listed: with what they hold the answer might be
  /// gentler, so the page says so.
  public static func page(_ answer: PlanAnswer, suggested: SuggestedRun?, uncounted: Int, unlisted: Int) -> Page {
    var page = Page()
    page.line(Span(DayWords.long(answer.day), .heading))
    page.text()
    run(answer, suggested: suggested, on: &page)
    careful(uncounted: uncounted, unlisted: unlisted, on: &page)
    why(answer, on: &page)
    page.text()
    page.row("Budget", budget(answer))
    page.row("Lifting", LiftingWords.text(answer.lifting, today: answer.day))
    page.row("Readiness", ReadinessWords.text(answer.readiness))
    if let race = answer.race { page.row("Race", RaceWords.text(race)) }
    return page
  }

  private static func run(_ answer: PlanAnswer, suggested: SuggestedRun?, on page: inout Page) {
    let runs = answer.done.filter { $0.activity == .run }
    for done in runs {
      let kind = done.kind.map { RunWords.name($0) } ?? "run"
      let length = done.minutes.map { NumberWords.minutes($0) + " " } ?? ""
      let load = done.load.map { ", " + NumberWords.load($0) } ?? ", not rated yet"
      page.row("Done", length + kind + load, role: .strong)
    }
    if !runs.isEmpty {
      if let suggested { page.row("Before it", "suggested was: " + RunWords.summary(suggested)) }
      return
    }
    guard let run = answer.run else {
      page.row("Today", answer.reasons.contains { $0.rule == .raceDay } ? "your race" : "rest: no run", role: .strong)
      return
    }
    page.row("Run", RunWords.summary(run), role: .strong)
    if run.steps.count > 1 { StepLines.add(run.steps, to: &page) }
  }

  private static func careful(uncounted: Int, unlisted: Int, on page: inout Page) {
    let advice = "so this may be too much; see: loadbook check"
    if uncounted > 0 {
      let files = NumberWords.count(Int64(uncounted), "file")
      let text = "\(files) cannot be read and \(uncounted == 1 ? "is" : "are") not counted, \(advice)"
      page.row("Careful", text, role: .warning)
    }
    if unlisted > 0 {
      let folders = NumberWords.count(Int64(unlisted), "folder")
      page.row("Careful", "\(folders) cannot be listed: what is new there is not counted, \(advice)", role: .warning)
    }
  }

  private static func why(_ answer: PlanAnswer, on page: inout Page) {
    var label = "Why"
    let isRest = answer.run == nil
    for text in ReasonWords.onTodayScreen(answer.reasons, isRest: isRest) {
      page.row(label, text)
      label = ""
    }
  }

  private static func budget(_ answer: PlanAnswer) -> String {
    let budget = answer.budget
    switch answer.baseline {
    case .arrives(let days):
      return "known in \(NumberWords.count(days, "day")): a usual week needs 28 days of history"
    case .usual(let usual):
      let left = NumberWords.load(Load(max(0, usual.value - budget.spentLastSixDays.value)))
      var text = "\(left) for today: \(NumberWords.load(usual)) in a usual week, "
      text += "\(NumberWords.load(budget.spentLastSixDays)) spent in the six days before"
      if budget.spentToday.value > 0 { text += ", \(NumberWords.load(budget.spentToday)) today" }
      if let cap = answer.figures.cap, answer.run != nil, usual <= budget.spentLastSixDays {
        text += "; the run fits all the same, since a week may hold \(NumberWords.load(cap))"
      }
      if budget.unratedThisWeek > 0 { text += "; \(NumberWords.count(budget.unratedThisWeek, "session")) not rated" }
      return text
    }
  }
}

extension StepLines {
  /// Adds the steps below a run's row.
  static func add(_ steps: [RunStep], to page: inout Page) {
    for line in lines(steps) {
      let margin = String(repeating: " ", count: 16) + TextWidth.padded(line.length, to: 12)
      page.paragraph(line.what, first: Span(margin, .running))
    }
  }
}

extension RunWords {
  /// A run in a few words: "45 min easy run".
  public static func summary(_ run: SuggestedRun) -> String { NumberWords.minutes(run.minutes) + " " + name(run.kind) }
}
