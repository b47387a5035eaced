import DocumentFolder
import Foundation
import SyncEngine
import Synchronization
import Testing
import TrainingModel
import ZipArchive

@testable import TrainingDesk

@Suite struct ImportingTests {
  let fixture: DeskFixture
  var desk: TrainingDesk { fixture.desk }

  init() throws { fixture = try DeskFixture() }

  private static func csv(_ days: ClosedRange<Int>) -> [UInt8] {
    let head = [
      "title", "start_time", "end_time", "description", "exercise_title", "superset_id", "exercise_notes", "set_index",
      "set_type", "weight_kg", "reps", "distance_km", "duration_seconds", "rpe",
    ]
    var text = head.map { "\"\($0)\"" }.joined(separator: ",") + "\n"
    for day in days {
      text += "\"Push\",\"\(day) Nov 2026, 18:00\",\"\(day) Nov 2026, 19:05\",\"\",\"Bench Press (Barbell)\",,\"\",0,"
      text += "\"normal\",60,5,,,\n"
    }
    return Array(text.utf8)
  }

  /// The steps of an import of these bytes.
  @discardableResult
  private func imported(_ bytes: [UInt8], name: String) async throws -> [ImportStep] {
    let path = fixture.root + "/upload"
    try Data(bytes).write(to: URL(filePath: path))
    let steps = Mutex<[ImportStep]>([])
    await desk.importUpload(at: path, name: name) { step in steps.withLock { $0.append(step) } }
    return steps.withLock { $0 }
  }

  private func summary(_ steps: [ImportStep]) throws -> ImportSummary {
    guard case .done(let summary)? = steps.last else {
      throw Failure(text: "no end: \(steps)")
    }
    return summary
  }

  private struct Failure: Error { let text: String }

  private func archive(_ entries: [(String, [UInt8])]) throws -> [UInt8] {
    let path = fixture.root + "/archive-\(entries.count).zip"
    try ZipWriter(path: path).write(entries.map { ZipEntry(path: $0.0, bytes: $0.1) }, replacing: true)
    return Array(try Data(contentsOf: URL(filePath: path)))
  }

  @Test func aFileIsImportedOnce() async throws {
    let first = try summary(try await imported(Self.csv(3...5), name: "hevy.csv"))
    #expect(first.added == 3 && first.id != nil)
    #expect(try await desk.snapshot().workouts.count == 3)
    let again = try summary(try await imported(Self.csv(3...6), name: "hevy.csv"))
    #expect(again.added == 1 && again.unchanged == 3)
    #expect(await desk.pastImports().map { $0.added.count } == [1, 3])
  }

  @Test func anArchiveAndOneInsideAreOpened() async throws {
    let inner = try archive([("more/b.csv", Self.csv(10...11))])
    let outer = try archive([
      ("a.csv", Self.csv(3...4)), ("inner.zip", inner), ("notes.txt", Array("Hello".utf8)),
      ("__MACOSX/._a.csv", [0]), (".DS_Store", [0]),
    ])
    let steps = try await imported(outer, name: "export.zip")
    let end = try summary(steps)
    #expect(end.added == 4 && end.files == 3 && end.skipped == 1 && end.failed == 0)
    let paths = steps.compactMap { if case .file(let report) = $0 { report.path } else { nil } }
    #expect(paths == ["export.zip/a.csv", "export.zip/inner.zip/more/b.csv", "export.zip/notes.txt"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.root).allSatisfy { !$0.hasSuffix(".inner") })
  }

  @Test func aDamagedArchiveIsNamed() async throws {
    let whole = try archive([("a.csv", Self.csv(3...4))])
    let steps = try await imported(Array(whole.dropLast(40)), name: "half.zip")
    let end = try summary(steps)
    #expect(end.failed == 1 && end.added == 0 && end.id == nil)
    #expect(await desk.pastImports().isEmpty)
  }

  @Test func anImportIsTakenBackAndCanBeMadeAgain() async throws {
    try await imported(Self.csv(3...5), name: "hevy.csv")
    var edited = try #require(try await desk.snapshot().workouts.first)
    edited.document.notes = "Felt good."
    fixture.clock.advance(60)
    edited.document.updatedAt = fixture.clock.now
    let read = try #require(try await desk.snapshot().workouts.first)
    _ = try await desk.save(edited.document, over: read)
    let undo = try #require(try await desk.undoLastImport())
    #expect(undo.removed == 2 && undo.kept == 1)
    #expect(try await desk.snapshot().workouts.map { $0.document.notes } == ["Felt good."])
    #expect(try await desk.undoLastImport() == nil)
    let again = try summary(try await imported(Self.csv(3...5), name: "hevy.csv"))
    #expect(again.added == 2 && again.unchanged == 1)
    #expect(try await desk.snapshot().workouts.count == 3)
  }

  @Test func anImportOfHundredsIsTakenBackWithinSeconds() async throws {
    let day = Instant(seconds: 1_640_995_200)
    let files = (0..<400).map { number -> (String, [UInt8]) in
      let date = DateFormatter()
      (date.locale, date.timeZone, date.dateFormat) = (
        Locale(identifier: "en_US_POSIX"), TimeZone(secondsFromGMT: 0), "d MMM yyyy"
      )
      let text = date.string(from: Date(timeIntervalSince1970: Double(day.seconds + Int64(number) * 86_400)))
      let one = String(decoding: Self.csv(3...3), as: UTF8.self).replacing("3 Nov 2026", with: text)
      return ("\(number).csv", Array(one.utf8))
    }
    #expect(try summary(try await imported(try archive(files), name: "years.zip")).added == 400)
    let start = ContinuousClock.now
    let undo = try #require(try await desk.undoLastImport())
    #expect(undo.removed == 400 && undo.kept == 0)
    let took = ContinuousClock.now - start
    #expect(took < .seconds(8), "\(took)")
    let after = try await desk.snapshot()
    #expect(after.workouts.isEmpty && after.stubs.stubs.count == 400)
  }

  @Test func anImportThatIsCutOffInTheMiddleCanBeTakenBack() async throws {
    let path = fixture.root + "/upload"
    let bytes = try archive([("a.csv", Self.csv(3...4)), ("b.csv", Self.csv(5...6)), ("c.csv", Self.csv(7...7))])
    try Data(bytes).write(to: URL(filePath: path))
    let history = try #require(desk.setup.engine.state?.imports)
    let counts = Mutex<[Int]>([])
    await desk.importUpload(at: path, name: "export.zip") { step in
      guard case .file = step else { return }
      counts.withLock { $0.append(ImportHistory(path: history).last?.added.count ?? 0) }
    }
    #expect(counts.withLock { $0 } == [2, 4, 5])
    #expect(await desk.pastImports().count == 1)
  }

  @Test func whatSheDeletedHerselfStaysDeleted() async throws {
    try await imported(Self.csv(3...5), name: "hevy.csv")
    let record = try #require(try await desk.snapshot().workouts.first)
    _ = try await desk.delete(
      WorkoutDocument.self, id: record.document.identifier, VersionTag(of: record.bytes))
    let again = try summary(try await imported(Self.csv(3...5), name: "hevy.csv"))
    #expect(again.added == 0 && again.unchanged == 3)
  }

  @Test func everyStepIsOneLineOfJSON() async throws {
    let steps = try await imported(Self.csv(3...4), name: "a \"quoted\"\nname.csv")
    let states = try steps.map { step in
      let line = String(describing: step)
      #expect(!line.contains("\n"))
      return try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])["state"] as? String
    }
    #expect(states == ["begun", "reading", "file", "done"])
  }
}
