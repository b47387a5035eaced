import BrowserCore
import Foundation
import TrainingModel

/// One call of the browser core: what the native build answers is compared with what the WebAssembly build does.
struct BrowserCase {
  /// What a difference is reported as: a golden file, or the seed of a generated input.
  var name: String
  var entry: String
  var inputs: [[UInt8]]
  var answer: BrowserAnswer

  static func canonical(_ name: String, kind: String, _ document: [UInt8]) -> BrowserCase {
    let kind = Array(kind.utf8)
    let answer = BrowserCore.canonical(kind: kind, document: document)
    return BrowserCase(name: name, entry: "canonical", inputs: [kind, document], answer: answer)
  }

  static func merge(_ name: String, kind: String, _ a: [UInt8], _ b: [UInt8], base: [UInt8] = []) -> BrowserCase {
    let kind = Array(kind.utf8)
    let answer = BrowserCore.merge(kind: kind, a: a, b: b, base: base)
    return BrowserCase(name: name, entry: "merge", inputs: [kind, a, b, base], answer: answer)
  }

  /// Every question that a page asks about a plan; `clock` is the request's day.
  static func plans(_ name: String, _ request: [UInt8], clock: Day) -> [BrowserCase] {
    let plans = [
      BrowserCase(name: name, entry: "today", inputs: [request], answer: today(request: request)),
      BrowserCase(name: name, entry: "ahead", inputs: [request], answer: ahead(request: request)),
      BrowserCase(name: name, entry: "running_weeks", inputs: [request], answer: runningWeeks(request: request)),
    ]
    let clock = Array("\"\(clock.text)\"".utf8)
    return plans
      + ["100", "55"].map { percent in
        let inputs = [request, Array(percent.utf8), clock]
        let answer = tomorrow(request: request, readiness: inputs[1], clock: clock)
        return BrowserCase(name: name, entry: "tomorrow", inputs: inputs, answer: answer)
      }
  }

  /// One line of `native-answers.jsonl`; bytes are in base 64.
  func line() throws -> Data {
    let members: [String: Any] = [
      "name": name, "entry": entry, "inputs": inputs.map { Data($0).base64EncodedString() },
      "answer": Data(answer.bytes).base64EncodedString(), "refused": answer.isRefused,
    ]
    return try JSONSerialization.data(withJSONObject: members, options: [.sortedKeys]) + Data("\n".utf8)
  }
}
