import CanonicalJSON

@testable import TrainingModel

/// One whole and one bare specimen of every object that FORMAT.md has a table for.
enum FormatSubjects {
  static let all = [
    split, exercise, machineSetting, workout, log, set, metrics, session, day, suggested, step, race, shape, cutoff,
    schedule, athlete, tombstone,
  ]

  private static let date = Instant(seconds: 1_764_572_400)
  private static let firstDay = Day(number: 20_423)
  private static let id = ULID(high: 1 << 63 | 7, low: 9)
  private static let stamps: FieldStamps = {
    var stamps = FieldStamps()
    stamps["name"] = date
    return stamps
  }()
  private static let removals: DeletionStamps = {
    var removals = DeletionStamps()
    removals[id] = date
    return removals
  }()

  // Routines

  private static let bareExercise = ExerciseDocument(
    id: id, name: "Row", order: 0, sets: 3, reps: 8, weight: 20, loadType: .weight)
  private static let wholeExercise: ExerciseDocument = {
    var exercise = bareExercise
    (exercise.libraryName, exercise.restSeconds, exercise.supersetID) = ("Seated Row", 90, 1)
    exercise.machineSettings = [MachineSetting(name: "Seat", value: "4")]
    (exercise.updatedAt, exercise.fieldUpdatedAt) = (date, stamps)
    return exercise
  }()
  private static let bareSplit = SplitDocument(id: id, name: "Pull", order: 0, createdAt: date)
  private static let wholeSplit: SplitDocument = {
    var split = bareSplit
    split.exercises = [wholeExercise]
    (split.deletedExerciseIDs, split.deletedExercises) = (removals, [bareExercise])
    split.fieldUpdatedAt = stamps
    (split.activityTypeCode, split.restSeconds, split.autoAdvance, split.targetHeartRate) = (4, 60, true, 140)
    return split
  }()
  private static let splitOfBareExercise: SplitDocument = {
    var split = bareSplit
    split.exercises = [bareExercise]
    return split
  }()

  private static let split = FormatSubject("Split", maximal: wholeSplit, in: wholeSplit, bare: bareSplit)
  private static let exercise = FormatSubject(
    "Exercise", maximal: wholeExercise, in: wholeSplit, bare: splitOfBareExercise,
    path: [.member("exercises"), .element(0)])
  private static let machineSetting = FormatSubject(
    "MachineSetting", maximal: MachineSetting(name: "Seat", value: "4"), in: wholeSplit, bare: wholeSplit,
    path: [.member("exercises"), .element(0), .member("machineSettings"), .element(0)])

  // Workouts

  private static let bareSet = SetEntry(completedAt: date)
  private static let wholeSet: SetEntry = {
    var set = bareSet
    (set.reps, set.weight, set.seconds, set.kind, set.rpe) = (8, 20, 30, .drop, 7.5)
    set.kilometres = Kilometres(1.5)
    (set.id, set.twin, set.updatedAt) = (id, 1, date)
    return set
  }()
  private static let bareLog = WorkoutLogDocument(
    id: id, exerciseName: "Row", order: 0, loadType: .weight, date: date)
  private static let wholeLog: WorkoutLogDocument = {
    var log = WorkoutLogDocument(planned: wholeExercise, id: id, at: date)
    (log.notes, log.weightUnit, log.setEntries) = ("left knee", .lb, [wholeSet])
    (log.deletedSets, log.fieldUpdatedAt) = (stamps, stamps)
    (log.startedAt, log.completedAt, log.updatedAt) = (date, date, date)
    return log
  }()
  private static let bareMetrics = WorkoutMetrics(source: .watch, recordedAt: date)
  private static let wholeMetrics: WorkoutMetrics = {
    var metrics = bareMetrics
    (metrics.activeEnergyKcal, metrics.totalVolume, metrics.healthKitWorkoutUUID) = (300, 1000, "A")
    (metrics.avgHeartRate, metrics.maxHeartRate, metrics.minHeartRate) = (120, 150, 80)
    metrics.hrZoneSeconds = [1, 2, 3, 4, 5]
    return metrics
  }()
  private static let bareWorkout = WorkoutDocument(id: id, start: date, createdAt: date)
  private static let wholeWorkout: WorkoutDocument = {
    var workout = WorkoutDocument(starting: wholeSplit, at: date) { id }
    workout.logs = [wholeLog]
    (workout.end, workout.metrics, workout.effort, workout.notes) = (date, wholeMetrics, Effort(7), "cold")
    (workout.source, workout.externalID, workout.zone) = ("hevy", "k", .named("Europe/Berlin"))
    (workout.deletedLogIDs, workout.deletedLogs, workout.fieldUpdatedAt) = (removals, [bareLog], stamps)
    return workout
  }()
  private static func workout(_ log: WorkoutLogDocument, metrics: WorkoutMetrics?) -> WorkoutDocument {
    var workout = bareWorkout
    (workout.logs, workout.metrics) = ([log], metrics)
    return workout
  }
  private static let logOfBareSet: WorkoutLogDocument = {
    var log = bareLog
    log.setEntries = [bareSet]
    return log
  }()

  private static let workout = FormatSubject("Workout", maximal: wholeWorkout, in: wholeWorkout, bare: bareWorkout)
  private static let log = FormatSubject(
    "WorkoutLog", maximal: wholeLog, in: wholeWorkout, bare: workout(bareLog, metrics: nil),
    path: [.member("logs"), .element(0)])
  private static let set = FormatSubject(
    "SetEntry", maximal: wholeSet, in: wholeWorkout, bare: workout(logOfBareSet, metrics: nil),
    path: [.member("logs"), .element(0), .member("setEntries"), .element(0)])
  private static let metrics = FormatSubject(
    "WorkoutMetrics", maximal: wholeMetrics, in: wholeWorkout, bare: workout(bareLog, metrics: bareMetrics),
    path: [.member("metrics")])
}

extension FormatSubjects {
  // Sessions and days

  private static let bareSession = SessionDocument(id: id, activity: .run, start: date, createdAt: date)
  private static let wholeSession: SessionDocument = {
    var session = bareSession
    (session.activityName, session.runKind, session.zone) = ("trail", .long, .offset(3600))
    (session.minutes, session.kilometres, session.effort) = (Minutes(75), Kilometres(12.5), Effort(4))
    (session.avgHeartRate, session.maxHeartRate) = (HeartRate(140), HeartRate(165))
    (session.hrZoneSeconds, session.hrZoneLimits) = ([1, 2, 3, 4, 5], [95, 114, 133, 152, 171])
    session.fieldUpdatedAt = stamps
    (session.notes, session.source, session.externalID, session.isRecovered) = ("fog", "fit", "k", true)
    return session
  }()
  private static let session = FormatSubject("Session", maximal: wholeSession, in: wholeSession, bare: bareSession)

  private static let runStep = RunStep(kind: .work, minutes: Minutes(20), effort: Effort(7))
  private static let bareDay = DayDocument(day: firstDay, createdAt: date)
  private static let wholeDay: DayDocument = {
    var day = bareDay
    day.answerReadiness(percent: 80, reason: .heavyLegs)
    (day.lifting, day.sleepMinutes) = (.today, 430)
    day.fieldUpdatedAt = stamps
    day.suggested = SuggestedRun(kind: .tempo, steps: [runStep])
    return day
  }()
  private static let day = FormatSubject("Day", maximal: wholeDay, in: wholeDay, bare: bareDay)
  private static let suggested = FormatSubject(
    "SuggestedRun", maximal: SuggestedRun(kind: .tempo, steps: [runStep]), in: wholeDay, bare: wholeDay,
    path: [.member("suggested")])
  private static let step = FormatSubject(
    "RunStep", maximal: runStep, in: wholeDay, bare: wholeDay,
    path: [.member("suggested"), .member("steps"), .element(0)])

  // Races and the rest

  private static let bareRace = RaceDocument(
    id: id, name: "Stations", day: firstDay, shape: RaceShape(kind: .mixed), createdAt: date)
  private static let wholeShape: RaceShape = {
    var shape = RaceShape(kind: .mixed)
    (shape.hours, shape.kilometres) = (2, Kilometres(8))
    return shape
  }()
  private static let wholeRace: RaceDocument = {
    var race = bareRace
    (race.lastDay, race.shape) = (firstDay + 1, wholeShape)
    race.cutoffs = [RaceCutoff(minutes: Minutes(90), kilometres: Kilometres(5))]
    race.fieldUpdatedAt = stamps
    return race
  }()
  private static let raceOfBareCutoff: RaceDocument = {
    var race = bareRace
    race.cutoffs = [RaceCutoff(minutes: Minutes(90), kilometres: nil)]
    return race
  }()
  private static let race = FormatSubject("Race", maximal: wholeRace, in: wholeRace, bare: bareRace)
  private static let shape = FormatSubject(
    "RaceShape", maximal: wholeShape, in: wholeRace, bare: bareRace, path: [.member("shape")])
  private static let cutoff = FormatSubject(
    "RaceCutoff", maximal: RaceCutoff(minutes: Minutes(90), kilometres: Kilometres(5)), in: wholeRace,
    bare: raceOfBareCutoff, path: [.member("cutoffs"), .element(0)])

  private static let bareSchedule = ScheduleDocument(id: id, splitID: id, firstDay: firstDay, createdAt: date)
  private static let wholeSchedule: ScheduleDocument = {
    var schedule = bareSchedule
    (schedule.splitName, schedule.weekdays, schedule.everyDays) = ("Pull", [1, 4], 3)
    schedule.fieldUpdatedAt = stamps
    (schedule.lastDay, schedule.minuteOfDay) = (firstDay + 90, 1080)
    return schedule
  }()
  private static let schedule = FormatSubject(
    "Schedule", maximal: wholeSchedule, in: wholeSchedule, bare: bareSchedule)

  private static let wholeAthlete: AthleteDocument = {
    var athlete = AthleteDocument(createdAt: date)
    (athlete.homeZone, athlete.weekStart, athlete.sex) = (.named("Europe/Berlin"), 7, .female)
    athlete.fieldUpdatedAt = stamps
    (athlete.maxHeartRate, athlete.restingHeartRate) = (HeartRate(188), HeartRate(47))
    return athlete
  }()
  private static let athlete = FormatSubject(
    "Athlete", maximal: wholeAthlete, in: wholeAthlete, bare: AthleteDocument(createdAt: date))

  private static let wholeTombstone: Tombstone = {
    var stub = Tombstone(id: id.text, deletedAt: date, kind: "race")
    (stub.imported, stub.restoredAt) = (true, date)
    return stub
  }()
  private static let tombstone = FormatSubject(
    "Tombstone", maximal: wholeTombstone, in: wholeTombstone, bare: Tombstone(id: id.text, deletedAt: date, kind: nil))
}
