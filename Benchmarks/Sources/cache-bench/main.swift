import Foundation
import TrainingCache
import TrainingModel

// Rebuilding the cache of many documents from their files, against the insertions alone and against the same rebuild
// through Foundation's decoder. Each measurement is a process of its own, so that its peak memory is its own.

/// What one process measures.
func measure(_ mode: String, _ rebuild: Rebuild) async throws -> Double {
  switch mode {
  case "cold": try await rebuild.cold()
  case "warm": try await rebuild.warm()
  case "walk": await rebuild.walk()
  case "decoder": try await rebuild.decoder()
  default: try await rebuild.inserts()
  }
}

@Sendable func decoded(kind: DocumentKind, bytes: [UInt8]) throws -> DocumentContent {
  let decoder = JSONDecoder()
  decoder.dateDecodingStrategy = .iso8601
  let data = Data(bytes)
  switch kind {
  case .workout: return .workout(WorkoutDocument(try decoder.decode(FoundationWorkout.self, from: data)))
  case .session: return .session(SessionDocument(try decoder.decode(FoundationSession.self, from: data)))
  default: return .day(DayDocument(try decoder.decode(FoundationDay.self, from: data)))
  }
}

let arguments = CommandLine.arguments
if arguments.count == 3, let mode = Comparison.modes.first(where: { $0 == arguments[1] }) {
  print(try await measure(mode, Rebuild(folder: arguments[2])), peakMegabytes())
  exit(0)
}

let count = arguments.count > 1 ? Int(arguments[1]) ?? 20_000 : 20_000
let folder = NSTemporaryDirectory() + "/loadbook-cache-bench-\(ProcessInfo.processInfo.processIdentifier)"
defer { try? FileManager.default.removeItem(atPath: folder) }
try Corpus.write(count: count, to: folder + "/documents")
print("\(count) documents")
try Comparison(of: folder + "/documents").report()

let years = min(count, 4_000)
try Corpus.write(count: years, to: folder + "/years")
_ = try run("cold", folder + "/years")
print("what screens ask, over \(years) documents (wanted: each at most 50 ms)")
for (name, milliseconds) in try await Rebuild(folder: folder + "/years").queries() {
  print("\(name): \(format(milliseconds, 2)) ms")
}
