import Foundation
import SyncEngine
import Testing
import TrainingModel

import SyncEngine

@testable import loadbook

/// A command that read the folder before another one wrote to it.
struct JoinTests {
  private let now = ["--now", "2026-11-30T08:00:00Z"]

  private func invocation(_ folder: String) throws -> Invocation {
    let arguments = try Arguments(["--folder", folder, "--zone", "UTC"] + now, options: Option.common)
    var invocation = try Invocation(
      arguments: arguments, command: ReadyCommand.command, environment: Environment { _ in nil })
    try invocation.settle(home: nil)
    return invocation
  }

  @Test("a change is made again to what another command wrote meanwhile", arguments: [true, false])
  func joins(dayExists: Bool) async throws {
    let shell = try Shell()
    let folder = shell.folder.appending(path: "log").path
    _ = try shell.run((dayExists ? ["ready", "90"] : ["log", "lift", "--minutes", "30"]) + now)
    let stale = try await Book(path: folder, environment: Environment { _ in nil })
    #expect(try shell.run(["sleep", "7h10m"] + now).code == 0)

    let day = try #require(Day("2026-11-30"))
    try await stale.changeDay(day, invocation(folder)) { $0.answerReadiness(percent: 55, reason: nil) }

    let document = try #require(
      try await Book(path: folder, environment: Environment { _ in nil }).dayRecord(day)?.document)
    #expect(document.readinessPercent == 55)
    #expect(document.sleepMinutes == 430)
  }
}
