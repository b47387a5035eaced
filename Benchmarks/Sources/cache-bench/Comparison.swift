import Foundation

/// Every measurement several times, each in a process of its own, so that its peak memory is its own; the best counts.
struct Comparison {
  static let modes = ["inserts", "decoder", "cold", "walk", "warm"]
  private static let rounds = 5

  private var best: [String: (seconds: Double, megabytes: Double)] = [:]

  /// Measures everything over the documents in `folder`.
  init(of folder: String) throws {
    for _ in 0..<Self.rounds {
      for mode in Self.modes {
        let result = try run(mode, folder)
        let before = best[mode] ?? (.infinity, 0)
        best[mode] = (min(before.seconds, result.seconds), max(before.megabytes, result.megabytes))
      }
    }
  }

  private func seconds(_ mode: String) -> Double { best[mode]?.seconds ?? .nan }

  private func ratio(_ one: String, _ other: String) -> String { format(seconds(one) / seconds(other), 2) }

  func report() {
    print(
      "cold rebuild: \(format(seconds("cold"), 2)) s = \(ratio("cold", "inserts")) x the insertions alone "
        + "(wanted: at most 1.5), peak \(format(best["cold"]?.megabytes ?? .nan, 0)) MB (wanted: at most 200)")
    print("filled through JSONDecoder: \(format(seconds("decoder"), 2)) s = \(ratio("decoder", "cold")) x ours")
    print(
      "warm start: \(format(seconds("warm") * 1_000, 0)) ms = \(ratio("warm", "walk")) x a bare walk with stat "
        + "(wanted: at most 2.5)")
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

func format(_ value: Double, _ digits: Int) -> String { String(format: "%.\(digits)f", value) }
