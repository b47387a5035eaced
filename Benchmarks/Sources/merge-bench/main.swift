import CanonicalJSON
import Fixtures
import Foundation
import TrainingModel

// merge-bench [FOLDER]: what joining two copies of a workout costs, beside reading and writing it once. The two copies
// are left in FOLDER for the same measurement in the WebAssembly build.

/// A workout of six exercises, and two copies of it: one device recorded a set of each exercise, another wrote notes.
let before = Fixture.workout(number: 1)
let original = try WorkoutDocument(bytes: before)

func copy(_ change: (inout WorkoutDocument) -> Void) throws -> [UInt8] {
  var workout = original
  change(&workout)
  return try WorkoutMergePlanner.edit(before: before, after: workout.canonicalBytes())
}

let phone = try copy { workout in
  for log in original.logs {
    workout.change(log: log.id, at: original.updatedAt + 60) { $0.notes = "elbow" }
  }
}
let watch = try copy { workout in
  for log in original.logs {
    workout.record(SetEntry(completedAt: original.updatedAt + 90), log: log.id, at: original.updatedAt + 90)
  }
}

let joined = try WorkoutMergePlanner.merge(phone, watch)
guard joined == (try WorkoutMergePlanner.merge(watch, phone)) else {
  print("the two orders give different bytes")
  exit(1)
}

/// The fastest of seven rounds, a call. `body` gives how many bytes it made, so that no call can be left out.
func microseconds(_ calls: Int, _ body: () throws -> Int) rethrows -> Double {
  var (best, made) = (Double.infinity, 0)
  for _ in 0..<7 {
    let clock = ContinuousClock()
    let time = try clock.measure { for _ in 0..<calls { made &+= try body() } }
    best = min(best, Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18)
  }
  return made == 0 ? 0 : best / Double(calls) * 1e6
}

let merging = try microseconds(500) { try WorkoutMergePlanner.merge(phone, watch).count }
let once = try microseconds(500) { try WorkoutDocument(bytes: phone).canonicalBytes().count }
print(
  String(
    format: "two copies of 6 exercises, %.1f and %.1f kB: %.0f µs native, %.1f x reading and writing one",
    Double(phone.count) / 1000, Double(watch.count) / 1000, merging, merging / once))
if CommandLine.arguments.count > 1 {
  let folder = URL(filePath: CommandLine.arguments[1])
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  try Data(phone).write(to: folder.appending(path: "phone.json"))
  try Data(watch).write(to: folder.appending(path: "watch.json"))
  try Data(joined).write(to: folder.appending(path: "joined.json"))
}
