import Planner
import TrainingModel

/// The inputs of one reason as words. What a reason lacks reads as a question mark.
struct ReasonNumbers {
  private let reason: Reason

  init(_ reason: Reason) { self.reason = reason }

  func number(_ name: ReasonInput.Name) -> Double? { reason.input(name)?.number }

  func name(_ name: ReasonInput.Name) -> String { reason.input(name)?.text ?? "?" }

  func whole(_ name: ReasonInput.Name) -> String { number(name).map { NumberWords.whole($0) } ?? "?" }

  func minutes(_ name: ReasonInput.Name) -> String { number(name).map { NumberWords.minutes(Minutes($0)) } ?? "?" }

  func load(_ name: ReasonInput.Name) -> String { number(name).map { NumberWords.load(Load($0)) } ?? "?" }

  func percent(_ name: ReasonInput.Name) -> String { whole(name) + " %" }

  func share(_ name: ReasonInput.Name) -> String {
    number(name).map { NumberWords.whole($0 * 100) + " %" } ?? "?"
  }

  func days(_ name: ReasonInput.Name) -> String { count(name, "day") }

  func runs(_ name: ReasonInput.Name, noun: String = "run") -> String { count(name, noun) }

  func times(_ name: ReasonInput.Name) -> String {
    switch number(name) {
    case 1: "once"
    case 2: "twice"
    default: whole(name) + " times"
    }
  }

  func daysAgo(_ name: ReasonInput.Name) -> String {
    switch number(name) {
    case 0: "today"
    case 1: "yesterday"
    default: days(name) + " ago"
    }
  }

  private func count(_ name: ReasonInput.Name, _ noun: String) -> String {
    number(name).map { NumberWords.count(Int64($0.rounded()), noun) } ?? "?"
  }
}
