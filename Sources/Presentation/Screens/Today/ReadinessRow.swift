import CanonicalJSON
import Planner
import TrainingModel

/// The row about readiness: the percent, who says so, and what its editor needs.
struct ReadinessRow {
  let view: TodayView

  private var readiness: Readiness { view.answer.readiness }
  /// Seven nights make a usual one. MODEL.md, readiness.
  private static let nightsNeeded: Int64 = 7

  /// The percent in words.
  var summary: String { "\(readiness.percent.value) % ready" }

  /// Who says so.
  var detail: String {
    switch readiness.source {
    case .her: "as you said" + (readiness.reason.map { ", " + ReadinessWords.name($0) } ?? "")
    case .sleep: "from last night’s sleep" + (view.sleep.lastNight.map { ", " + SleepWords.text($0) } ?? "")
    case .unknown: "you said nothing, and no sleep is known"
    }
  }

  /// The line under the question: the percent with its source while it is a start, her percent alone once it is hers.
  var line: String {
    let percent = "\(readiness.percent.value) %"
    return readiness.setByHer ? percent : percent + ", " + detail
  }

  /// What the typed night does.
  var sleepNote: String? {
    if readiness.setByHer { return "Your own percent counts, whatever the night was." }
    let missing = Self.nightsNeeded - view.sleep.nights
    guard missing > 0 else { return nil }
    return "Sleep sets the start of the slider once \(NumberWords.count(missing, "more night")) before today "
      + (missing == 1 ? "is" : "are") + " known."
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("detail", detail)
      writer.member("highest", ReadinessPercent.highest)
      writer.member("isAnswered", readiness.setByHer)
      writer.member("line", line)
      writer.member("lowest", ReadinessPercent.lowest)
      writer.member("percent", readiness.percent)
      writer.orNull("reason", readiness.reason)
      writer.list("reasons", ReadinessReason.allCases) { writer, reason in
        writer.object { writer in
          writer.member("text", Capital.first(ReadinessWords.name(reason)))
          writer.member("value", reason)
        }
      }
      writer.member("sleep") { writer in
        writer.object { writer in
          writer.orNull("minutes", view.sleep.lastNight)
          writer.orNull("note", sleepNote)
        }
      }
      writer.member("summary", summary)
    }
  }
}

/// A night in words.
enum SleepWords {
  /// 6 h 50 min.
  static func text(_ minutes: Int64) -> String {
    let rest = minutes % 60
    return String(minutes / 60) + " h" + (rest == 0 ? "" : (rest < 10 ? " 0" : " ") + String(rest) + " min")
  }
}
