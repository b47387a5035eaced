import Foundation
import Interchange
import Testing
import TrainingModel

/// Files of other people, beside the repository; the numbers were counted with another CSV reader.
private let samples = URL(filePath: #filePath).appending(path: "../../../../../shared/samples").standardizedFileURL

@Suite(
  "Hevy exports of other people",
  .enabled(if: FileManager.default.fileExists(atPath: samples.path), "the folder of samples is not here"))
struct HevySampleTests {
  private func read(_ path: String) throws -> HevyResult {
    let bytes = [UInt8](try Data(contentsOf: samples.appending(path: path)))
    return try #require(HevyImport.read(bytes, zone: HevyFixture.zone, importedAt: HevyFixture.importedAt))
  }

  @Test("The real export has 17 workouts of 90 exercises and 330 working sets")
  func real() throws {
    let result = try read("hevy/hevy_blank_weight.csv")
    #expect(result.problems == [])
    #expect(result.rowCount == 330)
    #expect(result.setCount == 330)
    #expect(result.documents.count == 17)
    let logs = result.documents.flatMap(\.logs)
    #expect(logs.count == 90)
    #expect(logs.filter { $0.supersetID == 0 }.count == 12)
    #expect(logs.filter { $0.supersetID == 1 }.count == 2)
    #expect(logs.filter { $0.loadType == LoadType.none }.map(\.exerciseName) == ["Chest Dip"])
    #expect(logs.filter { $0.notes != nil }.count == 11)
    #expect(result.documents.filter { $0.notes != nil }.count == 6)
    #expect(result.sets.filter(\.isWorking).count == 330)
    #expect(result.sets.compactMap(\.reps).reduce(0, +) == 4411)
    #expect(result.documents.map { $0.totalVolume(in: .kg) }.reduce(0, +) == 165_952)
  }

  @Test("The real export's workouts lie in May and June and last 1,164 minutes in all")
  func realTimes() throws {
    let workouts = try read("hevy/hevy_blank_weight.csv").documents
    let months = workouts.map { HevyFixture.zone.localTime(at: $0.start).day.month }
    #expect(months.filter { $0 == 5 }.count == 9)
    #expect(months.filter { $0 == 6 }.count == 8)
    let seconds = workouts.map { ($0.end ?? $0.start) - $0.start }.reduce(0, +)
    #expect(seconds == 1164 * 60)
    #expect(workouts.first?.splitName == "Monday ? You mean international CHEST DAY !")
    #expect(workouts.first?.start.iso8601 == "2025-06-30T17:56:00Z")
    #expect(workouts.last?.splitName == "Evening workout 🏋️")
    #expect(Set(workouts.map(\.id)).count == 17)
  }

  @Test("All five French months are there")
  func french() throws {
    let result = try read("made/hevy_french_months.csv")
    #expect(result.problems == [])
    #expect(result.documents.map { HevyFixture.zone.localTime(at: $0.start).day.month } == [2, 6, 7, 8, 12])
    #expect(result.setCount == 5)
    #expect(result.documents.map { $0.totalVolume(in: .kg) }.reduce(0, +) == 2500)
  }

  @Test("The made export in pounds and miles is one workout past midnight: a superset of two and a run")
  func pounds() throws {
    let result = try read("made/hevy_lbs_miles.csv")
    #expect(result.problems == [])
    #expect(result.rowCount == 4)
    #expect(result.setCount == 4)
    #expect(result.documents.count == 1)
    let workout = try #require(result.documents.first)
    #expect(workout.splitName == "Push, \"heavy\" 🏋")
    #expect(workout.notes == "line one\nline two")
    #expect(workout.end == workout.start + 50 * 60)
    #expect(workout.logs.map(\.exerciseName) == ["Bench Press (Barbell)", "Row (Machine)", "Running"])
    #expect(workout.logs.map(\.supersetID) == [0, 0, nil])
    #expect(workout.logs.map(\.loadType) == [.weight, .weight, .duration])
    #expect(workout.logs.map(\.weightUnit) == [.lb, .lb, .lb])
    #expect(workout.logs[0].notes == "seat 4")
    let sets = result.sets
    #expect(sets.map(\.kind) == [.warmup, .drop, .failure, nil])
    #expect(sets.map(\.rpe) == [nil, 9.5, nil, nil])
    #expect(sets.map(\.weight) == [135, 222.66, 100, nil])
    #expect(sets.map(\.seconds) == [nil, nil, nil, 1500])
    #expect(sets.last?.kilometres == Kilometres(3.1 * 1.609344))
    #expect(abs(workout.totalVolume(in: .lb) - 2981.28) < 0.001)
    #expect(workout.activity == .lift)
  }

  @Test("Files of other apps are not taken for a Hevy export")
  func others() throws {
    for path in ["strong/strong_classic_real.csv", "strava/activities.csv", "fit/Activity_min.fit", "tcx/no_hr.tcx"] {
      let bytes = [UInt8](try Data(contentsOf: samples.appending(path: path)))
      #expect(HevyImport.read(bytes, zone: HevyFixture.zone, importedAt: HevyFixture.importedAt) == nil, "\(path)")
    }
  }
}
