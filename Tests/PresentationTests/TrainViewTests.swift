import ExerciseLibrary
import Foundation
import Testing
import TrainingModel

@testable import Presentation

/// What the screens of routines and exercises say.
@Suite struct TrainViewTests {
  private let today = Day(number: 20_787)  // Monday 30 November 2026
  private let made = Instant(seconds: 1_700_000_000)

  private func id(_ number: Int) -> ULID {
    ULID(high: 1, low: UInt64(number))
  }

  private func records(
    _ routines: [SplitDocument] = [], schedules: [ScheduleDocument] = [], workouts: [WorkoutDocument] = [],
    unit: WeightUnit = .kg
  ) -> TrainRecords {
    TrainRecords(
      routines: routines, schedules: schedules, workouts: workouts, unit: unit, restSeconds: 45, clock: .h24,
      today: today, day: { LocalTime($0, offset: 0).day })
  }

  private func routine(_ exercises: [ExerciseDocument]) -> SplitDocument {
    var routine = SplitDocument(id: id(1), name: "Push", order: 0, createdAt: made)
    for exercise in exercises { routine.append(exercise) }
    return routine
  }

  private func exercise(_ name: String, _ number: Int, sets: Int64 = 3) -> ExerciseDocument {
    ExerciseDocument(id: id(number), name: name, order: 0, sets: sets, reps: 8, weight: 60, loadType: .weight)
  }

  private func workout(_ name: String, daysAgo: Int64, unit: WeightUnit?, _ sets: [(Int64, Double)]) -> WorkoutDocument
  {
    let start = LocalTime(day: today - daysAgo, second: 64_800).instant(offset: 0)
    var workout = WorkoutDocument(id: id(500 + Int(daysAgo)), start: start, createdAt: start)
    var log = WorkoutLogDocument(planned: exercise(name, 40), id: id(41), at: start)
    log.weightUnit = unit
    for (reps, weight) in sets {
      var set = SetEntry(completedAt: start)
      (set.reps, set.weight) = (reps, weight)
      log.record(set, at: start)
    }
    workout.logs = [log]
    return workout
  }

  private func object(_ payload: Payload?) throws -> [String: Any] {
    let bytes = try #require(payload).bytes
    return try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  @Test func `sets of one weight stand together, and what is plain stays short`() {
    func sets(_ numbers: [(Int64?, Double?, Int64?)]) -> String {
      ExerciseWords.sets(
        numbers.map { number in
          var set = SetEntry(completedAt: made)
          (set.reps, set.weight, set.seconds) = number
          return set
        }, unit: .kg)
    }
    #expect(sets([(5, 60, nil), (5, 60, nil), (4, 62.5, nil)]) == "60 kg × 5, 5; 62.5 kg × 4")
    #expect(sets([(12, nil, nil), (10, nil, nil)]) == "12, 10 reps")
    #expect(sets([(nil, nil, 40), (nil, nil, 35)]) == "40, 35 s")
    #expect(sets([(nil, nil, 300), (nil, nil, 35)]) == "5 min; 35 s")
    #expect(sets([]).isEmpty)
  }

  @Test func `a day is told as short as it can be`() {
    #expect(ExerciseWords.day(today, from: today) == "today")
    #expect(ExerciseWords.day(today - 1, from: today) == "yesterday")
    #expect(ExerciseWords.day(today + 1, from: today) == "tomorrow")
    #expect(ExerciseWords.day(today - 7, from: today) == "Mon 23 Nov")
    #expect(ExerciseWords.day(today - 400, from: today) == "Sun 26 Oct 2025")
    #expect(ExerciseWords.day(today + 33, from: today) == "Sat 2 Jan", "the next year is near")
  }

  @Test func `planned sets by muscle count those that help half, and her own exercises not at all`() throws {
    let view = try object(
      .routineView(records([routine([exercise("Leg Press", 2), exercise("Sandbag Toss", 3)])]), id: id(1)))
    let muscles = try #require(view["muscles"] as? [[String: String]])
    #expect(muscles.map { $0["label"] } == ["Quadriceps", "Glutes", "Hamstrings"])
    #expect(muscles.map { $0["text"] } == ["3 sets", "3 sets", "1.5 sets"])
  }

  @Test func `a routine that is not here has no view`() {
    #expect(Payload.routineView(records(), id: id(9)) == nil)
  }

  @Test func `names come out as they are, whatever they hold`() throws {
    let name = "<b onclick=\"x\">\u{202E}gnol\u{202C} 🏋️‍♀️" + String(repeating: "y", count: 10_000)
    var routine = routine([exercise(name, 2)])
    routine.name = name
    let view = try object(.routineView(records([routine]), id: id(1)))
    let rows = try #require(view["exercises"] as? [[String: Any]])
    #expect(rows.first?["name"] as? String == name)
    let list = try object(.routinesView(records([routine])))
    #expect((list["routines"] as? [[String: Any]])?.first?["name"] as? String == name)
    let found = try object(.exerciseView(records([routine]), name: name))
    #expect(found["name"] as? String == name && found["isOwn"] as? Bool == true)
  }

  @Test func `an address finds a name with a slash, and a long one by its beginning`() throws {
    let long = String(repeating: "Carry ", count: 100)
    let records = records([routine([exercise("Clean/Press", 2), exercise(long, 3)])])
    #expect(try object(.exerciseView(records, name: "Clean\u{2215}Press"))["name"] as? String == "Clean/Press")
    #expect(try object(.exerciseView(records, name: long.prefix(200) + "\u{2026}"))["name"] as? String == long)
    #expect(Payload.exerciseView(records, name: "Clean") == nil)
  }

  @Test func `what another program calls an exercise is counted with it, in the unit that is shown`() throws {
    let workouts = [
      workout("Squat (Barbell)", daysAgo: 9, unit: .lb, [(5, 220)]),
      workout("Barbell Back Squat", daysAgo: 2, unit: .kg, [(5, 80), (4, 80)]),
    ]
    let view = try object(.exerciseView(records(workouts: workouts), name: "Barbell Back Squat"))
    #expect(view["times"] as? String == "done in 2 workouts")
    #expect(view["last"] as? String == "Sat 28 Nov: 80 kg × 5, 4")
    let records = try #require(view["records"] as? [[String: Any]])
    #expect(records.first?["text"] as? String == "99.79 kg × 5, Sat 21 Nov")
    #expect(view["chart"] is [String: Any])
  }

  @Test func `an exercise that was never done has no records, and says so`() throws {
    let view = try object(.exerciseView(records(), name: "Dip"))
    #expect((view["records"] as? [Any])?.isEmpty == true && view["chart"] is NSNull)
    #expect(view["times"] as? String == "not done yet")
  }

  @Test func `a plan like the last time is proposed, in the unit that is shown`() throws {
    let done = [workout("Dumbbell Bench Press", daysAgo: 3, unit: .kg, [(8, 20), (7, 22.5)])]
    let view = try object(
      .exercisesView(records(workouts: done, unit: .lb), filter: ExerciseFilter(search: "dumbbell bench press")))
    let groups = try #require(view["groups"] as? [[String: Any]])
    let row = try #require((groups.first?["exercises"] as? [[String: Any]])?.first)
    let plan = try #require(row["plan"] as? [String: Double])
    #expect(plan == ["sets": 2, "reps": 7, "seconds": 0, "weight": 49.5])
  }

  @Test func `a schedule follows a starter that became a routine of her own`() throws {
    let starter = StarterRoutines.all[0].document
    var own = starter
    own.id = try #require(starter.id.forkOfStarter)
    own.name = "Mondays"
    var schedule = ScheduleDocument(id: id(7), splitID: starter.id, firstDay: today, createdAt: made)
    (schedule.weekdays, schedule.splitName) = ([1], starter.name)
    let view = try object(.scheduleView(records([own], schedules: [schedule])))
    let row = try #require((view["schedules"] as? [[String: Any]])?.first)
    #expect(row["name"] as? String == "Mondays" && row["isGone"] as? Bool == false)
    let gone = try object(.scheduleView(records([], schedules: [schedule])))
    #expect((gone["schedules"] as? [[String: Any]])?.first?["isGone"] as? Bool == true)
    #expect(gone["next"] is NSNull)
  }

  @Test func `every colour and symbol that may be chosen has a name, and the starters use these alone`() {
    let colors = Set(RoutineColor.allCases.map { $0.rawValue }),
      symbols = Set(RoutineSymbol.allCases.map { $0.rawValue })
    #expect(Set(RoutineColor.allCases.map { $0.label }).count == colors.count)
    #expect(Set(RoutineSymbol.allCases.map { $0.label }).count == symbols.count)
    for starter in StarterRoutines.all {
      #expect(
        colors.contains(starter.document.color) && symbols.contains(starter.document.systemImage), "\(starter.name)")
    }
  }
}
