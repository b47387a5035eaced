import Foundation
import TrainingCache
import TrainingModel

// Rebuilding the cache of many documents from their files, against the insertions alone and against the same rebuild
// through Foundation's decoder. Each measurement is a process of its own, so that its peak memory is its own.

/// What one process measured.
func measure(_ mode: String, _ rebuild: Rebuild) async throws -> Double {
  switch mode {
  case "cold": try await rebuild.cold { try DocumentContent(kind: $0, bytes: $1) }
  case "decoder": try await rebuild.cold { try decoded(kind: $0, bytes: $1) }
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

/// Peak memory of this process in megabytes.
func peakMegabytes() -> Double {
  var usage = rusage()
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  return Double(usage.ru_maxrss) / 1_024
}

/// Runs this program once more for one measurement.
func run(_ mode: String, _ folder: String) throws -> (seconds: Double, megabytes: Double) {
  let process = Process()
  let pipe = Pipe()
  process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  (process.arguments, process.standardOutput) = ([mode, folder], pipe)
  try process.run()
  let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  process.waitUntilExit()
  let numbers = output.split(separator: " ").compactMap { Double($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
  guard process.terminationStatus == 0, numbers.count == 2 else {
    print(output)
    exit(1)
  }
  return (numbers[0], numbers[1])
}

/// How long the cache of the last cold rebuild takes to answer.
func printQueries(_ folder: String) async throws {
  let rebuild = Rebuild(folder: folder, cachePath: folder + ".cold.sqlite")
  for (name, milliseconds) in try await rebuild.queries() { print("\(name): \(format(milliseconds, 2)) ms") }
}

func format(_ value: Double, _ digits: Int) -> String { String(format: "%.\(digits)f", value) }

let arguments = CommandLine.arguments
if arguments.count == 3, let mode = ["cold", "decoder", "inserts"].first(where: { $0 == arguments[1] }) {
  let rebuild = Rebuild(folder: arguments[2], cachePath: arguments[2] + ".\(mode).sqlite")
  print(try await measure(mode, rebuild), peakMegabytes())
  exit(0)
}

if arguments.count == 4, arguments[1] == "corpus" {
  try Corpus.write(count: Int(arguments[3]) ?? 0, to: arguments[2])
  exit(0)
}
if arguments.count == 3, arguments[1] == "queries" {
  try await printQueries(arguments[2])
  exit(0)
}

let count = arguments.count > 1 ? Int(arguments[1]) ?? 20_000 : 20_000
let rounds = count > 5_000 ? 3 : 5
let folder = NSTemporaryDirectory() + "/loadbook-cache-bench-\(ProcessInfo.processInfo.processIdentifier)"
defer { try? FileManager.default.removeItem(atPath: folder) }
try Corpus.write(count: count, to: folder + "/documents")

var best: [String: (seconds: Double, megabytes: Double)] = [:]
for _ in 0..<rounds {
  for mode in ["cold", "inserts", "decoder"] {
    let result = try run(mode, folder + "/documents")
    let before = best[mode] ?? (.infinity, 0)
    best[mode] = (min(before.seconds, result.seconds), max(before.megabytes, result.megabytes))
  }
}
guard let cold = best["cold"], let inserts = best["inserts"], let decoder = best["decoder"] else { exit(1) }
print("\(count) documents, best of \(rounds)")
print(
  "cold rebuild: \(format(cold.seconds, 2)) s = \(format(cold.seconds / inserts.seconds, 2)) x the insertions alone "
    + "(wanted: at most 1.5), peak \(format(cold.megabytes, 0)) MB (wanted: at most 200)")
print(
  "the same through JSONDecoder: \(format(decoder.seconds, 2)) s = \(format(decoder.seconds / cold.seconds, 1)) x ours")
try await printQueries(folder + "/documents")
