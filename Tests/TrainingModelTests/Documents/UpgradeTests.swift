import CanonicalJSON
import Foundation
import Testing

@testable import TrainingModel

/// Files of every older version are read, keep what they say, and are written as the newest version.
@Suite struct UpgradeTests {
  /// What becomes of a file: the newest version, the derived flag gone, all else where it stood.
  private func upgraded(_ text: String, to version: Int64) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.contains("\"completed\" :") }
      .map { $0.contains("\"schemaVersion\" :") ? "  \"schemaVersion\" : \(version)," : String($0) }
      .joined(separator: "\n")
  }

  private func rewritten<D: TrainingDocument>(_ type: D.Type, _ text: String) throws -> String {
    String(decoding: try D(bytes: Array(text.utf8)).canonicalBytes(), as: UTF8.self)
  }

  @Test(arguments: [SplitExemplar.version1, SplitExemplar.version2])
  func `an older routine is written as version 3 with every member that it had`(_ text: String) throws {
    #expect(try rewritten(SplitDocument.self, text) == upgraded(text, to: 3))
  }

  @Test(arguments: [
    WorkoutExemplar.version1, WorkoutExemplar.version2, WorkoutExemplar.version3, WorkoutExemplar.version4,
  ])
  func `an older workout is written as version 5 with every member but the derived flag`(_ text: String) throws {
    #expect(try rewritten(WorkoutDocument.self, text) == upgraded(text, to: 5))
  }

  @Test func `the golden files of older versions are upgraded in the same way`() throws {
    var golden = URL(filePath: #filePath)
    for _ in 0..<3 { golden.deleteLastPathComponent() }
    golden.append(path: "Golden/documents")
    let text = { try String(contentsOf: golden.appending(path: $0 + ".json"), encoding: .utf8) }
    for version in 1...2 {
      let old = try text("split-v\(version)")
      #expect(try rewritten(SplitDocument.self, old) == upgraded(old, to: 3))
    }
    for version in 1...4 {
      let old = try text("workout-v\(version)")
      #expect(try rewritten(WorkoutDocument.self, old) == upgraded(old, to: 5))
    }
  }

  @Test func `an upgraded file is written the same ever after`() throws {
    for text in [WorkoutExemplar.version1, WorkoutExemplar.version4] {
      let once = try rewritten(WorkoutDocument.self, text)
      #expect(try rewritten(WorkoutDocument.self, once) == once)
    }
  }

  @Test func `version 1 of a routine means what it meant`() throws {
    let split = try SplitDocument(bytes: Array(SplitExemplar.version1.utf8))
    #expect(split.name == "Back / Core" && split.order == 1 && split.activityType == .traditionalStrength)
    let row = split.exercises[0]
    #expect(row.weight == 45 && row.reps == 12 && row.sets == 3 && row.machineSettings == nil)
    #expect(row.unknown.keys == ["category", "weightLastUpdated", "weightReminderTimeIntervalWeeks"])
    #expect(split.exercises[1].loadType == .duration && split.exercises[1].durationSeconds == 45)
  }

  @Test func `version 2 of a routine tells no machine from a machine without settings`() throws {
    let split = try SplitDocument(bytes: Array(SplitExemplar.version2.utf8))
    #expect(split.activityType == .coreTraining && split.effectiveRest(setting: 45) == 60)
    #expect(split.exercises[0].machineSettings == [MachineSetting(name: "Seat", value: "3rd hole")])
    #expect(split.exercises[1].machineSettings == [])
    #expect(split.exercises[1].resolvedLibraryName == "Crunch" && split.exercises[0].libraryName == nil)
  }

  @Test func `version 1 of a workout means what it meant`() throws {
    let workout = try WorkoutDocument(bytes: Array(WorkoutExemplar.version1.utf8))
    #expect(workout.status == .completed && workout.end?.iso8601 == "2023-02-13T18:20:05Z")
    #expect(workout.logs.map { $0.isCompleted } == [true, false])
    #expect(workout.logs.allSatisfy { $0.setEntries == nil && $0.updatedAt == nil && $0.unknown.isEmpty })
    #expect(workout.totalVolume(in: .kg) == 45 * 12 * 3)
  }

  @Test func `version 2 of a workout keeps what was measured`() throws {
    let metrics = try #require(try WorkoutDocument(bytes: Array(WorkoutExemplar.version2.utf8)).metrics)
    #expect(metrics.source == .watch && metrics.avgHeartRate == 121.25 && metrics.totalVolume == 720)
    #expect(metrics.hrZoneSeconds == [310, 1204.5, 680, 95, 0])
    #expect(metrics.healthKitWorkoutUUID == "0B0A6F35-5C1E-4B55-9A3E-2F6D1C1A9D11")
  }

  @Test func `version 3 of a workout goes on where it was left`() throws {
    var workout = try WorkoutDocument(bytes: Array(WorkoutExemplar.version3.utf8))
    #expect(workout.status == .inProgress && workout.end == nil)
    #expect(workout.logs[0].startedAt?.iso8601 == "2024-05-03T16:12:00Z")
    let now = try #require(Instant(iso8601: "2024-05-03T16:30:00Z"))
    workout.transition(log: workout.logs[1].id, to: .completed, at: now)
    #expect(workout.status == .completed && workout.end == now && workout.logs[1].setEntries?.count == 2)
  }

  @Test func `version 4 of a workout keeps the sets that were done`() throws {
    let log = try WorkoutDocument(bytes: Array(WorkoutExemplar.version4.utf8)).logs[0]
    #expect(log.setEntries?.map { $0.reps } == [8, 6] && log.setEntries?.map { $0.weight } == [22.5, 22.5])
    #expect(log.volume(in: .kg) == 14 * 22.5 && log.updatedAt == nil)
  }

  /// A program of each older version must set newer files aside rather than strip what it does not know.
  @Test func `of every pair of versions only a file of an older or the same one is let in`() throws {
    for reader in 1...Int64(6) {
      for file in 0...Int64(7) {
        var object = try JSONText(Array("{\"schemaVersion\":\(file)}".utf8)).root.object()
        do throws(JSONError) {
          #expect(try object.schemaVersion(upTo: reader) == file && file >= 1 && file <= reader)
        } catch {
          #expect(error == JSONError(kind: .outOfRange, offset: 17, path: "schemaVersion"))
          #expect(file < 1 || file > reader)
        }
      }
    }
  }
}
