import CanonicalJSON
import Interchange
import Testing
import TrainingModel

@Suite("The invented history")
struct DemoHistoryTests {
  private static let zone = ZoneRules(
    zone: .named("Europe/Berlin"), initialOffset: 3600,
    transitions: [
      .init(at: Instant(seconds: 1_774_746_000), offset: 7200),
      .init(at: Instant(seconds: 1_792_890_000), offset: 3600),
    ])
  private static let today = Day(number: 20_787)  // 2026-11-30, a Monday

  private func history(today: Day = today, zone: ZoneRules = zone, years: Int = 2, seed: UInt64 = 1) -> DemoHistory {
    DemoHistory.make(today: today, zone: zone, years: years, seed: seed)
  }

  private func day(_ start: Instant) -> Day { Self.zone.localTime(at: start).day }

  @Test("The same day and seed give the same bytes; another seed gives others")
  func determinism() {
    #expect(history().bytes == history().bytes)
    #expect(history().bytes != history(seed: 2).bytes)
  }

  @Test("Two years have about 450 documents each, and so have ten")
  func size() {
    #expect((850...950).contains(history().count))
    #expect((4_300...4_700).contains(history(years: 10).count))
  }

  @Test("On any of 60 days the history ends on that day's morning: a night, and no session yet")
  func ends() throws {
    for offset in Int64(0)..<60 {
      let today = Self.today + offset
      let history = history(today: today, years: 1)
      let starts = history.sessions.map(\.start) + history.workouts.map(\.start)
      #expect(starts.map(day).max().map { $0 < today && today - $0 <= 3 } == true, "\(today.text)")
      let morning = try #require(history.days.last)
      #expect(morning.day == today)
      #expect(morning.sleepMinutes != nil)
      #expect(morning.readinessPercent == nil)
      #expect(history.days.suffix(40).map(\.day.number) == Array(today.number - 39...today.number))
      #expect(history.races.first?.day == today + 24)
    }
  }

  @Test("Identifiers are unique, stamps lie within the history, and every document can be read back")
  func validity() throws {
    let history = history(years: 3)
    let ids = history.sessions.map(\.identifier) + history.workouts.map(\.identifier)
    let others =
      history.splits.map(\.identifier) + history.races.map(\.identifier) + history.schedules.map(\.identifier)
    #expect(Set(ids + others).count == ids.count + others.count)
    #expect(Set(history.days.map(\.day)).count == history.days.count)
    try expectReadable([history.athlete])
    try expectReadable(history.sessions)
    try expectReadable(history.workouts)
    try expectReadable(history.days)
    try expectReadable(history.races)
    try expectReadable(history.splits)
    try expectReadable(history.schedules)
  }

  private func expectReadable<Document: TrainingDocument>(_ documents: [Document]) throws {
    let now = Self.zone.instant(of: LocalTime(day: Self.today, second: 12 * 3600))
    for document in documents {
      #expect(try Document(bytes: document.canonicalBytes()) == document)
      #expect(document.createdAt <= document.updatedAt && document.updatedAt <= now, "\(document.identifier)")
    }
  }

  @Test("An ordinary week has four runs and two lifts")
  func weeks() {
    let history = history()
    let runs = counts(history.sessions.filter { $0.activity == .run }.map(\.start))
    let lifts = counts(history.workouts.map(\.start))
    #expect(runs.sorted()[runs.count / 2] == 4)
    #expect(lifts.sorted()[lifts.count / 2] == 2)
    #expect(runs.max() == 4)
    #expect(lifts.max() == 2)
  }

  /// How many of `starts` lie in each of the 104 weeks before today.
  private func counts(_ starts: [Instant]) -> [Int] {
    var counts = Array(repeating: 0, count: 104)
    for start in starts {
      let week = Int((Self.today - day(start) - 1) / 7)
      if counts.indices.contains(week) { counts[week] += 1 }
    }
    return counts
  }

  @Test("There is a week of illness and a missed week, without any session")
  func absences() {
    let history = history()
    let days = Set((history.sessions.map(\.start) + history.workouts.map(\.start)).map(day))
    for ago in Array(60...66) + Array(130...136) { #expect(!days.contains(Self.today - Int64(ago))) }
    let ill = history.days.filter { $0.readinessReason == .ill }
    #expect(ill.count == 14)
    #expect(ill.allSatisfy { ($0.readinessPercent ?? 100) < 30 })
  }

  @Test("The races behind her were run, and are rated")
  func races() throws {
    let history = history()
    #expect(history.races.map { $0.day > Self.today } == [true, false, false])
    for race in history.races.dropFirst() {
      let run = try #require(history.sessions.first { day($0.start) == race.day && $0.activity == .run })
      #expect(run.runKind == .race)
      #expect(run.kilometres.map { abs($0.value - (race.shape.kilometres?.value ?? 0)) < 0.01 } == true)
      #expect(run.effort.map { $0.value >= 8 } == true)
    }
  }

  @Test("Some sessions come from a watch with zones, some are typed, and a few are not rated")
  func sources() {
    let runs = history().sessions.filter { $0.activity == .run }
    let watched = runs.filter { $0.source == "garmin" }
    let typed = runs.filter { $0.source == nil }
    #expect((0.55...0.75).contains(Double(watched.count) / Double(runs.count)))
    #expect((1...20).contains(typed.filter { $0.effort == nil }.count))
    #expect(watched.contains { $0.effort == nil } && watched.contains { $0.runKind == nil })
    for run in watched {
      let zones = run.hrZoneSeconds ?? []
      #expect(zones.count == 5 && run.hrZoneLimits?.count == 5 && run.externalID != nil)
      #expect(zones.reduce(0, +) <= (run.minutes?.value ?? 0) * 60 + 0.5)
    }
    #expect(Set(runs.compactMap(\.runKind)) == [.recovery, .easy, .long, .tempo, .intervals, .race])
  }

  @Test("Lifts are done set by set, with times and growing weights")
  func lifts() throws {
    let workouts = history().workouts
    for workout in workouts {
      #expect(workout.status == .completed)
      let times = workout.logs.flatMap { ($0.setEntries ?? []).map(\.completedAt) }
      #expect(times == times.sorted() && times.first.map { $0 > workout.start } == true)
      #expect(times.last.map { $0 <= workout.end ?? $0 } == true)
      #expect(((workout.end ?? workout.start) - workout.start).isWithin(35 * 60, 95 * 60), "\(workout.id.text)")
    }
    let squats = workouts.flatMap(\.logs).filter { $0.exerciseName == "Barbell Back Squat" }.map(\.weight)
    #expect(try #require(squats.first) < #require(squats.last))
    #expect(workouts.contains { $0.metrics != nil } && workouts.contains { $0.effort == nil })
  }

  @Test("What the watch made of a lift overlaps it by at least half of the shorter")
  func copies() throws {
    let history = history()
    let copies = history.sessions.filter { $0.activity == .lift }
    #expect(copies.count > 20)
    for copy in copies {
      let workout = try #require(history.workouts.first { abs($0.start - copy.start) < 3600 })
      let (end, copyEnd) = (workout.end ?? workout.start, copy.start + Int64((copy.minutes?.value ?? 0) * 60))
      let overlap = min(end, copyEnd) - max(workout.start, copy.start)
      #expect(2 * overlap >= min(end - workout.start, copyEnd - copy.start))
    }
  }

  @Test("Any year, zone and seed will do", arguments: [UInt64(0), 7, .max])
  func anywhere(seed: UInt64) {
    for zone in [ZoneRules.fixed(offset: -64_800), .fixed(offset: 50_400), Self.zone] {
      for today in [Day(number: 3_700), Day(number: 60_000), Self.today] {
        #expect(history(today: today, zone: zone, years: 1, seed: seed).count > 350)
      }
    }
    #expect(history(years: 0, seed: seed).count > 350)
  }
}

extension Int64 {
  fileprivate func isWithin(_ low: Int64, _ high: Int64) -> Bool { low <= self && self <= high }
}

extension DemoHistory {
  /// All documents' bytes, one after the other.
  fileprivate var bytes: [UInt8] {
    athlete.canonicalBytes() + splits.flatMap { $0.canonicalBytes() } + schedules.flatMap { $0.canonicalBytes() }
      + races.flatMap { $0.canonicalBytes() } + workouts.flatMap { $0.canonicalBytes() }
      + sessions.flatMap { $0.canonicalBytes() } + days.flatMap { $0.canonicalBytes() }
  }
}
