import Foundation
import TrainingModel

struct DayMirror: DocumentMirror {
  var createdAt: Date
  var fieldUpdatedAt: [String: Date]?
  var id: String
  var lifting: String?
  var readinessPercent: Int64?
  var readinessReason: String?
  var schemaVersion: Int64 = 1
  var sleepMinutes: Int64?
  var suggested: SuggestedRunMirror?
  var updatedAt: Date

  init(random dice: inout MirrorDice) {
    (createdAt, id) = (dice.date(), dice.day())
    fieldUpdatedAt = dice.maybe { $0.stamps() }
    lifting = dice.maybe {
      $0.pick(["today", "skip", "tomorrow", "todayHeavy", "todayLight", "tomorrowHeavy", "tomorrowLight"])
    }
    readinessPercent = dice.maybe { $0.whole(0...100) }
    readinessReason = dice.maybe {
      $0.pick(["heavyLegs", "sore", "sleptBadly", "stressed", "ill", "travelling", "other"])
    }
    sleepMinutes = dice.maybe { $0.whole(0...1440) }
    (suggested, updatedAt) = (dice.maybe { SuggestedRunMirror(random: &$0) }, dice.date())
  }

  init(of document: DayDocument) {
    (createdAt, updatedAt, id) = (document.createdAt.date, document.updatedAt.date, document.day.text)
    fieldUpdatedAt = document.fieldUpdatedAt?.dates
    (lifting, readinessPercent) = (document.lifting?.rawValue, document.readinessPercent)
    (readinessReason, sleepMinutes) = (document.readinessReason?.rawValue, document.sleepMinutes)
    suggested = document.suggested.map { SuggestedRunMirror(of: $0) }
  }
}

struct SuggestedRunMirror: DocumentMirror {
  var kind: String
  var minutes: Double
  var steps: [RunStepMirror]

  init(random dice: inout MirrorDice) {
    kind = dice.pick(["recovery", "easy", "long", "tempo", "intervals", "sprints", "race"])
    (minutes, steps) = (dice.number(0...20_160), dice.list(upTo: 5) { RunStepMirror(random: &$0) })
  }

  init(of run: SuggestedRun) {
    (kind, minutes, steps) = (run.kind.rawValue, run.minutes.value, run.steps.map { RunStepMirror(of: $0) })
  }
}

struct RunStepMirror: DocumentMirror {
  var effort: Double
  var kind: String
  var minutes: Double

  init(random dice: inout MirrorDice) {
    (effort, minutes) = (dice.number(1...10), dice.number(0...20_160))
    kind = dice.pick(["warmUp", "steady", "work", "recovery", "coolDown"])
  }

  init(of step: RunStep) { (effort, kind, minutes) = (step.effort.value, step.kind.rawValue, step.minutes.value) }
}
