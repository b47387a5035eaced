import CanonicalJSON
public import Planner
public import TrainingModel

/// One workout as its screen shows it.
public struct WorkoutView: Sendable {
  /// The workout.
  public let workout: WorkoutDocument
  /// Its line in the log.
  public let entry: LogEntry
  /// The records that were set in it.
  public let records: [WorkoutRecord]
  /// The units shown.
  public let units: Units
  /// The wall clock of the workout.
  public let zone: ZoneRules

  /// A view of `workout`, whose entry of the ledger is `load`; `workouts` are all that there are.
  public init(
    _ workout: WorkoutDocument, load: SessionLoad?, among workouts: [WorkoutDocument], units: Units, zone: ZoneRules
  ) {
    (self.workout, self.units, self.zone) = (workout, units, zone)
    entry = LogEntry(workout, local: zone.localTime(at: workout.start), load: load, units: units)
    records = WorkoutRecord.all(in: workout, among: workouts, unit: units.weight)
  }

  /// The view as JSON.
  public var payload: Payload { Payload { write(to: &$0) } }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("canEditEnd", workout.status.isResolved)
      writer.member("choices") { LogForm.choices(to: &$0) }
      writer.orNull("endClock", workout.workEnd.map { zone.localTime(at: $0).clock })
      writer.member("entry") { entry.write(to: &$0, units: units) }
      writer.list("exercises", workout.shownLogs) { exercise($1, to: &$0) }
      writer.list("facts", facts) { $1.write(to: &$0) }
      writer.orNull("name", workout.splitName)
      writer.orNull("notes", workout.notes)
      writer.list("records", records) { writer, record in
        writer.object { writer in
          writer.member("exercise", record.exercise)
          writer.member("kind", record.kind.rawValue)
          writer.member("words", record.words)
        }
      }
      writer.orNull("routine", workout.splitID)
      writer.member("when", when)
      writer.orNull("zones", workout.metrics?.hrZoneSeconds.flatMap { ZonesChart.chart(seconds: $0, limits: nil) }) {
        $1.write(to: &$0)
      }
    }
  }

  /// `Monday 30 November 2026, 18:10 to 19:02`.
  private var when: String {
    let until = workout.workEnd.map { " to " + units.clock.text(zone.localTime(at: $0)) } ?? ""
    return DayWords.long(entry.local.day) + ", " + units.clock.text(entry.local) + until
  }

  private var facts: [LogFact] {
    var facts: [LogFact] = []
    if workout.hasRecordedSets { facts.append(LogFact("total", "In all", entry.totals?.text.unbroken ?? "")) }
    facts += LogFact.load(entry)
    facts += LogFact.heart(
      average: workout.metrics?.avgHeartRate, highest: workout.metrics?.maxHeartRate,
      lowest: workout.metrics?.minHeartRate)
    if let metrics = workout.metrics, let energy = metrics.activeEnergyKcal {
      let estimate = metrics.source == .watch ? "" : ", an estimate"
      facts.append(LogFact("energy", "Energy", NumberWords.whole(energy) + " kcal" + estimate))
    }
    if let source = workout.source { facts.append(LogFact("source", "From", source)) }
    return facts
  }
}
