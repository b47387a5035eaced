import Foundation

/// The workout document as an app without our reader would declare it.
struct FoundationWorkout: Codable {
  var schemaVersion: Int
  var id: String
  var splitID: String?
  var splitName: String?
  var start: Date
  var end: Date?
  var status: String
  var createdAt: Date
  var updatedAt: Date
  var logs: [Log]
  var metrics: Metrics?
  var deletedLogIDs: [String: Date]?
  var restSeconds: Int?
  var autoAdvance: Bool?
  var targetHeartRate: Int?

  struct Log: Codable {
    var id: String
    var exerciseName: String
    var order: Int
    var sets: Int
    var reps: Int
    var weight: Double
    var loadType: Int
    var durationSeconds: Int
    var currentStateIndex: Int
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

  struct Setting: Codable {
    var name: String
    var value: String
  }

  struct Entry: Codable {
    var reps: Int?
    var weight: Double?
    var seconds: Int?
    var completedAt: Date
  }

  struct Metrics: Codable {
    var activeEnergyKcal: Double?
    var avgHeartRate: Double?
    var maxHeartRate: Double?
    var minHeartRate: Double?
    var totalVolume: Double?
    var hrZoneSeconds: [Double]?
    var healthKitWorkoutUUID: String?
    var source: String
    var recordedAt: Date
  }
}
