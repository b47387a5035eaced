import Planner
import Testing
import TrainingModel

@Suite("The load of a session")
struct LoadTests {
  @Test("is effort times minutes", arguments: [(7.0, 60.0, 420.0), (7, 89, 623), (6, 120, 720), (1, 1, 1)])
  func effortTimesMinutes(effort: Double, minutes: Double, load: Double) {
    var history = History()
    history.run(monday, minutes, effort: effort)
    let entry = ledger(history).entries[0]
    #expect(entry.load == Load(load))
    #expect(entry.basis == .effort)
  }

  @Test("falls back on 1.2 times Edwards' points: 5, 20, 20, 10 and 5 minutes are 170 points and 204 AU")
  func zones() {
    #expect(HeartRateLoad.zonePoints(seconds: [300, 1200, 1200, 600, 300]) == 170)
    var history = History()
    var run = history.session(.run, monday, 60)
    run.hrZoneSeconds = [300, 1200, 1200, 600, 300]
    _ = history.append(run)
    #expect(ledger(history).entries[0].load == Load(204))
    #expect(ledger(history).entries[0].basis == .zones)
  }

  @Test(
    "Banister's impulse agrees with published examples",
    arguments: [
      (30.0, 130.0, 40.0, 200.0, 31.802_539, 37.128_518), (45, 150, 60, 190, 75.330_220, 85.137_591),
      (60, 150, 50, 190, 108.095_359, 121.499_066), (1, 130, 60, 200, 0.835_743, 0.991_070),
      (54, 117, 77, 173, 32.047_789, 38.804_094),
    ])
  func impulse(minutes: Double, mean: Double, resting: Double, max: Double, male: Double, female: Double) throws {
    let found = try [Sex.male, .female].map { sex in
      try #require(
        HeartRateLoad.impulse(
          minutes: Minutes(minutes), mean: HeartRate(mean), resting: HeartRate(resting), max: HeartRate(max), sex: sex))
    }
    #expect(abs(found[0] - male) < 1e-6)
    #expect(abs(found[1] - female) < 1e-6)
  }

  @Test(
    "Banister's impulse of a minute by the part of the heart-rate reserve",
    arguments: [
      (0.5, 0.8357, 0.9911), (0.6, 1.2152, 1.4054), (0.7, 1.7178, 1.9377), (0.8, 2.3787, 2.6170), (0.9, 3.2425, 3.4792),
    ])
  func impulsePerMinute(part: Double, male: Double, female: Double) throws {
    for (sex, expected) in [(Sex.male, male), (.female, female)] {
      let impulse = HeartRateLoad.impulse(
        minutes: Minutes(1), mean: HeartRate(50 + part * 100), resting: HeartRate(50), max: HeartRate(150), sex: sex)
      #expect(abs(try #require(impulse) - expected) < 5e-5)
    }
  }

  @Test("a woman's impulse exceeds a man's at every rate, and is nothing at or below rest")
  func womenAboveMen() throws {
    for beats in 61...190 {
      let of = { (sex: Sex) in
        HeartRateLoad.impulse(
          minutes: Minutes(10), mean: HeartRate(Double(beats)), resting: HeartRate(60), max: HeartRate(190), sex: sex)
      }
      #expect(try #require(of(.female)) > (try #require(of(.male))), "at \(beats) beats")
    }
    let below = HeartRateLoad.impulse(
      minutes: Minutes(10), mean: HeartRate(50), resting: HeartRate(60), max: HeartRate(190), sex: .male)
    #expect(below == 0)
  }

  @Test("falls back on 2.4 times the impulse, and on her own ratio once five rated runs have a heart rate")
  func heartRate() throws {
    var athlete = AthleteTraits()
    (athlete.maxHeartRate, athlete.restingHeartRate, athlete.sex) = (HeartRate(190), HeartRate(50), .male)
    var history = History()
    let unrated = { (history: History, day: Day) in
      var run = history.session(.run, day, 60)
      run.avgHeartRate = HeartRate(150)
      return run
    }
    _ = history.append(unrated(history, monday))
    for number in 1...5 {
      let position = history.run(monday + Int64(number), 60, effort: 5)
      history.sessions[position].avgHeartRate = HeartRate(150)
    }
    _ = history.append(unrated(history, monday + 6))
    let entries = Ledger(sessions: history.sessions, races: [], athlete: athlete).entries
    #expect(entries[0].basis == .heartRate)
    #expect(abs(try #require(entries[0].load).value - 2.4 * 108.095_359) < 1e-5)
    #expect(abs(try #require(entries[6].load).value - 300) < 1e-9)
  }

  @Test("never reads the heart rate of a lift")
  func liftsHaveNoHeartRate() {
    var history = History()
    var lift = history.session(.lift, monday, 60)
    (lift.hrZoneSeconds, lift.avgHeartRate) = ([600, 600, 600, 600, 600], HeartRate(170))
    _ = history.append(lift)
    #expect(ledger(history).entries[0].basis == .standardEffort)
    #expect(ledger(history).entries[0].load == Load(300))
  }

  @Test(
    "takes a standard rating where nothing is known but minutes",
    arguments: zip(
      [RunKind.recovery, .easy, .long, .tempo, .intervals, .sprints, .race], [20.0, 30, 40, 60, 80, 80, 90]))
  func standardRun(kind: RunKind, load: Double) {
    var history = History()
    var run = history.session(.run, monday, 10)
    run.runKind = kind
    _ = history.append(run)
    #expect(ledger(history).entries[0].load == Load(load))
    #expect(ledger(history).entries[0].basis == .standardEffort)
  }

  @Test("takes her median rating of twelve weeks once five are rated")
  func usualEffort() {
    var history = History()
    for (number, effort) in [5.0, 7, 8, 8, 9].enumerated() { history.lift(monday + Int64(number), effort: effort) }
    history.lift(monday + 5, 50, effort: nil)
    history.lift(monday + 5 + 84, 50, effort: nil)
    let entries = ledger(history).entries
    #expect(entries[5].load == Load(400))
    #expect(entries[5].basis == .usualEffort)
    #expect(entries[6].basis == .standardEffort, "all but one of the ratings are older than 84 days")
  }

  @Test("a run that says its kind is read against its like, not against all runs")
  func usualEffortOfItsKind() {
    var history = History()
    for number in 0..<6 { history.run(monday + Int64(number), 40, kind: .easy, effort: 2) }
    var intervals = history.session(.run, monday + 6, 10)
    intervals.runKind = .intervals
    _ = history.append(intervals)
    #expect(ledger(history).entries[6].load == Load(80))
  }

  @Test("an unrated session without minutes takes her usual load of the sport, else it is unknown and not zero")
  func unrated() {
    var history = History()
    history.lift(monday, nil, effort: nil)
    history.lift(monday + 1, 60, effort: 5)
    history.lift(monday + 2, 60, effort: 7)
    history.lift(monday + 3, nil, effort: nil)
    let entries = ledger(history).entries
    #expect(entries[0].load == nil)
    #expect(entries[0].basis == .unrated)
    #expect(entries[3].load == Load(360))
    #expect(entries[3].basis == .usualLoad)
    let budget = Coach.today(PlanRequest(history, on: monday + 4)).budget
    #expect(budget.unratedThisWeek == 1)
    #expect(budget.spentLastSixDays == Load(300 + 420 + 360))
  }

  @Test("a session reads only what came before it")
  func laterSessionsChangeNothing() {
    var history = Week.fourRuns.repeated(8, before: monday)
    let before = ledger(history).entries
    for number in 0..<20 { history.lift(monday + Int64(number), effort: 10) }
    #expect(Array(ledger(history).entries.prefix(before.count)) == before)
  }
}
