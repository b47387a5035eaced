import CanonicalJSON
import Foundation
import TrainingModel

/// A folder of ten years and more: of ten documents five workouts of six exercises with three sets each, three
/// sessions and two days.
enum Corpus {
  static func write(count: Int, to folder: String) throws {
    for number in 0..<count {
      let (path, bytes) = file(Int64(number))
      let url = URL(fileURLWithPath: folder + "/" + path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: url)
      // A file that was only just written is read again at the next start, to be sure.
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1.7e9)], ofItemAtPath: url.path)
    }
  }

  private static func file(_ number: Int64) -> (String, [UInt8]) {
    let home = ZoneRules.fixed(offset: 3_600)
    switch number % 10 {
    case 0..<5:
      let document = workout(number)
      return (document.newRelativePath(home: home), document.canonicalBytes())
    case 5..<8:
      let document = session(number)
      return (document.newRelativePath(home: home), document.canonicalBytes())
    default:
      let document = day(number)
      return (document.newRelativePath(home: home), document.canonicalBytes())
    }
  }

  private static func moment(_ number: Int64) -> Instant { Instant(seconds: 1_300_000_000 + number * 21_600) }

  private static func id(_ number: Int64, _ part: UInt64 = 0) -> ULID {
    let time = UInt64(moment(number).seconds) * 1_000
    return ULID(high: time << 16 | part, low: UInt64(number) &* 0x9E37_79B9_7F4A_7C15)
  }

  private static let names = [
    "Bench Press", "Back Squat", "Barbell Row", "Overhead Press", "Deadlift", "Pull Up", "Leg Press", "Cable Fly",
  ]

  private static func workout(_ number: Int64) -> WorkoutDocument {
    var split = SplitDocument(id: id(number % 40, 1), name: "Upper body", order: 0, createdAt: moment(0))
    split.exercises = (0..<6).map { position in
      let name = names[(Int(number) + position) % names.count]
      var exercise = ExerciseDocument(
        id: id(number, UInt64(10 + position)), name: name, order: Int64(position), sets: 3, reps: 8,
        weight: 40 + Double((number + Int64(position)) % 60) / 2, loadType: .weight)
      exercise.machineSettings = position == 0 ? [MachineSetting(name: "Seat", value: "4")] : nil
      return exercise
    }
    var part: UInt64 = 100
    var workout = WorkoutDocument(starting: split, at: moment(number)) {
      part += 1
      return id(number, part)
    }
    workout.updatedAt = moment(number)
    for log in workout.logs {
      for set in 0..<3 {
        let now = moment(number) + Int64(set + 1) * 120
        workout.record(log.plannedSet(at: now), log: log.id, at: now)
      }
    }
    workout.finish(at: moment(number) + 3_600)
    workout.effort = Effort(Double(number % 9 + 1))
    return workout
  }

  private static func session(_ number: Int64) -> SessionDocument {
    var session = SessionDocument(id: id(number), activity: .run, start: moment(number), createdAt: moment(number))
    (session.minutes, session.kilometres) = (
      Minutes(Double(30 + number % 60)), Kilometres(Double(50 + number % 150) / 10)
    )
    (session.effort, session.avgHeartRate) = (Effort(4), HeartRate(142))
    (session.hrZoneSeconds, session.source) = ([300, 900, 600, 60, 0], "watch")
    session.externalID = "activity-\(number)"
    return session
  }

  private static func day(_ number: Int64) -> DayDocument {
    var day = DayDocument(day: Day(number: 9_000 + number), createdAt: moment(number))
    day.answerReadiness(percent: 80, reason: .sleptBadly)
    (day.lifting, day.sleepMinutes) = (.today, 400 + number % 90)
    return day
  }
}
