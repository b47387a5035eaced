import CanonicalJSON
import Planner
import TrainingModel

/// The card about the day's budget: her usual week against what seven days spent. It never shows a target or a cap,
/// which only the app reads.
struct BudgetCard {
  let view: TodayView

  private var budget: Budget { view.answer.budget }

  /// Load of the seven days up to today by sport.
  private func spent(_ activity: SessionActivity) -> Double {
    view.week.reduce(0) { $0 + ($1.session.activity == activity ? $1.session.load?.value ?? 0 : 0) }
  }

  /// What is left for today; 0 where more was done.
  private func left(of usual: Load) -> Load { Load(max(0, usual.value - budget.spentLastSixDays.value)) }

  private func notes(_ usual: Load) -> [String] {
    var notes: [String] = []
    if budget.spentToday.value > 0 { notes.append("\(NumberWords.load(budget.spentToday)) of it are spent today.") }
    if view.answer.run != nil, usual <= budget.spentLastSixDays {
      notes.append("The run fits all the same: a week now and then may hold more than the usual one.")
    }
    if budget.unratedThisWeek > 0 {
      let sessions = NumberWords.count(budget.unratedThisWeek, "session")
      notes.append("\(sessions) \(budget.unratedThisWeek == 1 ? "is" : "are") not rated and not counted.")
    }
    return notes
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      switch view.answer.baseline {
      case .arrives(let days):
        writer.member("arrives", "Known in \(NumberWords.count(days, "day")): a usual week needs 28 days of history.")
      case .usual(let usual): write(usual, to: &writer)
      }
      writer.member("unit", LoadWords.unit)
    }
  }

  private func write(_ usual: Load, to writer: inout JSONWriter) {
    let parts = [
      (SessionActivity.run, "running"), (.lift, "lifting"), (.other, "other"),
    ].map { (activity: $0.0, name: $0.1, load: spent($0.0)) }.filter { $0.load > 0 }
    let whole = max(usual.value, parts.reduce(0) { $0 + $1.load })
    writer.member("amount", NumberWords.load(left(of: usual)))
    writer.member("notes", notes(usual))
    writer.member("of", "of \(NumberWords.load(usual)) in a usual week")
    writer.list("parts", parts) { writer, part in
      writer.object { writer in
        writer.member("activity", part.activity)
        writer.member("share", whole > 0 ? part.load / whole : 0)
        writer.member("text", "\(part.name) \(NumberWords.whole(part.load))")
      }
    }
  }
}
