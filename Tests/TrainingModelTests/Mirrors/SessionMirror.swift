import Foundation
import TrainingModel

struct SessionMirror: DocumentMirror {
  var activity: String
  var activityName: String?
  var avgHeartRate: Double?
  var createdAt: Date
  var effort: Double?
  var externalID: String?
  var fieldUpdatedAt: [String: Date]?
  var hrZoneLimits: [Double]?
  var hrZoneSeconds: [Double]?
  var id: String
  var isRecovered: Bool?
  var kilometres: Double?
  var maxHeartRate: Double?
  var minutes: Double?
  var notes: String?
  var runKind: String?
  var schemaVersion: Int64 = 1
  var source: String?
  var start: Date
  var updatedAt: Date
  var zone: String?

  init(random dice: inout MirrorDice) {
    (activity, activityName) = (dice.pick(["run", "lift", "other"]), dice.maybe { $0.text() })
    (avgHeartRate, createdAt) = (dice.maybe { $0.number(20...300) }, dice.date())
    (effort, externalID) = (dice.maybe { $0.number(1...10) }, dice.maybe { $0.text() })
    hrZoneLimits = dice.maybe { dice in (0..<5).map { _ in dice.number(0...300) } }
    hrZoneSeconds = dice.maybe { dice in (0..<5).map { _ in dice.number(0...10_000_000) } }
    fieldUpdatedAt = dice.maybe { $0.stamps() }
    (id, isRecovered) = (dice.ulid(), dice.maybe { $0.flag() })
    (kilometres, maxHeartRate) = (dice.maybe { $0.number(0...10_000) }, dice.maybe { $0.number(20...300) })
    (minutes, notes) = (dice.maybe { $0.number(0...20_160) }, dice.maybe { $0.text() })
    runKind = dice.maybe { $0.pick(["recovery", "easy", "long", "tempo", "intervals", "sprints", "race"]) }
    (source, start, updatedAt) = (dice.maybe { $0.text() }, dice.date(), dice.date())
    zone = dice.maybe { $0.zone() }
  }

  init(of document: SessionDocument) {
    (activity, activityName) = (document.activity.rawValue, document.activityName)
    (avgHeartRate, maxHeartRate) = (document.avgHeartRate?.value, document.maxHeartRate?.value)
    (createdAt, updatedAt, start) = (document.createdAt.date, document.updatedAt.date, document.start.date)
    (effort, externalID) = (document.effort?.value, document.externalID)
    (hrZoneLimits, hrZoneSeconds) = (document.hrZoneLimits, document.hrZoneSeconds)
    fieldUpdatedAt = document.fieldUpdatedAt?.dates
    (id, isRecovered, kilometres) = (document.id.text, document.isRecovered, document.kilometres?.value)
    (minutes, notes, runKind) = (document.minutes?.value, document.notes, document.runKind?.rawValue)
    (source, zone) = (document.source, document.zone?.text)
  }
}
