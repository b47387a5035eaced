import Testing
import TrainingModel

@Suite struct SmallDocumentTests {
  @Test func `a percent of 100 has no reason and none takes the reason with it`() throws {
    var day = DayDocument(day: try #require(Day("2026-01-01")), createdAt: .monday)
    day.answerReadiness(percent: 80, reason: .heavyLegs)
    #expect(day.readinessPercent == 80 && day.readinessReason == .heavyLegs)
    day.answerReadiness(percent: 100, reason: .heavyLegs)
    #expect(day.readinessPercent == 100 && day.readinessReason == nil)
    day.answerReadiness(percent: nil, reason: .ill)
    #expect(day.readinessPercent == nil && day.readinessReason == nil)
    day.answerReadiness(percent: 300, reason: nil)
    #expect(day.readinessPercent == 100)
    day.answerReadiness(percent: -5, reason: .ill)
    #expect(day.readinessPercent == 0 && day.readinessReason == .ill)
  }

  @Test func `a schedule by weekdays is due on them, within its days`() throws {
    let (first, last) = (try #require(Day("2026-01-05")), try #require(Day("2026-01-19")))
    var schedule = ScheduleDocument(id: .numbered(1), splitID: .numbered(2), firstDay: first, createdAt: .monday)
    #expect(!schedule.isDue(on: first))
    (schedule.weekdays, schedule.lastDay) = ([1, 4], last)
    let due = (-7...21).map { first + $0 }.filter { schedule.isDue(on: $0) }
    #expect(due.map { $0.text } == ["2026-01-05", "2026-01-08", "2026-01-12", "2026-01-15", "2026-01-19"])
  }

  @Test func `a schedule by days counts from its first`() throws {
    let first = try #require(Day("2026-02-27"))
    var schedule = ScheduleDocument(id: .numbered(1), splitID: .numbered(2), firstDay: first, createdAt: .monday)
    schedule.everyDays = 3
    let due = (-3...7).map { first + $0 }.filter { schedule.isDue(on: $0) }
    #expect(due.map { $0.text } == ["2026-02-27", "2026-03-02", "2026-03-05"])
    schedule.everyDays = 0
    #expect(!schedule.isDue(on: first))
  }

  @Test func `older answers about a lift mean the day without the weight`() {
    let meanings = LiftingAnswer.allCases.map { $0.current }
    #expect(meanings == [.today, .skip, .tomorrow, .today, .today, .tomorrow, .tomorrow])
  }

  @Test func `a stub is in force unless the record was brought back later`() {
    var stub = Tombstone(id: "x", deletedAt: .monday, kind: nil)
    #expect(stub.isInForce)
    stub.restoredAt = .monday + 1
    #expect(!stub.isInForce)
    stub.restoredAt = .monday
    #expect(!stub.isInForce)
    stub.deletedAt = .monday + 5
    #expect(stub.isInForce)
  }

  @Test func `a suggested run takes as long as its steps`() {
    let steps = [10, 20.5, 5].map { RunStep(kind: .steady, minutes: Minutes($0), effort: Effort(3)) }
    #expect(SuggestedRun(kind: .easy, steps: steps).minutes == Minutes(35.5))
    #expect(SuggestedRun(kind: .easy, steps: []).minutes == .zero)
  }

  @Test(
    arguments: [
      (nil, [], .lift), (0, [], .lift), (1, [], .lift), (3, [], .lift), (2, [], .other), (5, [], .other),
      (4, [], .other), (4, ["Treadmill"], .run), (4, ["Treadmill", "Treadmill"], .run),
      (4, ["Treadmill", "Row"], .other),
      (0, ["Treadmill"], .lift), (99, ["Treadmill"], .other), (6, [], .other), (7, [], .other), (8, [], .other),
    ] as [(Int64?, [String], SessionActivity)])
  func `a workout's sport follows from its kind`(_ code: Int64?, _ exercises: [String], _ sport: SessionActivity) {
    var workout = WorkoutDocument.planned(exercises: 0)
    workout.activityTypeCode = code
    workout.logs = exercises.map { name in
      var log = WorkoutLogDocument.planned()
      (log.exerciseName, log.libraryName) = ("Segment", name)
      return log
    }
    #expect(workout.activity == sport)
  }
}
