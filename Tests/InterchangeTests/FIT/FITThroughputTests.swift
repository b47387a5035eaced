import Foundation
import Testing

import Interchange

/// The files to measure over, from an environment variable.
private let measured = (ProcessInfo.processInfo.environment["LOADBOOK_FIT_BENCH"] ?? "").split(separator: ":")
  .map(String.init)

/// Measures the decoder over the files named in an environment variable; Scripts/bench_fit_peers.py measures others.
///
///     LOADBOOK_FIT_BENCH=a.fit:b.fit swift test -c release -Xswiftc -enable-testing --filter FITThroughputTests
@Suite(.serialized, .enabled(if: !measured.isEmpty, "Skipped: LOADBOOK_FIT_BENCH names no files."))
struct FITThroughputTests {
  @Test("Counting every message", arguments: measured)
  func count(path: String) throws {
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
    var messages = 0
    let seconds = shortest { messages = FITCount(of: bytes).messages }
    #expect(messages > 0)
    print("\(path)\tLoadbook\t\(messages) messages\t\(Double(bytes.count) / 1e6 / seconds) MB/s")
  }

  /// The shortest time of one run in seconds, over three seconds of runs.
  private func shortest(_ run: () -> Void) -> Double {
    let clock = ContinuousClock()
    let until = clock.now + .seconds(3)
    var best = Duration.seconds(1000)
    while clock.now < until { best = min(best, clock.measure(run)) }
    return best / .seconds(1)
  }
}
