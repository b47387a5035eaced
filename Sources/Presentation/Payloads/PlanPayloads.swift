import CanonicalJSON
public import Planner
import TrainingModel

extension Payload {
  /// What `tomorrow --json` prints.
  public static func tomorrow(_ preview: TomorrowPreview) -> Payload {
    Payload { writer in
      writer.object { members(of: preview, to: &$0) }
    }
  }

  /// The members of a preview, `assumedReadiness` to `run`.
  static func members(of preview: TomorrowPreview, to writer: inout JSONWriter) {
    writer.member("assumedReadiness", preview.readiness)
    writer.orNull("because", preview.absence)
    writer.member("day", preview.day)
    writer.reasons("reasons", preview.reasons)
    writer.run("run", preview.run)
  }

  /// What `ahead --json` prints.
  public static func ahead(_ ahead: LoadAhead) -> Payload {
    Payload { writer in
      writer.object { members(of: ahead, to: &$0) }
    }
  }

  /// The members of the load ahead, `arrivesInDays` to `weeks`.
  static func members(of ahead: LoadAhead, to writer: inout JSONWriter) {
    switch ahead.baseline {
    case .arrives(let days): writer.member("arrivesInDays", days)
    case .usual(let load): writer.member("baseline", load)
    }
    writer.list("taper", ahead.taper) { writer, day in
      writer.object { writer in
        writer.member("day", day.day)
        writer.member("daysLeft", day.daysLeft)
        writer.member("scale", day.scale)
        writer.member("sharedCap", day.sharedCap)
        writer.member("target", day.target)
      }
    }
    writer.list("weeks", ahead.weeks) { writer, week in
      writer.object { writer in
        writer.member("from", week.from)
        writer.member("load", week.load)
        writer.member("otherLoad", week.otherLoad)
        writer.member("runningLoad", week.runningLoad)
        writer.member("runningMinutes", week.runningMinutes)
      }
    }
  }

  /// What `runs --json` prints.
  public static func runs(_ weeks: RunningWeeks) -> Payload {
    Payload { writer in
      writer.object { members(of: weeks, to: &$0) }
    }
  }

  /// The members of the running weeks, `ahead` to `weeks`.
  static func members(of weeks: RunningWeeks, to writer: inout JSONWriter) {
    writer.list("ahead", weeks.ahead) { writer, week in
      writer.object { writer in
        writer.member("from", week.from)
        writer.member("minutes", week.minutes)
      }
    }
    writer.list("weeks", weeks.past + [weeks.current]) { writer, week in
      writer.object { writer in
        writer.member("from", week.from)
        writer.member("minutes", week.minutes)
        writer.member("runs", week.runs)
      }
    }
  }
}
