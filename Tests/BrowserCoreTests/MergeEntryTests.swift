import BrowserCore
import Testing
import TrainingModel

@Suite struct MergeEntryTests {
  @Test(arguments: MergeGolden.all())
  func everyPairOfGoldenCopiesHasTheJoinThatIsRecorded(_ golden: MergeGolden) throws {
    let (kind, a, b) = (Array(golden.kind.utf8), try golden.bytes("a"), try golden.bytes("b"))
    let answer = merge(kind: kind, a: a, b: b, base: [])
    #expect(!answer.isRefused, "\(text(answer.bytes))")
    let expectation = golden.file("joined")
    try expectation.record(answer.bytes)
    #expect(text(answer.bytes) == text(try expectation.bytes()))
    #expect(merge(kind: kind, a: b, b: a, base: []) == answer, "the order of the copies decides")
    #expect(!canonical(kind: kind, document: answer.bytes).isRefused, "no reader takes the join")
  }

  @Test func everyKindHasGoldenCopies() {
    let kinds = Set(MergeGolden.all().map { $0.kind })
    #expect(kinds == Set(DocumentKind.allCases.map { $0.rawValue }))
  }

  @Test func whatCannotBeMergedIsRefusedWithItsReason() throws {
    let race = try GoldenFile(folder: "documents", name: "race-timed.json").bytes()
    let other = try GoldenFile(folder: "documents", name: "race-mixed.json").bytes()
    let newer = Array(text(race).replacing("\"schemaVersion\" : 1", with: "\"schemaVersion\" : 2").utf8)
    let kind = Array("race".utf8)
    #expect(reason(merge(kind: Array("exercise".utf8), a: race, b: race, base: [])) == "unknownKind")
    #expect(reason(merge(kind: kind, a: race, b: other, base: [])) == "differentDocuments")
    #expect(reason(merge(kind: kind, a: race, b: race, base: other)) == "differentDocuments")
    #expect(reason(merge(kind: kind, a: race, b: newer, base: [])) == "newerSchema")
    #expect(reason(merge(kind: kind, a: Array(race.dropLast()), b: race, base: [])) == "unexpectedEnd")
  }

  private func reason(_ answer: BrowserAnswer) -> String? {
    guard answer.isRefused else { return nil }
    return text(answer.bytes).split(separator: "\"").dropFirst(2).dropFirst().first.map { String($0) }
  }
}
