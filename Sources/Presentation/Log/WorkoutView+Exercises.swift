import CanonicalJSON
import TrainingModel

extension WorkoutView {
  func exercise(_ log: WorkoutLogDocument, to writer: inout JSONWriter) {
    let unit = log.weightUnit ?? units.weight
    let recorded = log.withRecordedSets
    writer.object { writer in
      writer.member("id", log.id)
      writer.member("libraryName", log.resolvedLibraryName)
      writer.member("loadType", log.loadTypeCode)
      writer.list("machine", log.machineSettings ?? []) { writer, setting in
        writer.object { writer in
          writer.member("name", setting.name)
          writer.member("value", setting.value)
        }
      }
      writer.member("name", log.exerciseName)
      writer.member("next") { writer in
        // What one more set would be.
        writer.object { $0.numbers(recorded.nextSet(at: log.date), unit: unit) }
      }
      writer.orNull("notes", log.notes)
      writer.member("open", max(0, log.status.isResolved ? 0 : log.sets - Int64(recorded.shownSets.count)))
      writer.member("plannedWords", planned(log, unit: unit))
      writer.list("sets", recorded.shownSetIndices) { set(of: recorded, at: $1, unit: unit, to: &$0) }
      writer.member("status", log.status)
      writer.member("statusWords", SetWords.name(log.status))
      writer.member("weightUnit", unit)
    }
  }

  private func planned(_ log: WorkoutLogDocument, unit: WeightUnit) -> String {
    guard log.sets > 0 else { return "" }
    return "planned " + NumberWords.count(log.sets, "set") + " of " + plannedSet(log, unit: unit)
  }

  private func plannedSet(_ log: WorkoutLogDocument, unit: WeightUnit) -> String {
    var set = log.plannedSet(at: log.date)
    let lacksWeight = set.weight == 0
    if lacksWeight { set.weight = nil }
    return SetWords.text(set, unit: unit) + (lacksWeight ? ", weight not set" : "")
  }

  private func set(of log: WorkoutLogDocument, at index: Int, unit: WeightUnit, to writer: inout JSONWriter) {
    let entry = (log.setEntries ?? [])[index]
    let number = (log.shownSetIndices.firstIndex(of: index) ?? 0) + 1
    writer.object { writer in
      writer.member("clock", units.clock.text(zone.localTime(at: entry.completedAt)))
      writer.member("key", log.setKey(at: index))
      writer.orNull("kind", entry.kind)
      writer.member("number", Int64(number))
      writer.orNull("otherUnit", converted(entry, from: unit))
      writer.orNull("planned", deviation(of: entry, number: Int64(number), from: log, unit: unit))
      writer.orNull("reps", entry.reps)
      writer.orNull("rpe", entry.rpe)
      writer.orNull("seconds", entry.seconds)
      writer.orNull("weight", entry.weight)
      writer.member("words", SetWords.text(entry, unit: unit))
    }
  }

  /// The weight in the unit shown, where it was recorded in the other one.
  private func converted(_ entry: SetEntry, from unit: WeightUnit) -> String? {
    guard unit != units.weight, let weight = entry.weight else { return nil }
    let shown = weight * unit.kilograms / units.weight.kilograms
    return NumberWords.decimal(shown, digits: 1) + " " + units.weight.rawValue
  }

  /// What had been planned, where something else was done.
  private func deviation(of entry: SetEntry, number: Int64, from log: WorkoutLogDocument, unit: WeightUnit) -> String? {
    guard log.sets > 0, number <= log.sets else { return nil }
    let planned = log.plannedSet(at: entry.completedAt)
    if (planned.weight ?? 0) == 0, planned.reps ?? entry.reps == entry.reps, planned.seconds == entry.seconds {
      return nil
    }
    let same = planned.reps == entry.reps && planned.weight == entry.weight && planned.seconds == entry.seconds
    return same || (planned.reps ?? 0) == 0 && (planned.seconds ?? 0) == 0 ? nil : plannedSet(log, unit: unit)
  }
}
