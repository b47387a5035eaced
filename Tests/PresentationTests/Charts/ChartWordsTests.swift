import Testing

@testable import Planner
@testable import Presentation
@testable import TrainingModel

/// What charts say, on figures worked out by hand.
struct ChartWordsTests {
  private let today = Day(number: 20_787)

  @Test("load ahead says the flat line, the fall and the day before the race; with no history there is no line")
  func loadAhead() throws {
    let race = RaceAhead(name: "Half", day: today + 24, daysLeft: 24)
    let week = WeekAhead(
      from: today, readAt: today + 6, load: Load(1180), runningLoad: Load(700), otherLoad: Load(480),
      runningMinutes: Minutes(198))
    let taper = (1...13).reversed().map { (left: Int64) in
      let running = 700 * Taper.scale(daysLeft: left)
      return TaperDay(
        day: race.day - left, daysLeft: left, scale: Taper.scale(daysLeft: left), target: Load(running + 480),
        runningLoad: Load(running), sharedCap: .zero)
    }
    var ahead = LoadAhead(day: today, baseline: .usual(Load(1180)), race: race, weeks: [week], taper: taper)
    let chart = try #require(LoadAheadChart.chart(ahead))
    #expect(
      chart.label
        == "Load ahead: 1,180 AU a week until 11 December; then running falls from 700 to 369 by the day before"
        + " the race on 24 December. Lifting and other training stay at 480.")
    for text in ["1,180 AU a week", "running 700", "taper from 11 Dec", "race, 24 Dec", "today"] {
      #expect(DrawnChart(chart.svg).texts.contains { $0.text == text }, "\(text)")
    }
    ahead.baseline = .arrives(inDays: 3)
    #expect(LoadAheadChart.chart(ahead) == nil)
  }

  @Test("in the taper the line begins with the fall, and says since when")
  func inTheTaper() throws {
    let race = RaceAhead(name: "Half", day: today + 5, daysLeft: 5)
    let week = WeekAhead(
      from: today, readAt: today + 4, load: Load(900), runningLoad: Load(400), otherLoad: Load(480),
      runningMinutes: Minutes(100))
    let taper = (1...5).reversed().map { (left: Int64) in
      TaperDay(
        day: race.day - left, daysLeft: left, scale: 0.6, target: Load(880), runningLoad: Load(400), sharedCap: .zero)
    }
    let ahead = LoadAhead(day: today, baseline: .usual(Load(1180)), race: race, weeks: [week], taper: taper)
    let chart = try #require(LoadAheadChart.chart(ahead))
    #expect(DrawnChart(chart.svg).texts.contains { $0.text == "taper since 22 Nov" })
    #expect(chart.label.hasPrefix("Load ahead: 880 AU today; running falls"))
  }

  @Test("a week with little running says ill where a day of it did, and an ordinary week does not")
  func gaps() throws {
    let minutes = [180.0, 0, 170, 90, 175]
    let weeks = RunningWeeks(
      past: minutes.enumerated().map { index, minutes in
        RunningWeek(from: today - Int64(5 - index) * 7, minutes: Minutes(minutes), runs: minutes > 0 ? 3 : 0)
      }, current: RunningWeek(from: today - 6, minutes: .zero, runs: 0), ahead: [])
    let days = [today - 27, today - 20, today - 10].map { day in
      var answers = DayAnswers(day: day)
      answers.readinessReason = .ill
      return answers
    }
    let chart = try #require(RunningWeeksChart.chart(weeks, race: nil, days: days))
    #expect(DrawnChart(chart.wide).texts.count { $0.text == "ill" } == 1)
    #expect(chart.table.rows.map { $0[1] } == ["3 h", "no run (ill)", "2 h 50 min", "90 min", "2 h 55 min"])
  }

  @Test("the weight that could be lifted once is Epley's, of sets of up to twelve repetitions, and names its set")
  func epley() throws {
    let history = history([(5, 80), (12, 70), (13, 90), (1, 92)])
    let chart = try #require(ExerciseChart.chart(history, name: "Bench Press", unit: .kg) { _ in today })
    // 70 × (1 + 12 ÷ 30) = 98; 13 repetitions say nothing, and one is its own weight.
    #expect(DrawnChart(chart.svg).texts.contains { $0.text == "about 98 kg once, from 12 × 70 kg" })
    #expect(DrawnChart(chart.wide).texts.contains { $0.text == "about 98 kg once, from 12 × 70 kg, 30 Nov" })
    #expect(chart.table.rows == [["30 Nov 2026", "1 × 92 kg", "about 98 kg once, from 12 × 70 kg"]])
  }

  @Test("an exercise without weight shows its repetitions")
  func repetitions() throws {
    let chart = try #require(
      ExerciseChart.chart(history([(8, nil), (11, nil)]), name: "Pull-up", unit: .kg) { _ in today })
    #expect(chart.table.columns == ["Day", "Most repetitions"])
    #expect(chart.table.rows == [["30 Nov 2026", "11 reps"]])
  }

  private func history(_ sets: [(reps: Int64, weight: Double?)]) -> ExerciseHistory {
    ExerciseHistory(of: "Bench Press", in: [workout(sets)], weightsIn: .kg)
  }

  private func workout(_ sets: [(reps: Int64, weight: Double?)]) -> WorkoutDocument {
    let start = LocalTime(day: today, second: 0).instant(offset: 0)
    var workout = WorkoutDocument(id: ULID(high: 1, low: 1), start: start, createdAt: start)
    var log = WorkoutLogDocument(
      id: ULID(high: 1, low: 2), exerciseName: "Bench Press", order: 0, loadType: .weight, date: start)
    log.setEntries = sets.map { set in
      var entry = SetEntry(completedAt: start)
      (entry.reps, entry.weight) = (set.reps, set.weight)
      return entry
    }
    workout.logs = [log]
    return workout
  }

  @Test("a muscle that helps counts half a set, and sets before the weeks count nothing")
  func muscles() {
    var old = workout([(5, 80), (5, 80)])
    old.start = LocalTime(day: today - 28, second: 0).instant(offset: 0)
    let counted = MuscleSets.perWeek(
      of: [workout([(5, 80), (5, 80), (5, 80), (5, 80)]), old], weeks: 4, through: today,
      day: { LocalTime($0, offset: 0).day }, muscles: { _ in (["chest"], ["triceps"]) })
    #expect(counted == [MuscleSets(muscle: "chest", sets: 1), MuscleSets(muscle: "triceps", sets: 0.5)])
  }

  @Test("weeks of load end today, and weeks before the first session are not drawn")
  func weekLoads() {
    let sessions = [(9, SessionActivity.run, 100.0), (6, .lift, 200), (0, .run, 50)].map { age, activity, load in
      SessionLoad(
        id: "x", activity: activity, kind: nil, local: LocalTime(day: today - Int64(age), second: 0), minutes: nil,
        load: Load(load), basis: .effort, effort: nil)
    }
    let weeks = WeekLoad.weeks(of: sessions, through: today, count: 12)
    #expect(weeks.map { $0.from } == [today - 13, today - 6])
    #expect(weeks.map { $0.running } == [Load(100), Load(50)])
    #expect(weeks.map { $0.others } == [.zero, Load(200)])
  }

  @Test("names made of markup are text in the picture")
  func escaped() throws {
    let chart = try #require(MuscleSetsChart.chart([MuscleSets(muscle: "<b>&\"\u{0}", sets: 3)], weeks: 4))
    #expect(chart.svg.contains(">&lt;b&gt;&amp;&quot; </text>"))
  }
}
