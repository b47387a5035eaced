import BrowserCore
import Foundation
import Testing

/// Writes what the native build answers to `.build-wasm/native-answers.jsonl`, where `Scripts/compare-browser-core`
/// finds it and asks the WebAssembly build the same.
@Suite struct NativeAnswersTests {
  static let generatedDocuments: UInt64 = 2000

  @Test func theAnswersOfTheNativeBuildAreWrittenForTheComparison() throws {
    let golden = try goldenDocuments()
    let generated = try generatedDocuments()
    try write(golden + generated)

    #expect(golden.count > 50)
    let accepted = generated.count { !$0.answer.isRefused }
    #expect(accepted > generated.count / 4, "of \(generated.count) generated documents \(accepted) are accepted")
    #expect(accepted < generated.count * 3 / 4, "of \(generated.count) generated documents \(accepted) are accepted")
  }

  private func goldenDocuments() throws -> [BrowserCase] {
    try (GoldenFile.all(in: "documents") + GoldenFile.all(in: "refused"))
      .map { .canonical($0.description, kind: $0.kind, try $0.bytes()) }
  }

  private func generatedDocuments() throws -> [BrowserCase] {
    let files = GoldenFile.all(in: "documents")
    let golden = try files.map { ($0.kind, try $0.bytes()) }
    return (0..<Self.generatedDocuments).map { seed in
      let (kind, document) = golden[Int(seed) % golden.count]
      var shaker = DocumentShaker(document, seed: seed)
      return .canonical("generated \(kind), seed \(seed)", kind: kind, shaker.shaken())
    }
  }

  private func write(_ cases: [BrowserCase]) throws {
    let folder = GoldenFile.root.deletingLastPathComponent().deletingLastPathComponent().appending(path: ".build-wasm")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let lines = try cases.reduce(into: Data()) { $0 += try $1.line() }
    try lines.write(to: folder.appending(path: "native-answers.jsonl"))
  }
}
