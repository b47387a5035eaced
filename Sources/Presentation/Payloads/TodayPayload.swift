import CanonicalJSON
public import Planner
import TrainingModel

extension Payload {
  /// What `today --json` prints. Numbers are not rounded.
  public static func today(_ answer: PlanAnswer) -> Payload {
    Payload { writer in
      writer.object { writer in
        writer.member("budget") { budget(answer, to: &$0) }
        writer.member("day", answer.day)
        writer.orNull("done", answer.done.last { $0.activity == .run }) { writer, done in
          writer.object { writer in
            writer.member("id", done.id)
            writer.orNull("kind", done.kind)
            writer.orNull("load", done.load)
            writer.orNull("minutes", done.minutes)
          }
        }
        writer.member("lifting") { lifting(answer.lifting, to: &$0) }
        writer.race("race", answer.race)
        writer.member("readiness") { writer in
          writer.object { writer in
            writer.member("percent", answer.readiness.percent)
            writer.orNull("reason", answer.readiness.reason)
            writer.member("source", answer.readiness.source)
          }
        }
        writer.reasons("reasons", answer.reasons)
        writer.orNull("room", answer.room) { writer, room in
          writer.object { writer in
            writer.member("load", room.load)
            writer.member("minutes", room.minutes)
          }
        }
        writer.run("run", answer.run)
      }
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
      writer.member("state", lifting.liftedToday ? LiftingDay.State.liftedToday.rawValue : lifting.today.outcome.rawValue)
      writer.member("weekday", lifting.today.weekday)
      writer.member("weeksRead", lifting.today.weeksRead)
      writer.member("weeksWithLift", lifting.today.weeksWithLift)
    }
  }
}
