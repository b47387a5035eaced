import Foundation
import Interchange

// Decodes FIT files from memory, every message of every file, and prints MB/s for each and for all.
// Usage: fit-bench SECONDS FILE…

let seconds = Double(CommandLine.arguments[1]) ?? 1
var total = (bytes: 0, time: 0.0)
for path in CommandLine.arguments.dropFirst(2) {
  guard let data = FileManager.default.contents(atPath: path) else { continue }
  let bytes = [UInt8](data)
  let clock = ContinuousClock()
  let start = clock.now
  var best = Double.infinity
  var messages = 0
  repeat {
    let time = clock.measure { messages = FITCount(of: bytes).messages }
    best = min(best, Double(time.components.attoseconds) / 1e18 + Double(time.components.seconds))
  } while start.duration(to: clock.now) < .seconds(seconds)
  total = (total.bytes + bytes.count, total.time + best)
  let name = URL(filePath: path).lastPathComponent
  print("\(String(format: "%8.1f", Double(bytes.count) / best / 1e6)) MB/s  \(messages) messages  \(name)")
}
print("\(String(format: "%8.1f", Double(total.bytes) / total.time / 1e6)) MB/s  all")
