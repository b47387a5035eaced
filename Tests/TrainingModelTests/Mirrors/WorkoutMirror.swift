import Foundation
import TrainingModel

struct WorkoutMirror: DocumentMirror {
  var activityType: Int64?
  var autoAdvance: Bool?
  var createdAt: Date
  var deletedLogIDs: [String: Date]?
  var deletedLogs: [WorkoutLogMirror]?
  var effort: Double?
  var end: Date?
  var externalID: String?
  var fieldUpdatedAt: [String: Date]?
  var id: String
  var logs: [WorkoutLogMirror]
  var metrics: MetricsMirror?
  var notes: String?
  var restSeconds: Int64?
  var schemaVersion: Int64 = 5
  var source: String?
  var splitID: String?
  var splitName: String?
  var start: Date
  var status: String
  var targetHeartRate: Int64?
  var updatedAt: Date
  var zone: String?

  init(random dice: inout MirrorDice) {
    activityType = dice.maybe { $0.whole(0...1_000_000) }
    autoAdvance = dice.maybe { $0.flag() }
    createdAt = dice.date()
    deletedLogIDs = dice.maybe { $0.idStamps() }
    deletedLogs = dice.maybe { $0.list(upTo: 2) { WorkoutLogMirror(random: &$0) } }
    fieldUpdatedAt = dice.maybe { $0.stamps() }
    (effort, end) = (dice.maybe { $0.number(1...10) }, dice.maybe { $0.date() })
    (externalID, id) = (dice.maybe { $0.text() }, dice.ulid())
    logs = dice.list(upTo: 4) { WorkoutLogMirror(random: &$0) }
    (metrics, notes) = (dice.maybe { MetricsMirror(random: &$0) }, dice.maybe { $0.text() })
    restSeconds = dice.maybe { $0.whole(0...1_209_600) }
    (source, splitID) = (dice.maybe { $0.text() }, dice.maybe { $0.ulid() })
    (splitName, start) = (dice.maybe { $0.text() }, dice.date())
    status = dice.pick(["notStarted", "inProgress", "completed", "skipped"])
    (targetHeartRate, updatedAt) = (dice.maybe { $0.whole(20...300) }, dice.date())
    zone = dice.maybe { $0.zone() }
  }

  init(of document: WorkoutDocument) {
    (activityType, autoAdvance) = (document.activityTypeCode, document.autoAdvance)
    (createdAt, updatedAt) = (document.createdAt.date, document.updatedAt.date)
    deletedLogIDs = document.deletedLogIDs?.dates
    deletedLogs = document.deletedLogs?.map { WorkoutLogMirror(of: $0) }
    fieldUpdatedAt = document.fieldUpdatedAt?.dates
    (effort, end, externalID) = (document.effort?.value, document.end?.date, document.externalID)
    (id, logs) = (document.id.text, document.logs.map { WorkoutLogMirror(of: $0) })
    (metrics, notes) = (document.metrics.map { MetricsMirror(of: $0) }, document.notes)
    (restSeconds, source) = (document.restSeconds, document.source)
    (splitID, splitName) = (document.splitID?.text, document.splitName)
    (start, status) = (document.start.date, document.status.rawValue)
    (targetHeartRate, zone) = (document.targetHeartRate, document.zone?.text)
  }
}

struct MetricsMirror: DocumentMirror {
  var activeEnergyKcal: Double?
  var avgHeartRate: Double?
  var healthKitWorkoutUUID: String?
  var hrZoneSeconds: [Double]?
  var maxHeartRate: Double?
  var minHeartRate: Double?
  var recordedAt: Date
  var source: String
  var totalVolume: Double?

  init(random dice: inout MirrorDice) {
    activeEnergyKcal = dice.maybe { $0.number(0...1_000_000) }
    avgHeartRate = dice.maybe { $0.number(0...300) }
    healthKitWorkoutUUID = dice.maybe { $0.text() }
    hrZoneSeconds = dice.maybe { dice in (0..<5).map { _ in dice.number(0...10_000_000) } }
    maxHeartRate = dice.maybe { $0.number(0...300) }
    minHeartRate = dice.maybe { $0.number(0...300) }
    recordedAt = dice.date()
    source = dice.pick(["watch", "phoneEstimate"])
    totalVolume = dice.maybe { $0.number(0...1e18) }
  }

  init(of metrics: WorkoutMetrics) {
    (activeEnergyKcal, avgHeartRate) = (metrics.activeEnergyKcal, metrics.avgHeartRate)
    (healthKitWorkoutUUID, hrZoneSeconds) = (metrics.healthKitWorkoutUUID, metrics.hrZoneSeconds)
    (maxHeartRate, minHeartRate) = (metrics.maxHeartRate, metrics.minHeartRate)
    (recordedAt, source, totalVolume) = (metrics.recordedAt.date, metrics.source.rawValue, metrics.totalVolume)
  }
}
