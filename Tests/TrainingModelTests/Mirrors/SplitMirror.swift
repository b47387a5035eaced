import Foundation
import TrainingModel

struct SplitMirror: DocumentMirror {
  var activityType: Int64?
  var autoAdvance: Bool?
  var color: String
  var createdAt: Date
  var deletedExerciseIDs: [String: Date]?
  var deletedExercises: [ExerciseMirror]?
  var exercises: [ExerciseMirror]
  var fieldUpdatedAt: [String: Date]?
  var id: String
  var name: String
  var order: Int64
  var restSeconds: Int64?
  var schemaVersion: Int64 = 3
  var systemImage: String
  var targetHeartRate: Int64?
  var updatedAt: Date

  init(random dice: inout MirrorDice) {
    activityType = dice.maybe { $0.whole(0...1_000_000) }
    autoAdvance = dice.maybe { $0.flag() }
    (color, createdAt) = (dice.text(), dice.date())
    deletedExerciseIDs = dice.maybe { $0.idStamps() }
    deletedExercises = dice.maybe { $0.list(upTo: 2) { ExerciseMirror(random: &$0) } }
    fieldUpdatedAt = dice.maybe { $0.stamps() }
    exercises = dice.list(upTo: 4) { ExerciseMirror(random: &$0) }
    (id, name, order) = (dice.ulid(), dice.text(), dice.whole(-1_000_000...1_000_000))
    restSeconds = dice.maybe { $0.whole(0...1_209_600) }
    systemImage = dice.text()
    targetHeartRate = dice.maybe { $0.whole(20...300) }
    updatedAt = dice.date()
  }

  init(of document: SplitDocument) {
    (activityType, autoAdvance, color) = (document.activityTypeCode, document.autoAdvance, document.color)
    (createdAt, updatedAt) = (document.createdAt.date, document.updatedAt.date)
    deletedExerciseIDs = document.deletedExerciseIDs?.dates
    deletedExercises = document.deletedExercises?.map { ExerciseMirror(of: $0) }
    fieldUpdatedAt = document.fieldUpdatedAt?.dates
    exercises = document.exercises.map { ExerciseMirror(of: $0) }
    (id, name, order) = (document.id.text, document.name, document.order)
    (restSeconds, systemImage) = (document.restSeconds, document.systemImage)
    targetHeartRate = document.targetHeartRate
  }
}

struct ExerciseMirror: DocumentMirror {
  var durationSeconds: Int64
  var fieldUpdatedAt: [String: Date]?
  var id: String
  var libraryName: String?
  var loadType: Int64
  var machineSettings: [MachineSettingMirror]?
  var name: String
  var order: Int64
  var reps: Int64
  var restSeconds: Int64?
  var sets: Int64
  var supersetID: Int64?
  var updatedAt: Date?
  var weight: Double

  init(random dice: inout MirrorDice) {
    (durationSeconds, id) = (dice.whole(0...1_209_600), dice.ulid())
    (fieldUpdatedAt, updatedAt) = (dice.maybe { $0.stamps() }, dice.maybe { $0.date() })
    libraryName = dice.maybe { $0.text() }
    loadType = dice.whole(0...2)
    machineSettings = dice.maybe { $0.list(upTo: 3) { MachineSettingMirror(random: &$0) } }
    (name, order) = (dice.text(), dice.whole(-1_000_000...1_000_000))
    (reps, sets) = (dice.whole(0...100_000), dice.whole(0...100_000))
    restSeconds = dice.maybe { $0.whole(0...1_209_600) }
    supersetID = dice.maybe { $0.whole(0...1_000_000) }
    weight = dice.number(-100_000...100_000)
  }

  init(of exercise: ExerciseDocument) {
    (durationSeconds, id, libraryName) = (exercise.durationSeconds, exercise.id.text, exercise.libraryName)
    (fieldUpdatedAt, updatedAt) = (exercise.fieldUpdatedAt?.dates, exercise.updatedAt?.date)
    (loadType, name, order) = (exercise.loadTypeCode, exercise.name, exercise.order)
    machineSettings = exercise.machineSettings.map { $0.map { MachineSettingMirror(of: $0) } }
    (reps, restSeconds, sets) = (exercise.reps, exercise.restSeconds, exercise.sets)
    (supersetID, weight) = (exercise.supersetID, exercise.weight)
  }
}

struct MachineSettingMirror: DocumentMirror {
  var name: String
  var value: String

  init(random dice: inout MirrorDice) { (name, value) = (dice.text(), dice.text()) }

  init(of setting: MachineSetting) { (name, value) = (setting.name, setting.value) }
}
