import BrowserCore
import CanonicalJSON
import Foundation
import Planner
import Testing

/// Writes what the native build answers to `.build-wasm/native-answers.jsonl`, where `Scripts/compare-browser-core`
/// finds it and asks the WebAssembly build the same.
@Suite struct NativeAnswersTests {
  static let generatedDocuments: UInt64 = 2000
  static let generatedRequests: UInt64 = 200
  static let generatedCopies: UInt64 = 600

  @Test func theAnswersOfTheNativeBuildAreWrittenForTheComparison() throws {
    let golden = try goldenDocuments()
    let generated = try generatedDocuments()
    let plans = try goldenPlans() + generatedPlans()
    let merges = try goldenMerges() + generatedMerges()
    try write(golden + generated + plans + merges)

    #expect(golden.count > 50)
    #expect(plans.allSatisfy { !$0.answer.isRefused })
    let merged = merges.count { !$0.answer.isRefused }
    #expect(merged > merges.count / 4, "of \(merges.count) pairs of copies \(merged) are merged")
    #expect(merged < merges.count, "no pair of copies is refused")
    let accepted = generated.count { !$0.answer.isRefused }
    #expect(accepted > generated.count / 4, "of \(generated.count) generated documents \(accepted) are accepted")
    #expect(accepted < generated.count * 3 / 4, "of \(generated.count) generated documents \(accepted) are accepted")
  }

  private func goldenDocuments() throws -> [BrowserCase] {
    try (GoldenFile.all(in: "documents") + GoldenFile.all(in: "refused"))
      .map { .canonical($0.description, kind: $0.kind, try $0.bytes()) }
      + [.canonical("a kind that nobody knows", kind: "exercise", Array("{}".utf8))]
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

  private func goldenMerges() throws -> [BrowserCase] {
    try MergeGolden.all().map { .merge("merges/\($0.name)", kind: $0.kind, try $0.bytes("a"), try $0.bytes("b")) }
  }

  /// Two copies of one document that were changed in different ways, sometimes with their common ancestor.
  private func generatedMerges() throws -> [BrowserCase] {
    let golden = try GoldenFile.all(in: "documents").map { ($0.kind, try $0.bytes()) }
      .filter { $0.0 != "tombstone" }
    return (0..<Self.generatedCopies).map { seed in
      let (kind, document) = golden[Int(seed) % golden.count]
      var shaker = DocumentShaker(document, seed: seed)
      let copies = (shaker.shaken(), shaker.shaken())
      let base = seed % 3 == 0 ? document : []
      return .merge("copies of \(kind), seed \(seed)", kind: kind, copies.0, copies.1, base: base)
    }
  }

  private func goldenPlans() throws -> [BrowserCase] {
    try GoldenFile.all(in: "requests").flatMap { file in
      let bytes = try file.bytes()
      return BrowserCase.plans(file.description, bytes, clock: try PlanRequest(bytes: bytes).today)
    }
  }

  private func generatedPlans() throws -> [BrowserCase] {
    let golden = try GoldenFile.all(in: "requests").map { try PlanRequest(bytes: try $0.bytes()) }
    return (0..<Self.generatedRequests).flatMap { seed in
      var shaker = RequestShaker(golden[Int(seed) % golden.count], seed: seed)
      let request = shaker.shaken()
      return BrowserCase.plans("generated request, seed \(seed)", request.canonicalBytes(), clock: request.today)
    }
  }

  private func write(_ cases: [BrowserCase]) throws {
    let folder = GoldenFile.root.deletingLastPathComponent().deletingLastPathComponent().appending(path: ".build-wasm")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let lines = try cases.reduce(into: Data()) { $0 += try $1.line() }
    try lines.write(to: folder.appending(path: "native-answers.jsonl"))
  }
}
