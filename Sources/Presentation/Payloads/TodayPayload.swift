import CanonicalJSON
public import Planner
import TrainingModel

extension Payload {
  /// What `today --json` prints. Numbers are not rounded.
  public static func today(_ answer: PlanAnswer) -> Payload {
    Payload { writer in
      writer.object { members(of: answer, to: &$0) }
    }
  }

  /// The members of a day's answer, `budget` to `run`.
  static func members(of answer: PlanAnswer, to writer: inout JSONWriter) {
    writer.member("budget") { budget(answer, to: &$0) }
    writer.member("day", answer.day)
    writer.orNull("done", answer.done.last { $0.activity == .run }) { done($1, to: &$0) }
    writer.member("lifting") { lifting(answer.lifting, to: &$0) }
    writer.race("race", answer.race)
    writer.member("readiness") { readiness(answer.readiness, to: &$0) }
    writer.reasons("reasons", answer.reasons)
    writer.orNull("room", answer.room) { writer, room in
      writer.object { writer in
        writer.member("load", room.load)
        writer.member("minutes", room.minutes)
      }
    }
    writer.run("run", answer.run)
  }

  private static func done(_ run: SessionLoad, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("id", run.id)
      writer.orNull("kind", run.kind)
      writer.orNull("load", run.load)
      writer.orNull("minutes", run.minutes)
    }
  }

  private static func readiness(_ readiness: Readiness, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("percent", readiness.percent)
      writer.orNull("reason", readiness.reason)
      writer.member("source", readiness.source)
    }
  }

  private static func budget(_ answer: PlanAnswer, to writer: inout JSONWriter) {
    writer.object { writer in
      if case .arrives(let days) = answer.baseline {
        writer.member("arrivesInDays", days)
        return
      }
      let budget = answer.budget
      writer.orNull("day", budget.day)
      writer.member("spentLastSixDays", budget.spentLastSixDays)
      writer.member("spentToday", budget.spentToday)
      writer.member("unit", "AU")
      writer.member("unrated", budget.unratedThisWeek)
      writer.orNull("usualWeek", budget.usualWeek)
    }
  }

  /// `state` is what the weekdays say unless she already lifted; `answer` is hers.
  private static func lifting(_ lifting: LiftingDay, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.orNull("answer", lifting.answer?.current)
      writer.member(
        "state", lifting.liftedToday ? LiftingDay.State.liftedToday.rawValue : lifting.today.outcome.rawValue)
      writer.member("weekday", lifting.today.weekday)
      writer.member("weeksRead", lifting.today.weeksRead)
      writer.member("weeksWithLift", lifting.today.weeksWithLift)
    }
  }
}
