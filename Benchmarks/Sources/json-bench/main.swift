import CanonicalJSON
import Fixtures
import Foundation
import TrainingModel

// Reading and writing 5,000 workouts of 7 kB against Foundation, both in this one run.

let count = CommandLine.arguments.count > 1 ? Int(CommandLine.arguments[1]) ?? 5000 : 5000
let rounds = 5
let files = (0..<count).map { Fixture.workout(number: $0) }
let megabytes = Double(files.reduce(0) { $0 + $1.count }) / 1e6
let datas = files.map { Data($0) }

func fastest(_ body: () throws -> Void) rethrows -> Double {
  var best = Double.infinity
  for _ in 0..<rounds {
    let clock = ContinuousClock()
    let time = try clock.measure(body)
    best = min(best, Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18)
  }
  return best
}

let decoder = JSONDecoder()
decoder.dateDecodingStrategy = .iso8601
let encoder = JSONEncoder()
encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
encoder.dateEncodingStrategy = .iso8601

let ours = try files.map { try WorkoutDocument(bytes: $0) }
let theirs = try datas.map { try decoder.decode(FoundationWorkout.self, from: $0) }
for (index, document) in ours.enumerated() {
  guard document.canonicalBytes() == Array(try encoder.encode(theirs[index])) else {
    print("bytes differ in document \(index)")
    exit(1)
  }
}

var kept = 0
let readOurs = try fastest { for file in files { kept += try WorkoutDocument(bytes: file).logs.count } }
let readTheirs = try fastest {
  for data in datas { kept += try decoder.decode(FoundationWorkout.self, from: data).logs.count }
}
let writeOurs = fastest { for document in ours { kept += document.canonicalBytes().count } }
let writeTheirs = try fastest { for document in theirs { kept += try encoder.encode(document).count } }

func line(_ what: String, _ ours: Double, _ theirs: Double, atLeast: Double) {
  let ratio = String(format: "%.1f", theirs / ours)
  let speed = String(format: "%.0f", megabytes / ours)
  let micros = String(format: "%.1f", ours / Double(count) * 1e6)
  print("\(what): \(ratio) x Foundation (wanted: \(atLeast)); \(micros) µs a document, \(speed) MB/s")
}
print("\(count) workouts, \(String(format: "%.1f", megabytes)) MB, bytes equal; best of \(rounds)")
line("reader", readOurs, readTheirs, atLeast: 8)
line("writer", writeOurs, writeTheirs, atLeast: 4)
if kept == 0 { print("nothing was read") }
