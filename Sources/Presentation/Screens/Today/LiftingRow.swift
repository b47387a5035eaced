import CanonicalJSON
import Planner
import TrainingModel

/// The row about lifting: what she said or what her weekdays say, with the count behind it, and what is planned.
struct LiftingRow {
  let view: TodayView

  private var lifting: LiftingDay { view.answer.lifting }

  /// What is so, in a few words.
  var summary: String {
    if lifting.liftedToday { return "Already lifted today" }
    if let answer = lifting.answer?.current {
      switch answer {
      case .skip: return "No lifting today"
      case .tomorrow: return "Lifting tomorrow"
      default: return "Lifting today"
      }
    }
    if lifting.aheadToday == .answerOfDayBefore { return "Lifting today" }
    if lifting.aheadTomorrow == .postponed { return "Lifting tomorrow, it seems" }
    switch lifting.today.outcome {
    case .likely: return "Lifting later today"
    case .unlikely: return "No lifting expected today"
    case .notEnoughHistory: return "Lifting days not known yet"
    }
  }

  /// Who says so: she, or the count of her weekdays.
  var detail: String {
    if lifting.liftedToday { return lifts }
    if lifting.answer != nil { return "as you said" }
    if lifting.aheadToday == .answerOfDayBefore { return "as you said yesterday" }
    let count = Capital.first(LiftingWords.prediction(lifting.today))
    return count + (lifting.aheadTomorrow == .postponed ? "; its usual time is past." : ".")
  }

  /// The lifts of today, one after the other.
  private var lifts: String {
    let today = view.week.filter { $0.session.activity == .lift && $0.session.local.day == view.answer.day }
    return today.map { entry in
      let name = entry.name ?? Capital.first(RunWords.name(.lift))
      return Isolated.text(name) + (entry.session.minutes.map { ", " + NumberWords.minutes($0) } ?? "")
    }.joined(separator: "; ")
  }

  /// Whether the planned routine still is for today.
  private var showsPlan: Bool {
    !lifting.liftedToday && (lifting.answer?.current ?? .today) == .today
  }

  private static let answers: [(answer: LiftingAnswer, text: String)] = [
    (.today, "Today"), (.skip, "Not today"), (.tomorrow, "Tomorrow"),
  ]

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.list("answers", Self.answers) { writer, choice in
        writer.object { writer in
          writer.member("isChosen", lifting.answer?.current == choice.answer)
          writer.member("text", choice.text)
          writer.member("value", choice.answer)
        }
      }
      writer.member("canBeAnswered", !lifting.liftedToday)
      writer.member("detail", detail)
      writer.member("isAnswered", lifting.answer != nil)
      writer.list("scheduled", showsPlan ? view.scheduled : []) { writer, routine in
        writer.object { writer in
          writer.member("id", routine.id)
          writer.member("name", routine.name)
          writer.member("text", "Planned" + time(routine) + ": " + routine.summary)
        }
      }
      writer.member("summary", summary)
    }
  }

  private func time(_ routine: ScheduledRoutine) -> String {
    routine.minuteOfDay.map { " for " + ScheduleWords.clock($0, view.clock) } ?? " for today"
  }
}
