import CanonicalJSON
import Planner
import TrainingModel

/// A run as the day's and tomorrow's screens show it: one sentence in large type, a bar of its steps, the steps.
struct RunCard {
  let run: SuggestedRun

  /// What to do, in two parts of one sentence: "Easy run," and "45 minutes".
  var headline: Headline {
    Headline(strong: Capital.first(RunWords.name(run.kind)) + ",", rest: Headline.length(run.minutes))
  }

  /// The steps in a line: "10 min warm up, 4 × 4 min work, 10 min cool down"; of an even run how hard it is meant to be.
  var summary: String {
    let lines = StepLines.lines(run.steps)
    if lines.count == 1, let effort = run.steps.first?.effort {
      return "Effort \(NumberWords.decimal(effort.value, digits: 1)): \(RunWords.feeling(effort))"
    }
    return lines.map { $0.length + " " + Self.short($0.what) }.joined(separator: ", ")
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.list("bar", run.steps) { writer, step in
        writer.object { writer in
          writer.member("isHard", step.kind == .work)
          writer.member("minutes", step.minutes)
        }
      }
      writer.member("steps") { writer in
        let lines = StepLines.lines(run.steps)
        writer.array(count: lines.count) { writer, index in
          writer.object { writer in
            writer.member("length", lines[index].length)
            writer.member("what", Capital.first(lines[index].what))
          }
        }
      }
      writer.member("summary", summary)
    }
  }

  /// What a step is, without its effort.
  private static func short(_ what: String) -> String {
    what.split(separator: ",").first.map { String($0) } ?? what
  }
}

/// The sentence in large type.
struct Headline: Hashable {
  /// What carries the colour of the sport; empty: nothing does.
  var strong: String
  /// The rest.
  var rest: String

  /// A length of time as a sentence has it: 45 minutes, 2 h 05 min.
  static func length(_ minutes: Minutes) -> String {
    let words = NumberWords.minutes(minutes)
    return words.hasSuffix(" min") && minutes.value < 120 ? words + "utes" : words
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("rest", rest)
      writer.member("strong", strong)
    }
  }
}
