import CanonicalJSON
import Interchange
import TestSupport
import Testing
import TrainingModel

@Suite("Damaged Hevy exports")
struct HevyMutationTests {
  private static let rows: [[String]] = (0..<6).map { index in
    HevyFixture.row([
      "title": index < 3 ? "Upper, \"heavy\"" : "Legs", "description": "one\ntwo é",
      "exercise_title": index % 3 < 2 ? "Bench Press (Barbell)" : "Plank", "set_index": String(index % 3),
      "superset_id": index < 3 ? "0" : "", "rpe": index % 2 == 0 ? "8" : "",
    ])
  }

  private func read(_ bytes: [UInt8]) -> HevyResult? {
    HevyImport.read(bytes, zone: HevyFixture.zone, importedAt: HevyFixture.importedAt)
  }

  /// Every row is a set or a loss; identifiers are unique; what is made can be read back.
  private func check(_ result: HevyResult, trial: Int, seed: Int) throws {
    let message: Comment = "seed \(seed), trial \(trial)"
    #expect(result.rowCount == result.setCount + result.problems.filter(\.isLoss).count, message)
    #expect(Set(result.documents.map(\.id)).count == result.documents.count, message)
    for workout in result.documents { #expect(Set(workout.logs.map(\.id)).count == workout.logs.count, message) }
    // Reading back is slow in a debug build: one file in five.
    for workout in result.documents where trial % 5 == 0 {
      #expect(try WorkoutDocument(bytes: workout.canonicalBytes()) == workout, message)
    }
  }

  @Test("20,000 files with random bytes changed, taken out, put in or cut off never lose a row silently")
  func bytes() throws {
    var random = SeededGenerator(seed: 20_251)
    let whole = HevyFixture.bytes(Self.rows)
    var readable = 0
    for trial in 0..<20_000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...8, using: &random) { mutate(&bytes, using: &random) }
      guard let result = read(bytes) else { continue }
      readable += 1
      try check(result, trial: trial, seed: 20_251)
    }
    #expect(readable > 10_000)
  }

  @Test("20,000 files with random cells replaced have as many rows as before")
  func cells() throws {
    var random = SeededGenerator(seed: 20_252)
    let junk = [
      "", "x", "-1", "1e9", "0", "12,5", "3 Mar 2026, 18:01", "3 août 2026, 6:10 pm", "\"", "\n", ",", "nan",
      "999999999",
      "0.5", "10", "warmup", "Running", "2025-06-30 19:56:00", "9999-12-31 23:59:59", "0000-01-01 00:00:00", "é",
    ]
    for trial in 0..<20_000 {
      var rows = Self.rows
      for _ in 0..<Int.random(in: 1...10, using: &random) {
        let (row, column) = (Int.random(in: 0..<rows.count, using: &random), Int.random(in: 0..<14, using: &random))
        rows[row][column] = junk.randomElement(using: &random) ?? ""
      }
      let result = try #require(read(HevyFixture.bytes(rows)))
      #expect(result.rowCount == rows.count, "seed 20252, trial \(trial)")
      try check(result, trial: trial, seed: 20_252)
    }
  }

  private func mutate(_ bytes: inout [UInt8], using random: inout SeededGenerator) {
    guard !bytes.isEmpty else { return }
    let at = Int.random(in: 0..<bytes.count, using: &random)
    let telling: [UInt8] = [0x22, 0x2C, 0x0A, 0x0D, 0x30, 0x39, 0x2D, 0x2E, 0xFF, 0xC3, 0x00]
    let byte = telling.randomElement(using: &random) ?? 0
    switch Int.random(in: 0..<12, using: &random) {
    case 0..<4: bytes[at] = byte
    case 4..<7: bytes.insert(byte, at: at)
    case 7..<10: bytes.remove(at: at)
    case 10: bytes[at] = UInt8.random(in: 0...255, using: &random)
    default: bytes.removeSubrange(at...)
    }
  }
}
