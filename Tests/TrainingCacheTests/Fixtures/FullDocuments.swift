import CanonicalJSON
import TrainingModel

@testable import TrainingCache

/// One document of each kind in which every member, however deep, says something of its own. A member that is added to
/// a document must be given a value here, or a test fails.
enum FullDocuments {
  static func all() throws -> [DocumentSample] {
    [
      .of(.split(try split())), .of(.workout(try workout())), .of(.session(try session())), .of(.day(try day())),
      .of(.race(try race())), .of(.schedule(try schedule())), .of(.athlete(try athlete())),
    ]
  }

  static func unknown(_ text: String) throws -> UnknownMembers {
    var members = UnknownMembers()
    members["later"] = try RawJSON(parsing: Array("{ \"\(text)\" : [1.50, null, \"é/\"] }".utf8))
    return members
  }

  static func id(_ number: UInt64) -> ULID { ULID(high: 0x0199_0000_0000_0000 + number, low: ~number) }

  static func moment(_ number: Int64) -> Instant { Instant(seconds: 1_764_572_400 + number) }

  static func stamps(_ name: String) -> FieldStamps {
    var stamps = FieldStamps()
    (stamps[name], stamps["é"]) = (moment(50), moment(51))
    return stamps
  }

  static func removed(_ number: UInt64) -> DeletionStamps {
    var stamps = DeletionStamps()
    stamps[id(number)] = moment(24)
    return stamps
  }

  static func settings() throws -> [MachineSetting] {
    var setting = MachineSetting(name: "Seat", value: "45°")
    setting.unknown = try unknown("setting")
    return [setting, MachineSetting(name: "Pin\u{0}", value: "")]
  }

  static func split() throws -> SplitDocument {
    var split = SplitDocument(id: id(1), name: "Push\u{0}pull", order: 7, createdAt: moment(1))
    (split.color, split.systemImage, split.updatedAt) = ("teal", "figure.run", moment(2))
    (split.activityTypeCode, split.restSeconds, split.autoAdvance, split.targetHeartRate) = (77, 91, true, 142)
    (split.fieldUpdatedAt, split.unknown) = (stamps("color"), try unknown("split"))
    split.restore(deletedExerciseIDs: removed(40), deletedExercises: [try exercise(40)])
    split.exercises = [try exercise(2), try exercise(3)]
    return split
  }

  static func exercise(_ number: UInt64) throws -> ExerciseDocument {
    var exercise = ExerciseDocument(
      id: id(number), name: "Row \(number)", order: Int64(number), sets: 4, reps: 9, weight: -0.0, loadType: .weight)
    (exercise.weight, exercise.loadTypeCode, exercise.durationSeconds) = (22.5 + Double(number), 19, 31)
    (exercise.libraryName, exercise.restSeconds, exercise.supersetID) = ("Barbell Row", 61, 3)
    exercise.restore(updatedAt: moment(41), fieldUpdatedAt: stamps("reps"))
    (exercise.machineSettings, exercise.unknown) = (try settings(), try unknown("exercise"))
    return exercise
  }

  static func session() throws -> SessionDocument {
    var session = SessionDocument(id: id(4), activity: .run, start: moment(4), createdAt: moment(5))
    (session.activityName, session.runKind, session.zone) = ("trail", .tempo, .named("Europe/Berlin"))
    (session.minutes, session.kilometres, session.effort) = (Minutes(61.25), Kilometres(12.3), Effort(6.5))
    (session.avgHeartRate, session.maxHeartRate) = (HeartRate(141), HeartRate(177.5))
    (session.hrZoneSeconds, session.hrZoneLimits) = ([1, 2.5, 0, -0.0, 5], [100, 120, 140, 160, 180])
    (session.notes, session.source, session.externalID) = ("wind", "watch", "a/1")
    (session.isRecovered, session.updatedAt, session.unknown) = (true, moment(6), try unknown("session"))
    session.fieldUpdatedAt = stamps("session")
    return session
  }

  static func day() throws -> DayDocument {
    var step = RunStep(kind: .work, minutes: Minutes(3), effort: Effort(8))
    step.unknown = try unknown("step")
    var run = SuggestedRun(kind: .intervals, steps: [step])
    run.unknown = try unknown("run")
    var day = DayDocument(day: Day(number: 20_420), createdAt: moment(7))
    // A reason at 100 percent: what a file may say and the program would not write.
    day.restore(readinessPercent: 100, reason: .stressed)
    (day.lifting, day.sleepMinutes, day.suggested) = (.tomorrowHeavy, 433, run)
    (day.updatedAt, day.unknown) = (moment(8), try unknown("day"))
    day.fieldUpdatedAt = stamps("day")
    return day
  }

  static func race() throws -> RaceDocument {
    var cutoff = RaceCutoff(minutes: Minutes(390), kilometres: Kilometres(21.1))
    cutoff.unknown = try unknown("cutoff")
    var shape = RaceShape(kind: .other("relay"))
    (shape.kilometres, shape.hours, shape.unknown) = (Kilometres(42.2), 6.5, try unknown("shape"))
    var race = RaceDocument(id: id(5), name: "Lake", day: Day(number: 20_500), shape: shape, createdAt: moment(9))
    (race.lastDay, race.cutoffs) = (Day(number: 20_501), [cutoff])
    (race.updatedAt, race.unknown) = (moment(10), try unknown("race"))
    race.fieldUpdatedAt = stamps("race")
    return race
  }

  static func schedule() throws -> ScheduleDocument {
    var schedule = ScheduleDocument(
      id: id(6), splitID: id(7), firstDay: Day(number: 20_400), createdAt: moment(11))
    (schedule.splitName, schedule.weekdays, schedule.everyDays) = ("Push", [1, 4], 3)
    (schedule.lastDay, schedule.minuteOfDay) = (Day(number: 20_600), 1_110)
    (schedule.updatedAt, schedule.unknown) = (moment(12), try unknown("schedule"))
    schedule.fieldUpdatedAt = stamps("schedule")
    return schedule
  }

  static func athlete() throws -> AthleteDocument {
    var athlete = AthleteDocument(createdAt: moment(13))
    (athlete.homeZone, athlete.weekStart, athlete.sex) = (.offset(-12_600), 7, .female)
    (athlete.maxHeartRate, athlete.restingHeartRate) = (HeartRate(191), HeartRate(48))
    (athlete.updatedAt, athlete.unknown) = (moment(14), try unknown("athlete"))
    athlete.fieldUpdatedAt = stamps("athlete")
    return athlete
  }
}
