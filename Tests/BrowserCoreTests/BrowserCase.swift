import BrowserCore
import Foundation

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

  /// One line of `native-answers.jsonl`; bytes are in base 64.
  func line() throws -> Data {
    let members: [String: Any] = [
      "name": name, "entry": entry, "inputs": inputs.map { Data($0).base64EncodedString() },
      "answer": Data(answer.bytes).base64EncodedString(), "refused": answer.isRefused,
    ]
    return try JSONSerialization.data(withJSONObject: members, options: [.sortedKeys]) + Data("\n".utf8)
  }
}
