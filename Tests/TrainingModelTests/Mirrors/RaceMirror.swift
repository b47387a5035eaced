import Foundation
import TrainingModel

struct RaceMirror: DocumentMirror {
  var createdAt: Date
  var cutoffs: [RaceCutoffMirror]?
  var day: String
  var fieldUpdatedAt: [String: Date]?
  var id: String
  var lastDay: String?
  var name: String
  var schemaVersion: Int64 = 1
  var shape: RaceShapeMirror
  var updatedAt: Date

  init(random dice: inout MirrorDice) {
    createdAt = dice.date()
    cutoffs = dice.maybe { $0.list(upTo: 3) { RaceCutoffMirror(random: &$0) } }
    let days = [dice.day(), dice.day()].sorted()
    (day, lastDay) = (days[0], dice.maybe { _ in days[1] })
    (id, name, shape) = (dice.ulid(), dice.text(), RaceShapeMirror(random: &dice))
    updatedAt = dice.date()
    fieldUpdatedAt = dice.maybe { $0.stamps() }
  }

  init(of document: RaceDocument) {
    (createdAt, updatedAt) = (document.createdAt.date, document.updatedAt.date)
    cutoffs = document.cutoffs.map { $0.map { RaceCutoffMirror(of: $0) } }
    fieldUpdatedAt = document.fieldUpdatedAt?.dates
    (day, lastDay) = (document.day.text, document.lastDay?.text)
    (id, name, shape) = (document.id.text, document.name, RaceShapeMirror(of: document.shape))
  }
}

struct RaceShapeMirror: DocumentMirror {
  var hours: Double?
  var kilometres: Double?
  var kind: String

  init(random dice: inout MirrorDice) {
    kind = dice.pick(["fixedLength", "timed", "backyard", "mixed", "multisport", "stage", "relay", ""])
    hours = kind == "timed" ? dice.number(0.01...336) : dice.maybe { $0.number(0.01...336) }
    kilometres = kind == "fixedLength" ? dice.number(0.001...10_000) : dice.maybe { $0.number(0...10_000) }
  }

  init(of shape: RaceShape) { (hours, kilometres, kind) = (shape.hours, shape.kilometres?.value, shape.kind.name) }
}

struct RaceCutoffMirror: DocumentMirror {
  var kilometres: Double?
  var minutes: Double

  init(random dice: inout MirrorDice) {
    (kilometres, minutes) = (dice.maybe { $0.number(0...10_000) }, dice.number(0...20_160))
  }

  init(of cutoff: RaceCutoff) { (kilometres, minutes) = (cutoff.kilometres?.value, cutoff.minutes.value) }
}
