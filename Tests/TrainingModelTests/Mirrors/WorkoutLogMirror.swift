import Foundation
import TrainingModel

struct WorkoutLogMirror: DocumentMirror {
  var completedAt: Date?
  var currentStateIndex: Int64
  var date: Date
  var deletedSets: [String: Date]?
  var durationSeconds: Int64
  var exerciseName: String
  var fieldUpdatedAt: [String: Date]?
  var id: String
  var libraryName: String?
  var loadType: Int64
  var machineSettings: [MachineSettingMirror]?
  var notes: String?
  var order: Int64
  var reps: Int64
  var restSeconds: Int64?
  var setEntries: [SetEntryMirror]?
  var sets: Int64
  var startedAt: Date?
  var status: String
  var supersetID: Int64?
  var updatedAt: Date?
  var weight: Double
  var weightUnit: String?

  init(random dice: inout MirrorDice) {
    completedAt = dice.maybe { $0.date() }
    (currentStateIndex, date) = (dice.whole(0...100_000), dice.date())
    (deletedSets, fieldUpdatedAt) = (dice.maybe { $0.stamps() }, dice.maybe { $0.stamps() })
    (durationSeconds, exerciseName) = (dice.whole(0...1_209_600), dice.text())
    (id, libraryName, loadType) = (dice.ulid(), dice.maybe { $0.text() }, dice.whole(0...2))
    machineSettings = dice.maybe { $0.list(upTo: 3) { MachineSettingMirror(random: &$0) } }
    (notes, order) = (dice.maybe { $0.text() }, dice.whole(-1_000_000...1_000_000))
    (reps, restSeconds) = (dice.whole(0...100_000), dice.maybe { $0.whole(0...1_209_600) })
    setEntries = dice.maybe { $0.list(upTo: 4) { SetEntryMirror(random: &$0) } }
    (sets, startedAt) = (dice.whole(0...100_000), dice.maybe { $0.date() })
    status = dice.pick(["notStarted", "inProgress", "completed", "skipped"])
    (supersetID, updatedAt) = (dice.maybe { $0.whole(0...1_000_000) }, dice.maybe { $0.date() })
    (weight, weightUnit) = (dice.number(-100_000...100_000), dice.maybe { $0.pick(["kg", "lb"]) })
  }

  init(of log: WorkoutLogDocument) {
    (completedAt, currentStateIndex, date) = (log.completedAt?.date, log.currentStateIndex, log.date.date)
    (durationSeconds, exerciseName, id) = (log.durationSeconds, log.exerciseName, log.id.text)
    (deletedSets, fieldUpdatedAt) = (log.deletedSets?.dates, log.fieldUpdatedAt?.dates)
    (libraryName, loadType) = (log.libraryName, log.loadTypeCode)
    machineSettings = log.machineSettings.map { $0.map { MachineSettingMirror(of: $0) } }
    (notes, order, reps, restSeconds) = (log.notes, log.order, log.reps, log.restSeconds)
    setEntries = log.setEntries.map { $0.map { SetEntryMirror(of: $0) } }
    (sets, startedAt, status) = (log.sets, log.startedAt?.date, log.status.rawValue)
    (supersetID, updatedAt) = (log.supersetID, log.updatedAt?.date)
    (weight, weightUnit) = (log.weight, log.weightUnit?.rawValue)
  }
}

struct SetEntryMirror: DocumentMirror {
  var completedAt: Date
  var id: String?
  var kilometres: Double?
  var kind: String?
  var reps: Int64?
  var rpe: Double?
  var seconds: Int64?
  var twin: Int64?
  var updatedAt: Date?
  var weight: Double?

  init(random dice: inout MirrorDice) {
    (id, twin) = (dice.maybe { $0.ulid() }, dice.maybe { $0.whole(0...100_000) })
    updatedAt = dice.maybe { $0.date() }
    (completedAt, kilometres) = (dice.date(), dice.maybe { $0.number(0...10_000) })
    kind = dice.maybe { $0.pick(["warmup", "drop", "failure"]) }
    (reps, rpe) = (dice.maybe { $0.whole(0...100_000) }, dice.maybe { $0.number(1...10) })
    (seconds, weight) = (dice.maybe { $0.whole(0...1_209_600) }, dice.maybe { $0.number(-100_000...100_000) })
  }

  init(of entry: SetEntry) {
    (completedAt, kilometres, kind) = (entry.completedAt.date, entry.kilometres?.value, entry.kind?.rawValue)
    (id, twin, updatedAt) = (entry.id?.text, entry.twin, entry.updatedAt?.date)
    (reps, rpe, seconds, weight) = (entry.reps, entry.rpe, entry.seconds, entry.weight)
  }
}
