import CanonicalJSON
public import Planner
public import TrainingModel

/// One session without sets as its screen shows it.
public struct SessionView: Sendable {
  /// The session.
  public let session: SessionDocument
  /// Its line in the log.
  public let entry: LogEntry
  /// What had been suggested for its day; nil: it is no run, or nothing was kept.
  public let suggested: SuggestedRun?
  /// The units shown.
  public let units: Units
  /// The wall clock of the session.
  public let zone: ZoneRules

  /// A view of `session`, whose entry of the ledger is `load`. `suggested` is what was kept beside the runs of its day.
  public init(
    _ session: SessionDocument, load: SessionLoad?, suggested: SuggestedRun?, units: Units, zone: ZoneRules
  ) {
    (self.session, self.units, self.zone) = (session, units, zone)
    self.suggested = session.activity == .run ? suggested : nil
    entry = LogEntry(session, local: zone.localTime(at: session.start), load: load, units: units)
  }

  /// The view as JSON.
  public var payload: Payload { Payload { write(to: &$0) } }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("choices") { LogForm.choices(to: &$0) }
      writer.member("distanceUnit", units.distance.rawValue)
      writer.member("entry") { entry.write(to: &$0, units: units) }
      writer.list("facts", facts) { $1.write(to: &$0) }
      writer.orNull("name", session.activityName)
      writer.orNull("notes", session.notes)
      writer.orNull("runKind", session.runKind)
      // What stands in a field: as many digits as somebody reads. A field that is left alone is not sent.
      writer.orNull("shownDistance", session.kilometres.map { rounded($0.value / units.distance.kilometres, 1000) })
      writer.orNull("shownMinutes", session.minutes.map { rounded($0.value, 10) })
      writer.run("suggested", suggested)
      writer.orNull("suggestedWords", suggested.map { suggestion($0) })
      writer.member("when", DayWords.long(entry.local.day) + ", " + units.clock.text(entry.local))
      let zones = session.hrZoneSeconds.flatMap { ZonesChart.chart(seconds: $0, limits: session.hrZoneLimits) }
      writer.orNull("zones", zones) { $1.write(to: &$0) }
    }
  }

  private func rounded(_ value: Double, _ scale: Double) -> Double { (value * scale).rounded() / scale }

  private func suggestion(_ run: SuggestedRun) -> String {
    let lines = run.steps.count > 1 ? StepLines.lines(run.steps).map { $0.length + " " + $0.what } : []
    let steps = lines.isEmpty ? "" : ": " + lines.joined(separator: "; ")
    return RunWords.name(run.kind).capitalizedFirst + ", " + NumberWords.minutes(run.minutes) + steps
  }

  private var facts: [LogFact] {
    var facts: [LogFact] = []
    if let minutes = session.minutes { facts.append(LogFact("time", "Time", NumberWords.minutes(minutes))) }
    if let distance = session.kilometres {
      facts.append(LogFact("distance", "Distance", NumberWords.distance(distance, unit: units.distance)))
      if session.activity == .run, let minutes = session.minutes,
        let pace = NumberWords.pace(minutes, over: distance, unit: units.distance)
      {
        facts.append(LogFact("pace", "Pace", pace))
      }
    }
    facts += LogFact.load(entry)
    facts += LogFact.heart(
      average: session.avgHeartRate?.value, highest: session.maxHeartRate?.value, lowest: nil)
    if let source = session.source { facts.append(LogFact("source", "From", source)) }
    if session.isRecovered == true {
      facts.append(LogFact("recovered", "Recovered", "Its file was damaged, so numbers may be too small."))
    }
    return facts
  }
}
