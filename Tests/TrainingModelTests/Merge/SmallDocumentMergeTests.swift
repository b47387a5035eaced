import CanonicalJSON
import Testing

@testable import TrainingModel

/// Days, the athlete, races, sessions and schedules: every member by itself.
@Suite struct SmallDocumentMergeTests {
  private let day = Day(number: 20_423)
  private let now = Instant.monday + 600

  @Test func `two answers about one day, first given on two devices, are both there`() throws {
    var (phone, tablet) = (DayDocument(day: day, createdAt: now), DayDocument(day: day, createdAt: now + 300))
    phone.lifting = .today
    tablet.answerReadiness(percent: 60, reason: .ill)
    let joined = try DeviceCopy(phone).joined(DeviceCopy(tablet)).document
    #expect(joined.lifting == .today && joined.readinessPercent == 60 && joined.createdAt == now)
  }

  @Test func `an answer taken back stays taken back`() throws {
    var day = DayDocument(day: day, createdAt: now)
    day.lifting = .today
    let stale = DeviceCopy(day)
    var phone = stale
    try phone.edit { $0.lifting = nil }
    #expect(try phone.joined(stale).document.lifting == nil)
  }

  @Test func `a percentage and its reason come from one copy`() throws {
    var day = DayDocument(day: day, createdAt: now)
    day.answerReadiness(percent: 80, reason: .sore)
    var (phone, tablet) = (DeviceCopy(day), DeviceCopy(day))
    try tablet.edit { day in
      day.answerReadiness(percent: 80, reason: .ill)
      day.updatedAt = now + 60
    }
    try phone.edit { day in
      day.answerReadiness(percent: 100, reason: nil)
      day.updatedAt = now + 90
    }
    let joined = try phone.joined(tablet).document
    #expect(joined.readinessPercent == 100 && joined.readinessReason == nil)
  }

  @Test func `the athlete told of on two devices is told of whole`() throws {
    var (phone, desktop) = (AthleteDocument(createdAt: now), AthleteDocument(createdAt: now + 60))
    (phone.sex, phone.maxHeartRate) = (.female, HeartRate(188))
    (desktop.restingHeartRate, desktop.weekStart) = (HeartRate(47), 7)
    let joined = try DeviceCopy(phone).joined(DeviceCopy(desktop)).document
    #expect(joined.sex == .female && joined.maxHeartRate == HeartRate(188))
    #expect(joined.restingHeartRate == HeartRate(47) && joined.weekStart == 7)
  }

  @Test func `the days of a race that was moved twice come from one copy`() throws {
    var race = RaceDocument(id: .numbered(1), name: "Stages", day: day, shape: RaceShape(kind: .stage), createdAt: now)
    race.lastDay = day + 3
    var (phone, desktop) = (DeviceCopy(race), DeviceCopy(race))
    try phone.edit { race in (race.lastDay, race.updatedAt) = (day + 5, now + 60) }
    try desktop.edit { race in (race.day, race.lastDay, race.updatedAt) = (day + 20, nil, now + 30) }
    let joined = try phone.joined(desktop).document
    #expect(joined.day == day && joined.lastDay == day + 5)
  }

  @Test func `a session rated on one device and noted on the other is rated and noted`() throws {
    let session = SessionDocument(id: .numbered(1), activity: .run, start: .monday, createdAt: now)
    var (phone, desktop) = (DeviceCopy(session), DeviceCopy(session))
    try phone.edit { $0.effort = Effort(6) }
    try desktop.edit { session in (session.notes, session.updatedAt) = ("fog", now + 60) }
    let joined = try phone.joined(desktop).document
    #expect(joined.effort == Effort(6) && joined.notes == "fog")
  }

  @Test func `a schedule moved to other days and another hour is moved to both`() throws {
    var schedule = ScheduleDocument(id: .numbered(1), splitID: .numbered(2), firstDay: day, createdAt: now)
    schedule.weekdays = [1, 4]
    var (phone, desktop) = (DeviceCopy(schedule), DeviceCopy(schedule))
    try phone.edit { $0.weekdays = [2, 5] }
    try desktop.edit { schedule in (schedule.minuteOfDay, schedule.updatedAt) = (400, now + 60) }
    let joined = try phone.joined(desktop).document
    #expect(joined.weekdays == [2, 5] && joined.minuteOfDay == 400)
  }
}
