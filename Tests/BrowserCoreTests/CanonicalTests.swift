import BrowserCore
import Testing
import TrainingModel

@Suite struct CanonicalTests {
  /// A document that this version wrote comes back byte for byte. Of an older or otherwise laid out one, the file of
  /// the same name in `Golden/canonical` says what becomes of it.
  @Test(arguments: GoldenFile.all(in: "documents"))
  func everyGoldenDocumentIsWrittenAsItsCanonicalFileSays(_ file: GoldenFile) throws {
    let document = try file.bytes()
    let answer = canonical(kind: Array(file.kind.utf8), document: document)
    let expectation = file.counterpart(in: "canonical")
    if !answer.isRefused, answer.bytes != document { try expectation.record(answer.bytes) }
    let expected = (try? expectation.bytes()) ?? document
    #expect(!answer.isRefused, "\(text(answer.bytes))")
    #expect(text(answer.bytes) == text(expected))
  }

  @Test(arguments: GoldenFile.all(in: "documents"))
  func whatWasWrittenOnceIsWrittenTheSameAgain(_ file: GoldenFile) throws {
    let kind = Array(file.kind.utf8)
    let once = canonical(kind: kind, document: try file.bytes())
    #expect(canonical(kind: kind, document: once.bytes) == once)
  }

  @Test func everyKindAndEveryOldVersionHasAGoldenDocument() {
    let names = GoldenFile.all(in: "documents").map { $0.name }
    for kind in DocumentKind.allCases {
      #expect(names.contains { $0.hasPrefix("\(kind.rawValue)-") }, "\(kind)")
    }
    for version in 1...SplitDocument.currentSchemaVersion { #expect(names.contains("split-v\(version).json")) }
    for version in 1...WorkoutDocument.currentSchemaVersion { #expect(names.contains("workout-v\(version).json")) }
  }

  @Test func everyCanonicalFileBelongsToADocument() {
    let documents = Set(GoldenFile.all(in: "documents").map { $0.name })
    #expect(GoldenFile.all(in: "canonical").allSatisfy { documents.contains($0.name) })
  }
}
