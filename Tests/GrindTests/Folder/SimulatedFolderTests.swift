import Foundation
import Synchronization
import Testing

/// Three devices and a sync service that does its worst, with the real stores, engines and caches.
@Suite struct SimulatedFolders {
  /// Runs in CI; `LOADBOOK_FOLDER_SEEDS` asks for more.
  private static let seeds = ProcessInfo.processInfo.environment["LOADBOOK_FOLDER_SEEDS"].flatMap { Int($0) } ?? 2_000
  private static let steps = 50
  /// The first run, for looking at a single one.
  private static let first = ProcessInfo.processInfo.environment["LOADBOOK_FOLDER_FIRST"].flatMap { Int($0) } ?? 0

  @Test func `nothing is lost, nothing rises again, and all devices end with the same bytes`() async throws {
    let first = Self.first
    let chunk = (Self.seeds + 7) / 8
    try await withThrowingTaskGroup(of: Tally.self) { group in
      for start in stride(from: 0, to: Self.seeds, by: chunk) {
        group.addTask { try await Self.run(first + start..<first + min(start + chunk, Self.seeds)) }
      }
      var total = Tally()
      for try await tally in group { total.add(tally) }
      print("Simulated folders: \(total)")
      #expect(total.runs == Self.seeds)
      for fault in total.faults.prefix(3) { Issue.record("\(fault)") }
      #expect(total.faults.isEmpty, "\(total.faults.count) runs: \(total.faults.map { $0.prefix { $0 != "\n" } })")
      // Measured: 11. More would be devices that undo each other's writing.
      #expect(total.mostWrites <= 25, "too many writes after the last edit: \(total)")
      #expect(total.edits > 5 * Self.seeds && total.copies > Self.seeds / 4, "too little happened: \(total)")
    }
  }

  private struct Tally: CustomStringConvertible {
    var runs = 0
    var faults: [String] = []
    var edits = 0, sets = 0, copies = 0, writesAtRest = 0, mostRounds = 0, mostWrites = 0

    mutating func add(_ other: Tally) {
      runs += other.runs
      faults += other.faults
      edits += other.edits
      sets += other.sets
      copies += other.copies
      writesAtRest += other.writesAtRest
      mostRounds = max(mostRounds, other.mostRounds)
      mostWrites = max(mostWrites, other.mostWrites)
    }

    var description: String {
      "\(runs) runs, \(edits) edits, \(sets) sets, \(copies) conflict copies, \(writesAtRest) writes in at most "
        + "\(mostRounds) rounds after the last edit, \(mostWrites) in one run"
    }
  }

  private static func run(_ seeds: Range<Int>) async throws -> Tally {
    var tally = Tally()
    for seed in seeds { tally.add(try await run(seed)) }
    return tally
  }

  /// One run. Every second one has a service of the newer rules, every fourth an old program on a tablet.
  private static func run(_ seed: Int) async throws -> Tally {
    let folder = try SimulatedFolder(
      seed: UInt64(seed), editAlwaysWins: seed % 2 == 0, hasTablet: seed % 4 == 3)
    folder.isTracing = Self.seeds == 1
    for number in 0..<steps { try await folder.step(number) }
    let before = folder.writes
    let rounds = try await folder.settle()
    let faults = try await folder.faults()
    if !faults.isEmpty || rounds == nil {
      let what = faults.isEmpty ? "never came to rest" : faults.joined(separator: "; ")
      return Tally(runs: 1, faults: ["seed \(seed): \(what)\n\(folder.lines.joined(separator: "\n"))"])
    }
    return Tally(
      runs: 1, edits: folder.truth.edits, sets: folder.truth.logged.count, copies: folder.service.copies,
      writesAtRest: folder.writes - before, mostRounds: rounds ?? 0,
      mostWrites: folder.writes - before)
  }
}
