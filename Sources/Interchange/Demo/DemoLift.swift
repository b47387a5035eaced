import TrainingModel

/// A lift of one day, done set by set as the app would have stored it.
struct DemoLift {
  private(set) var workout: WorkoutDocument
  private let day: Day

  /// The lift of a day; nil where no routine is due, and for one in twenty-five.
  init?(on day: Day, _ calendar: DemoCalendar, _ routines: [DemoRoutine]) {
    var random = calendar.random(day, .lift)
    guard let routine = routines.first(where: { $0.weekday == day.weekday }), !random.chance(0.04) else { return nil }
    let start = calendar.instant(day, second: routine.second + 60 * random.whole(-15...25))
    workout = WorkoutDocument(starting: routine.split(calendar, on: day), at: start) { random.id(at: start) }
    self.day = day
    var clock = start + random.whole(120...300)
    for log in workout.logs { clock = perform(log, from: clock, &random) }
    if random.chance(0.94) { workout.effort = Effort(Double(random.whole(5...8))) }
    workout.updatedAt = max(workout.updatedAt, clock)
    if random.chance(0.6) { addMetrics(until: clock, &random) }
  }

  /// Does the sets of one exercise; returns when the next begins.
  private mutating func perform(_ log: WorkoutLogDocument, from start: Instant, _ random: inout DemoRandom) -> Instant {
    var clock = start
    workout.transition(log: log.id, to: .inProgress, at: clock)
    guard let index = workout.logs.firstIndex(where: { $0.id == log.id }) else { return start }
    for number in 0..<log.sets {
      clock = clock + random.whole(30...50) + log.durationSeconds
      var set = log.plannedSet(at: clock)
      // The last set is where strength runs out.
      if number == log.sets - 1, let reps = set.reps, random.chance(0.3) {
        set.reps = max(1, reps - random.whole(1...2))
      }
      workout.logs[index].record(set, at: clock)
      clock = clock + random.whole(110...170)
    }
    workout.transition(log: log.id, to: .completed, at: clock)
    return clock + random.whole(40...120)
  }

  private mutating func addMetrics(until end: Instant, _ random: inout DemoRandom) {
    let seconds = end - workout.start
    let heart = DemoHeart(.lift, seconds: seconds, &random)
    var metrics = WorkoutMetrics(source: .watch, recordedAt: end)
    (metrics.avgHeartRate, metrics.maxHeartRate) = (heart.mean.value, heart.highest.value)
    metrics.activeEnergyKcal = Double(seconds / 60 * random.whole(5...6))
    metrics.hrZoneSeconds = heart.zoneSeconds
    metrics.totalVolume = workout.totalVolume(in: .kg)
    workout.attach(metrics: metrics)
  }

  /// The same lift as the watch recorded it beside the app, for one in four; it counts once.
  func watchCopy(_ calendar: DemoCalendar) -> SessionDocument? {
    var random = calendar.random(day, .copy)
    guard random.chance(0.25), let end = workout.end else { return nil }
    let start = workout.start + random.whole(20...240)
    let key = String(start.seconds * 1000 + random.whole(0...999))
    var copy = SessionDocument(
      id: ULID.derived(start: start, source: "garmin", externalKey: key), activity: .lift, start: start,
      createdAt: end + 900)
    (copy.source, copy.externalID, copy.zone) = ("garmin", key, calendar.zone.zone)
    copy.minutes = Minutes(Double(end - start) / 60)
    DemoHeart(.lift, seconds: end - start, &random).add(to: &copy)
    return copy
  }
}
