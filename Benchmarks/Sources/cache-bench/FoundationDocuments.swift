import Foundation
import TrainingModel

// The documents of the corpus as an app without our reader would declare them, and as ours made from those.

struct FoundationWorkout: Decodable {
  var id: String
  var splitID: String?
  var splitName: String?
  var start: Date
  var end: Date?
  var status: String
  var createdAt: Date
  var updatedAt: Date
  var logs: [Log]
  var restSeconds: Int64?
  var autoAdvance: Bool?
  var targetHeartRate: Int64?
  var activityType: Int64?
  var effort: Double?

  struct Log: Decodable {
    var id: String
    var exerciseName: String
    var order: Int64
    var sets: Int64
    var reps: Int64
    var weight: Double
    var loadType: Int64
    var durationSeconds: Int64
    var currentStateIndex: Int64
    var status: String
    var notes: String?
    var date: Date
    var machineSettings: [Setting]?
    var startedAt: Date?
    var completedAt: Date?
    var setEntries: [Entry]?
    var updatedAt: Date?
    var libraryName: String?
  }

  struct Setting: Decodable {
    var name: String
    var value: String
  }

  struct Entry: Decodable {
    var reps: Int64?
    var weight: Double?
    var seconds: Int64?
    var completedAt: Date
  }
}

struct FoundationSession: Decodable {
  var id: String
  var activity: String
  var start: Date
  var minutes: Double?
  var kilometres: Double?
  var effort: Double?
  var avgHeartRate: Double?
  var hrZoneSeconds: [Double]?
  var source: String?
  var externalID: String?
  var createdAt: Date
  var updatedAt: Date
}

struct FoundationDay: Decodable {
  var id: String
  var lifting: String?
  var readinessPercent: Int64?
  var readinessReason: String?
  var sleepMinutes: Int64?
  var createdAt: Date
  var updatedAt: Date
}

extension Instant {
  fileprivate init(_ date: Date) { self.init(seconds: Int64(date.timeIntervalSince1970)) }
}

extension ULID {
  fileprivate init(text: String) { self = ULID(text) ?? ULID(high: 0, low: 0) }
}

extension WorkoutDocument {
  init(_ decoded: FoundationWorkout) {
    self.init(id: ULID(text: decoded.id), start: Instant(decoded.start), createdAt: Instant(decoded.createdAt))
    (splitID, splitName) = (decoded.splitID.map { ULID(text: $0) }, decoded.splitName)
    updatedAt = Instant(decoded.updatedAt)
    restore(status: WorkoutStatus(rawValue: decoded.status) ?? .notStarted, end: decoded.end.map { Instant($0) })
    (restSeconds, autoAdvance, targetHeartRate) = (decoded.restSeconds, decoded.autoAdvance, decoded.targetHeartRate)
    (activityTypeCode, effort) = (decoded.activityType, decoded.effort.map { Effort($0) })
    logs = decoded.logs.map { WorkoutLogDocument($0) }
  }
}

extension WorkoutLogDocument {
  fileprivate init(_ decoded: FoundationWorkout.Log) {
    self.init(
      id: ULID(text: decoded.id), exerciseName: decoded.exerciseName, order: decoded.order, loadType: .weight,
      date: Instant(decoded.date))
    (sets, reps, weight, loadTypeCode) = (decoded.sets, decoded.reps, decoded.weight, decoded.loadType)
    (durationSeconds, currentStateIndex) = (decoded.durationSeconds, decoded.currentStateIndex)
    (notes, libraryName) = (decoded.notes, decoded.libraryName)
    machineSettings = decoded.machineSettings?.map { MachineSetting(name: $0.name, value: $0.value) }
    restore(
      status: WorkoutStatus(rawValue: decoded.status) ?? .notStarted, startedAt: decoded.startedAt.map { Instant($0) },
      completedAt: decoded.completedAt.map { Instant($0) }, updatedAt: decoded.updatedAt.map { Instant($0) })
    let entries = decoded.setEntries?.map { entry in
      var set = SetEntry(completedAt: Instant(entry.completedAt))
      (set.reps, set.weight, set.seconds) = (entry.reps, entry.weight, entry.seconds)
      return set
    }
    restore(setEntries: entries)
  }
}

extension SessionDocument {
  init(_ decoded: FoundationSession) {
    self.init(
      id: ULID(text: decoded.id), activity: SessionActivity(rawValue: decoded.activity) ?? .other,
      start: Instant(decoded.start), createdAt: Instant(decoded.createdAt))
    (minutes, kilometres) = (decoded.minutes.map { Minutes($0) }, decoded.kilometres.map { Kilometres($0) })
    (effort, avgHeartRate) = (decoded.effort.map { Effort($0) }, decoded.avgHeartRate.map { HeartRate($0) })
    (hrZoneSeconds, source, externalID) = (decoded.hrZoneSeconds, decoded.source, decoded.externalID)
    updatedAt = Instant(decoded.updatedAt)
  }
}

extension DayDocument {
  init(_ decoded: FoundationDay) {
    self.init(day: Day(decoded.id) ?? Day(number: 0), createdAt: Instant(decoded.createdAt))
    restore(
      readinessPercent: decoded.readinessPercent,
      reason: decoded.readinessReason.flatMap { ReadinessReason(rawValue: $0) })
    (lifting, sleepMinutes) = (decoded.lifting.flatMap { LiftingAnswer(rawValue: $0) }, decoded.sleepMinutes)
    updatedAt = Instant(decoded.updatedAt)
  }
}
