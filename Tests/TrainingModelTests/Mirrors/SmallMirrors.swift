import Foundation
import TrainingModel

struct ScheduleMirror: DocumentMirror {
  var createdAt: Date
  var everyDays: Int64?
  var fieldUpdatedAt: [String: Date]?
  var firstDay: String
  var id: String
  var lastDay: String?
  var minuteOfDay: Int64?
  var schemaVersion: Int64 = 1
  var splitID: String
  var splitName: String?
  var updatedAt: Date
  var weekdays: [Int64]?

  init(random dice: inout MirrorDice) {
    (createdAt, updatedAt) = (dice.date(), dice.date())
    (everyDays, firstDay) = (dice.maybe { $0.whole(1...366) }, dice.day())
    fieldUpdatedAt = dice.maybe { $0.stamps() }
    (id, lastDay) = (dice.ulid(), dice.maybe { $0.day() })
    minuteOfDay = dice.maybe { $0.whole(0...1439) }
    (splitID, splitName) = (dice.ulid(), dice.maybe { $0.text() })
    weekdays = dice.maybe { $0.list(upTo: 7) { $0.whole(1...7) } }
  }

  init(of document: ScheduleDocument) {
    (createdAt, updatedAt) = (document.createdAt.date, document.updatedAt.date)
    (everyDays, weekdays, minuteOfDay) = (document.everyDays, document.weekdays, document.minuteOfDay)
    (firstDay, lastDay) = (document.firstDay.text, document.lastDay?.text)
    fieldUpdatedAt = document.fieldUpdatedAt?.dates
    (id, splitID, splitName) = (document.id.text, document.splitID.text, document.splitName)
  }
}

struct AthleteMirror: DocumentMirror {
  var createdAt: Date
  var fieldUpdatedAt: [String: Date]?
  var homeZone: String?
  var id = "Athlete"
  var maxHeartRate: Double?
  var restingHeartRate: Double?
  var schemaVersion: Int64 = 1
  var sex: String?
  var updatedAt: Date
  var weekStart: Int64?

  init(random dice: inout MirrorDice) {
    (createdAt, updatedAt, homeZone) = (dice.date(), dice.date(), dice.maybe { $0.zone() })
    fieldUpdatedAt = dice.maybe { $0.stamps() }
    maxHeartRate = dice.maybe { $0.number(20...300) }
    restingHeartRate = dice.maybe { $0.number(20...300) }
    (sex, weekStart) = (dice.maybe { $0.pick(["female", "male"]) }, dice.maybe { $0.whole(1...7) })
  }

  init(of document: AthleteDocument) {
    (createdAt, updatedAt) = (document.createdAt.date, document.updatedAt.date)
    fieldUpdatedAt = document.fieldUpdatedAt?.dates
    (homeZone, id) = (document.homeZone?.text, document.identifier)
    (maxHeartRate, restingHeartRate) = (document.maxHeartRate?.value, document.restingHeartRate?.value)
    (sex, weekStart) = (document.sex?.rawValue, document.weekStart)
  }
}

struct TombstoneMirror: DocumentMirror {
  var deletedAt: Date
  var id: String
  var imported: Bool?
  var kind: String?
  var restoredAt: Date?

  init(random dice: inout MirrorDice) {
    (deletedAt, id) = (dice.date(), dice.ulid())
    (imported, kind) = (dice.maybe { $0.flag() }, dice.maybe { $0.text() })
    restoredAt = dice.maybe { $0.date() }
  }

  init(of stub: Tombstone) {
    (deletedAt, id, imported) = (stub.deletedAt.date, stub.id, stub.imported)
    (kind, restoredAt) = (stub.kind, stub.restoredAt?.date)
  }
}
