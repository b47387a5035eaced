import TestSupport
import Testing
import TrainingModel

@testable import Planner
@testable import Presentation

/// Whatever the numbers: every text lies inside the picture and on nothing else.
struct ChartLayoutTests {
  @Test("no chart of random training has a text outside, on another text or on a bar", arguments: 0..<200)
  func random(seed: Int) {
    var training = RandomTraining(seed: UInt64(seed))
    let ahead = training.ahead()
    let runs = training.runs()
    let charts: [Chart?] = [
      LoadAheadChart.chart(ahead),
      RunningWeeksChart.chart(training.running(), race: ahead.race, days: training.illDays()),
      WeekLoadsChart.chart(training.weekLoads(), usual: ahead.baseline.usualWeek),
      PaceChart.chart(runs, unit: seed % 2 == 0 ? .km : .mi),
      ZonesChart.chart(
        seconds: (0..<5).map { _ in training.size() }, limits: seed % 2 == 0 ? nil : [95, 114, 133, 152, 171]),
      MuscleSetsChart.chart(training.muscles(), weeks: 4),
      ExerciseChart.chart(training.history(), name: "Bench <Press> & \"more\"", unit: .lb) {
        LocalTime($0, offset: 0).day
      },
      WeekTotalsChart.chart(
        training.weekLoads().map { WeekTotalsChart.Week(from: $0.from, total: $0.load.value) }, title: "Volume",
        sport: .lift, words: { NumberWords.whole($0) + " kg" }, short: { NumberWords.whole($0) }),
    ]
    for chart in charts.compactMap({ $0 }) {
      for picture in [chart.svg, chart.wide] {
        let problems = DrawnChart(picture).problems
        #expect(problems.isEmpty, "seed \(seed): \(problems.prefix(3)) in \(picture)")
      }
      #expect(chart.table.rows.allSatisfy { $0.count == chart.table.columns.count }, "seed \(seed): \(chart.label)")
      #expect(!chart.label.isEmpty && !chart.table.rows.isEmpty, "seed \(seed)")
    }
  }

  @Test("the newest week, the next one, today and race day keep their words beside 60 other weeks")
  func manyWeeks() throws {
    let today = Day(number: 20_787)
    let weeks = RunningWeeks(
      past: (0..<12).map { RunningWeek(from: today - (12 - $0) * 7, minutes: Minutes(Double(170 + $0)), runs: 4) },
      current: RunningWeek(from: today - 6, minutes: Minutes(180), runs: 4),
      ahead: (0..<60).map { RunningTarget(from: today + $0 * 7, readAt: today, minutes: Minutes($0 < 59 ? 198 : 104)) })
    let race = RaceAhead(name: "Half", day: today + 420, daysLeft: 420)
    let chart = try #require(RunningWeeksChart.chart(weeks, race: race, days: []))
    for picture in [chart.svg, chart.wide] {
      let texts = DrawnChart(picture).texts.map { $0.text }
      for text in ["181", "198", "today", "race", "…"] { #expect(texts.contains(text), "\(text) of \(texts)") }
    }
    #expect(chart.label.contains("falling to 104 min before the race on"), "\(chart.label)")
    #expect(chart.table.rows.count == 72)
  }
}
