import TestSupport
import Testing

@testable import TrainingModel

@Suite struct HeartRateTests {
  private let zones = HeartRateZones(maximum: HeartRate(200))

  private func samples(_ rates: [Double], every seconds: Int64 = 1) -> [HeartRateSample] {
    rates.enumerated().map { HeartRateSample(at: .monday + Int64($0.offset) * seconds, rate: HeartRate($0.element)) }
  }

  @Test func `zones begin at 50, 60, 70, 80 and 90 percent of the maximum`() {
    #expect(zones.limits == [100, 120, 140, 160, 180])
    #expect(HeartRateZones(maximum: HeartRate(187)).limits == [93.5, 112.2, 130.9, 149.6, 168.3])
  }

  @Test(
    arguments: [
      (99.9, nil), (100, 0), (119.9, 0), (120, 1), (140, 2), (160, 3), (179.9, 3), (180, 4), (230, 4),
    ] as [(Double, Int?)])
  func `a rate at the limit belongs to the zone above`(_ rate: Double, _ zone: Int?) {
    #expect(zones.zone(of: HeartRate(rate)) == zone)
  }

  @Test func `each rate stands until the next`() throws {
    let summary = try #require(
      HeartRateSummary(of: samples([90, 110, 130, 150, 170, 190]), until: .monday + 6, in: zones))
    #expect(summary.zoneSeconds == [1, 1, 1, 1, 1] && summary.coveredSeconds == 6)
    #expect(summary.mean == HeartRate(140) && summary.highest == HeartRate(190) && summary.lowest == HeartRate(90))
  }

  @Test func `the mean is weighted by time`() throws {
    let uneven = [
      HeartRateSample(at: .monday, rate: HeartRate(100)), HeartRateSample(at: .monday + 9, rate: HeartRate(190)),
    ]
    let summary = try #require(HeartRateSummary(of: uneven, until: .monday + 10, in: zones))
    #expect(summary.mean == HeartRate(109) && summary.zoneSeconds == [9, 0, 0, 0, 1])
  }

  @Test func `a gap is a lost strap and counts ten seconds at most`() throws {
    let summary = try #require(HeartRateSummary(of: samples([110, 130], every: 60), until: .monday + 600, in: zones))
    #expect(summary.coveredSeconds == 20 && summary.zoneSeconds == [10, 10, 0, 0, 0])
  }

  @Test func `what was measured after the end or by no living heart is left out`() throws {
    let odd = samples([110, 0, 500, 110]) + [HeartRateSample(at: .monday + 100, rate: HeartRate(199))]
    let summary = try #require(HeartRateSummary(of: odd, until: .monday + 4, in: zones))
    #expect(summary.coveredSeconds == 4 && summary.highest == HeartRate(110))
    #expect(HeartRateSummary(of: samples([0, 500]), until: .monday + 9, in: zones) == nil)
    #expect(HeartRateSummary(of: [], until: .monday, in: zones) == nil)
  }

  @Test func `of two in one second the last one given counts`() throws {
    let twice = [110, 150].map { HeartRateSample(at: .monday, rate: HeartRate($0)) }
    let summary = try #require(HeartRateSummary(of: twice, until: .monday + 5, in: zones))
    #expect(summary.zoneSeconds == [0, 0, 5, 0, 0])
  }

  /// Second by second: which rate stands, and in which zone is it?
  @Test func `random samples in any order agree with a count of seconds`() {
    var random = SeededGenerator(seed: 180)
    for number in 0..<200 {
      let rates = (0..<40).map { _ in Double(Int.random(in: 60...220, using: &random)) }
      let given = rates.map {
        HeartRateSample(at: .monday + Int64.random(in: 0...300, using: &random), rate: HeartRate($0))
      }
      let end = Instant.monday + Int64.random(in: 200...320, using: &random)
      var (seconds, below) = ([Double](repeating: 0, count: 5), 0.0)
      for second in 0..<(end - .monday) {
        let standing = given.enumerated().filter { $0.element.at <= .monday + second }
          .max { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }?.element
        guard let standing, .monday + second - standing.at < 10 else { continue }
        if let zone = zones.zone(of: standing.rate) { seconds[zone] += 1 } else { below += 1 }
      }
      let summary = HeartRateSummary(of: given, until: end, in: zones)
      #expect(summary?.zoneSeconds == seconds, "number \(number) of seed 180")
      #expect(summary?.coveredSeconds == seconds.reduce(0, +) + below, "number \(number) of seed 180")
    }
  }

  @Test func `metrics take over what the samples say`() throws {
    var metrics = WorkoutMetrics(source: .watch, recordedAt: .monday)
    metrics.add(try #require(HeartRateSummary(of: samples([110, 130]), until: .monday + 2, in: zones)))
    #expect(metrics.avgHeartRate == 120 && metrics.maxHeartRate == 130 && metrics.minHeartRate == 110)
    #expect(metrics.hrZoneSeconds == [1, 1, 0, 0, 0])
  }

  @Test func `an estimate of energy is equivalents times mass times hours`() {
    let estimate = { EnergyEstimate.kilocalories(of: $0, minutes: Minutes(90), bodyKilograms: 60) }
    #expect(
      estimate(.traditionalStrength) == 315 && estimate(.cycling) == 612 && abs(estimate(.stretching) - 207) < 1e-9)
    #expect(WorkoutActivityType.allCases.allSatisfy { EnergyEstimate.equivalents(of: $0) >= 2 })
  }
}
