import Foundation
import Testing
import TrainingModel

/// The merge against the reference: the same cases, and the same bytes but for a workout's `status` and `end`.
@Suite struct MergeAgainstReference {
  @Test func `4,000 cases are answered as the reference answers them`() throws {
    let cases = try (0..<ReferenceCase.count).map { try ReferenceCase($0) }
    let ours = try cases.map { try $0.ours() }
    let fingerprints = zip(cases, ours).map {
      MergeReference.fingerprint($0.tree.compact) + " " + MergeReference.fingerprint($1.compact)
    }
    if MergeReference.isHere { try compare(cases, ours) }
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] != nil, MergeReference.isHere {
      try Data((fingerprints.joined(separator: "\n") + "\n").utf8).write(to: MergeReference.recorded)
      Issue.record("recorded the answers")
    }
    let text = try String(contentsOf: MergeReference.recorded, encoding: .utf8)
    let recorded = text.split(separator: "\n").map { $0.split(separator: " ") }
    try #require(recorded.count == cases.count)
    for (number, (wanted, got)) in zip(recorded, fingerprints).enumerated() {
      let got = got.split(separator: " ")
      try #require(wanted[0] == got[0], "case \(number) is not the one that was recorded; record them again")
      try #require(wanted[1] == got[1], "case \(number): \(cases[number].tree.compact)\nours: \(ours[number].compact)")
    }
    print(
      "The merge was held against \(MergeReference.isHere ? "the reference and " : "")\(recorded.count) recorded answers."
    )
  }

  private func compare(_ cases: [ReferenceCase], _ ours: [Tree]) throws {
    let theirs = try MergeReference.answers(to: cases)
    try #require(theirs.count == cases.count, "the reference gave up")
    for (number, (wanted, got)) in zip(theirs, ours).enumerated() {
      let question = cases[number].tree.compact
      let same = try wanted.canonical == got.canonical
      try #require(same, "case \(number): \(question)\nreference: \(wanted.compact)\nours:      \(got.compact)")
    }
  }
}
