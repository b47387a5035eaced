import CanonicalJSON
public import Planner
import TrainingModel

extension Payload {
  /// What the app shows of a day: the members of `today --json`, and `words` for the screen. `notice` is something that
  /// went wrong on the side of what she just did.
  public static func today(_ view: TodayView, notice: String? = nil) -> Payload {
    Payload { writer in
      writer.object { writer in
        members(of: view.answer, to: &writer)
        writer.member("words") { words(view, notice, to: &$0) }
      }
    }
  }

  private static func words(_ view: TodayView, _ notice: String?, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("ahead") { AheadCard(ahead: view.ahead).write(to: &$0) }
      writer.member("budget") { BudgetCard(view: view).write(to: &$0) }
      writer.member("careful", CarefulWords.lines(view))
      writer.member("date", DayWords.dayOfYear(view.answer.day))
      writer.member("done") { DoneCard(view: view).write(to: &$0) }
      writer.list("efforts", EffortScale.anchors) { writer, anchor in
        writer.object { writer in
          writer.member("text", anchor.feeling)
          writer.member("value", anchor.effort)
        }
      }
      writer.member("firstUse") { FirstUse.write(to: &$0) }
      writer.member("headline") { headline(view).write(to: &$0) }
      writer.member("lifting") { LiftingRow(view: view).write(to: &$0) }
      writer.orNull("notice", notice)
      writer.orNull("prefill", view.answer.run) { RunPrefill(run: $1, view: view).write(to: &$0) }
      writer.orNull("race", view.answer.race) { writer, race in
        writer.object { writer in
          writer.member("day", DayWords.inText(race.day))
          writer.member("text", Isolated.text(race.name) + " " + RaceWords.distance(race.daysLeft))
        }
      }
      writer.member("readiness") { ReadinessRow(view: view).write(to: &$0) }
      writer.list("reasons", reasons(view)) { $1.write(to: &$0) }
      writer.orNull("run", view.answer.run) { RunCard(run: $1).write(to: &$0) }
      writer.member("secondsToMidnight", 86_400 - view.now.second)
      writer.member("surface", view.surface)
      writer.member("tomorrow") { TomorrowCard(preview: view.tomorrow).write(to: &$0) }
      writer.member("unrated") { UnratedList(view: view).write(to: &$0) }
    }
  }

  private static func headline(_ view: TodayView) -> Headline {
    switch view.surface {
    case .firstUse: FirstUse.headline
    case .completed: DoneCard(view: view).headline
    case .raceDay: Headline(strong: "Race day,", rest: view.answer.race?.name ?? "today")
    case .noRun: Headline(strong: "", rest: "Rest today")
    case .suggestion: view.answer.run.map { RunCard(run: $0).headline } ?? Headline(strong: "", rest: "Rest today")
    }
  }

  private static func reasons(_ view: TodayView) -> [ReasonLine] {
    ReasonWords.shownToday(view.answer.reasons, isRest: view.answer.run == nil).map { ReasonLine(reason: $0) }
  }

  /// What the app shows of tomorrow: the members of `tomorrow --json`, and `words` for the screen.
  public static func tomorrowView(_ preview: TomorrowPreview) -> Payload {
    Payload { writer in
      writer.object { writer in
        members(of: preview, to: &writer)
        writer.member("words") { TomorrowCard(preview: preview).write(to: &$0) }
      }
    }
  }
}

/// What the answer was made without.
enum CarefulWords {
  static func lines(_ view: TodayView) -> [String] {
    var lines: [String] = []
    if view.uncounted > 0 {
      let files = NumberWords.count(Int64(view.uncounted), "file")
      let verb = view.uncounted == 1 ? "is" : "are"
      lines.append("\(files) cannot be read and \(verb) not counted: with what they hold, today might be gentler.")
    }
    if view.unlisted > 0 {
      let folders = NumberWords.count(Int64(view.unlisted), "folder")
      lines.append("\(folders) cannot be listed: with what is new there, today might be gentler.")
    }
    return lines
  }
}
