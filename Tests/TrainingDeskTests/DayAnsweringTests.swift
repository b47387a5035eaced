import CanonicalJSON
import DocumentFolder
import Foundation
import SyncEngine
import Testing
import TrainingModel

@testable import TrainingDesk

/// Her answers of a day, by two devices upon one folder.
@Suite struct DayAnsweringTests {
  private let root = NSTemporaryDirectory() + "loadbook-answers-" + UUID().uuidString
  private let day = Day(number: 20_787)
  private var path: String { "Days/\(day.text.prefix(4))/\(day.text.dropFirst(5).prefix(2))/\(day.text).json" }

  private func engine(_ name: String) throws -> PhoneEngine {
    try FileManager.default.createDirectory(atPath: root + "/log", withIntermediateDirectories: true)
    let now = noon
    return try PhoneEngine(
      EngineSetup(
        folder: root + "/log", state: StatePaths(directory: root + "/" + name, folder: root + "/log"),
        mark: WriterMark(hostName: name, process: 1), now: { now }, wait: { _ in }))
  }

  private var noon: Instant { LocalTime(day: day, second: 43_200).instant(offset: 0) }

  private func answering(_ engine: PhoneEngine, after seconds: Int64 = 0) -> DayAnswering {
    DayAnswering(
      engine: engine,
      moment: Moment(now: noon + seconds, zones: KnownZones(home: .fixed(offset: 0)) { _ in nil }))
  }

  private func stored() throws -> DayDocument? {
    try FileManager.default.contents(atPath: root + "/log/" + path).map { try DayDocument(bytes: Array($0)) }
  }

  @Test("an answer is added to what the file says now, though this device has not looked since")
  func readAgain() async throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    let (mine, other) = (try engine("mine"), try engine("other"))
    try await mine.connect()
    try await other.connect()
    try await answering(mine).answerReadiness(70, reason: .ill, on: day)
    try await answering(other, after: 60).answerLifting(.skip, on: day)
    try await answering(mine, after: 120).answerSleep(400, on: day)
    let document = try #require(try stored())
    #expect(document.readinessPercent == 70 && document.readinessReason == .ill)
    #expect(document.lifting == .skip && document.sleepMinutes == 400)
  }

  @Test("what changes nothing writes nothing")
  func nothingToWrite() async throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    let engine = try engine("mine")
    try await engine.connect()
    try await answering(engine).answerLifting(nil, on: day)
    #expect(try stored() == nil)
    try await answering(engine).answerLifting(.today, on: day)
    let first = try stored()
    try await answering(engine, after: 60).answerLifting(.today, on: day)
    #expect(try stored() == first)
  }

  @Test(
    "a row that cannot be read is not written over",
    arguments: [#"{"id":""#, #"{"id":"2026-11-30","schemaVersion":99}"#])
  func unreadable(_ text: String) async throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    let engine = try engine("mine")
    try await engine.connect()
    let file = root + "/log/" + path
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    await #expect(throws: EngineError.self) { try await answering(engine).answerReadiness(70, reason: nil, on: day) }
    #expect(FileManager.default.contents(atPath: file) == Data(text.utf8))
  }
}
