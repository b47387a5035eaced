import CanonicalJSON
import Planner
import TrainingModel

extension JSONWriter {
  /// A list of reasons, each with its rule, its sentence and its inputs.
  mutating func reasons(_ key: StaticString, _ reasons: [Reason]) {
    list(key, reasons) { writer, reason in
      writer.object { writer in
        writer.list("inputs", reason.inputs) { writer, input in
          writer.object { writer in
            writer.member("name", input.name)
            writer.orNull("unit", input.unit)
            writer.member("value") { writer in
              switch input.value {
              case .number(let number): writer.double(number)
              case .text(let text): writer.string(text)
              }
            }
          }
        }
        writer.member("rule", reason.rule)
        writer.member("text", ReasonWords.text(reason))
      }
    }
  }

  /// A suggested run, or null.
  mutating func run(_ key: StaticString, _ run: SuggestedRun?) {
    orNull(key, run) { writer, run in run.write(to: &writer) }
  }

  /// A race ahead, or null.
  mutating func race(_ key: StaticString, _ race: RaceAhead?) {
    orNull(key, race) { writer, race in
      writer.object { writer in
        writer.member("day", race.day)
        writer.member("daysLeft", race.daysLeft)
        writer.member("name", race.name)
      }
    }
  }
}
