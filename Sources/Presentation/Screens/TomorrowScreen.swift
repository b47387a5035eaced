public import Planner
import TrainingModel

/// Tomorrow's run at an assumed readiness.
public enum TomorrowScreen {
  /// The preview, or why there is none.
  public static func page(_ preview: TomorrowPreview) -> Page {
    var page = Page()
    page.line(Span(DayWords.long(preview.day), .heading), Span(", at \(preview.readiness.value) % readiness", .plain))
    page.text()
    if let absence = preview.absence {
      page.row("No preview", because(absence))
      return page
    }
    if let run = preview.run {
      page.row("Run", RunWords.summary(run), role: .strong)
      if run.steps.count > 1 { StepLines.add(run.steps, to: &page) }
    } else {
      page.row("Tomorrow", "rest: no run", role: .strong)
    }
    var label = "Why"
    for text in ReasonWords.onTodayScreen(preview.reasons, isRest: preview.run == nil) {
      page.row(label, text)
      label = ""
    }
    return page
  }

  /// Why there is no preview.
  public static func because(_ absence: TomorrowPreview.Absence) -> String {
    switch absence {
    case .staleDay: "the day has changed since these records were read; ask again"
    case .raceDay: "tomorrow is your race"
    case .suggestionOpen: "today's run is still ahead; tomorrow depends on it"
    }
  }
}
