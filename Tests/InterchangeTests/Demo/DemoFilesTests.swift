import Interchange
import Testing
import TrainingModel

@Suite("Files to try an import with")
struct DemoFilesTests {
  private static let zone = ZoneRules(zone: .named("Europe/Berlin"), initialOffset: 3600, transitions: [])
  private static let today = Day(number: 20_787)
  private static let now = Instant(seconds: 20_787 * 86_400 + 43_200)

  private func bytes(_ name: String, today: Day = today) throws -> [UInt8] {
    try #require(DemoFiles.make(today: today, zone: Self.zone).first { $0.name == name }).bytes
  }

  private func fit(_ name: String) throws -> FITImport {
    FITImport(of: try bytes(name), maximumHeartRate: HeartRate(188), home: Self.zone, now: Self.now)
  }

  private func hevy(today: Day = today) throws -> HevyResult {
    let bytes = try bytes("hevy.csv", today: today)
    return try #require(HevyImport.read(bytes, zone: Self.zone, importedAt: Self.now))
  }

  @Test("The run is a sound activity with heart rate, zones and her own rating")
  func run() throws {
    let file = try fit("lunch-run.fit")
    #expect(file.problems == [])
    #expect(file.sessions.count == 1)
    let run = try #require(file.sessions.first)
    #expect(run.activity == .run)
    #expect(Self.zone.localTime(at: run.start) == LocalTime(day: Self.today - 1, second: 43_800))
    #expect(run.minutes == Minutes(46))
    #expect(run.kilometres.map { abs($0.value - 7.5072) < 0.001 } == true)
    #expect(run.effort == Effort(4))
    #expect(run.zone == .offset(3600))
    #expect(run.hrZoneSeconds.map { $0.reduce(0, +) > 2_600 } == true)
    #expect(run.isRecovered == nil)
  }

  @Test("The damaged run is recovered, and marked")
  func damaged() throws {
    let file = try fit("battery-died.fit")
    #expect(file.problems != [])
    let run = try #require(file.sessions.first)
    #expect(file.sessions.count == 1)
    #expect(run.isRecovered == true)
    #expect(run.activity == .run)
    #expect(run.minutes.map { $0.value > 20 && $0.value < 38 } == true)
  }

  @Test("The lift from the watch overlaps the one in the log by at least half of the shorter")
  func lift() throws {
    let lift = try #require(try fit("morning-lift.fit").sessions.first)
    #expect(lift.activity == .lift)
    #expect(lift.effort == Effort(7))
    let workout = try #require(try hevy().documents.first)
    let end = lift.start + Int64((lift.minutes?.value ?? 0) * 60)
    let workoutEnd = try #require(workout.end)
    let overlap = min(end, workoutEnd) - max(lift.start, workout.start)
    #expect(overlap * 2 >= min(end - lift.start, workoutEnd - workout.start))
  }

  @Test("The log has ten workouts over more than 28 days and one row that cannot be read")
  func log() throws {
    let result = try hevy()
    #expect(result.documents.count == 10)
    #expect(result.rowCount == 120)
    #expect(result.setCount == 119)
    #expect(result.problems.count == 1)
    #expect(result.problems.first?.isLoss == true)
    #expect(result.problems.first?.what == "weight_kg “6O” is no number that can be right")
    let starts = result.documents.map(\.start)
    #expect((starts.max() ?? Self.now) - (starts.min() ?? Self.now) >= 28 * 86_400)
    #expect(result.documents.flatMap(\.logs).contains { $0.supersetID == 0 })
    #expect(result.documents.first?.notes == "First one in the new gym,\nwarm and crowded")
  }

  @Test("On any day of a year the files are whole, small, and the same twice")
  func anyDay() throws {
    for offset in stride(from: Int64(0), to: 366, by: 11) {
      let today = Self.today + offset
      let files = DemoFiles.make(today: today, zone: Self.zone)
      #expect(files == DemoFiles.make(today: today, zone: Self.zone))
      #expect(files.map(\.name) == ["lunch-run.fit", "morning-lift.fit", "battery-died.fit", "hevy.csv"])
      #expect(files.filter { (1_000..<20_000).contains($0.bytes.count) }.count == 4)
      #expect(try hevy(today: today).setCount == 119, "\(today.text)")
    }
  }
}
