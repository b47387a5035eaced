import Testing

@testable import DocumentFolder

@Suite struct FaultTests {
  /// What a full, failing, read-only or exhausted system says, and each error that is handled by itself somewhere.
  static let errors: [SystemError] = [
    .noSpace, .inputOutput, .readOnlyDisk, .tooManyOpenFiles, .notPermitted, .exists, .unsupported,
  ]

  @Test(arguments: Scenario.all)
  func anyOneCallMayFail(scenario: Scenario) async throws {
    var checked: Set<Outcome> = []
    for error in Self.errors {
      try await interrupt(scenario, "\(error)", &checked) { failing, disk in
        FaultyCalls(on: disk) { _, _, made in made == failing ? error : nil }
      }
    }
  }

  @Test(arguments: Scenario.all)
  func anyOneCallMayFailOnADiskThatWritesAFewBytesAtATime(scenario: Scenario) async throws {
    var checked: Set<Outcome> = []
    try await interrupt(scenario, "short writes", &checked) { failing, disk in
      FaultyCalls(on: disk, shortWrites: true) { _, _, made in made == failing ? .noSpace : nil }
    }
  }

  @Test(arguments: Scenario.all)
  func aCrashAtAnyCallLeavesTheOldOrTheNew(scenario: Scenario) async throws {
    var checked: Set<Outcome> = []
    try await interrupt(scenario, "crash", leavesStrays: true, &checked) { failing, disk in
      FaultyCalls(on: disk) { _, _, made in made >= failing ? .inputOutput : nil }
    }
  }

  /// A call that is told that something is not there, although it is, may find less than there is; it must not lose it.
  @Test(arguments: Scenario.all)
  func anyOneFileMayBeAwayForAMoment(scenario: Scenario) async throws {
    try await forEachCall(
      scenario,
      { failing, disk in
        FaultyCalls(on: disk) { _, _, made in made == failing ? .missing : nil }
      }
    ) { folder, _, number in
      let message: Comment = "\(scenario.name), missing at call \(number)"
      #expect(folder.allSets().isSuperset(of: scenario.kept), message)
      try await scenario.run(folder.store(), folder)
      #expect(try await Finding(folder.store()) == scenario.after, message)
    }
  }

  /// What an interrupted change left, and whether it was said to be done.
  private struct Outcome: Hashable {
    let isDone: Bool
    let content: [String: [UInt8]]
  }

  private func interrupt(
    _ scenario: Scenario, _ what: String, leavesStrays: Bool = false, _ checked: inout Set<Outcome>,
    _ calls: (Int, MemoryDisk) -> FaultyCalls
  ) async throws {
    var new: [(MemoryFolder, Bool, Comment)] = []
    try await forEachCall(scenario, calls) { folder, isDone, number in
      let message: Comment = "\(scenario.name), \(what) at call \(number)"
      let content = folder.content()
      if !leavesStrays { #expect(!content.keys.contains { WriterMark.test.made(DocumentPath.name(of: $0)) }, message) }
      #expect(folder.openCount == 0, message)
      // The same disk reads the same, whatever led to it.
      if checked.insert(Outcome(isDone: isDone, content: content)).inserted { new.append((folder, isDone, message)) }
    }
    for (folder, isDone, message) in new { try await expectSound(scenario, folder, isDone: isDone, message) }
  }

  /// Makes the change again and again, each time with the next call failing, until none is left to fail.
  private func forEachCall(
    _ scenario: Scenario, _ calls: (Int, MemoryDisk) -> FaultyCalls,
    _ check: (MemoryFolder, _ isDone: Bool, _ number: Int) async throws -> Void
  ) async throws {
    var number = 0
    var isPast = false
    while !isPast {
      number += 1
      let folder = MemoryFolder()
      try scenario.prepare(folder)
      let calls = calls(number, folder.disk)
      let isDone = await succeeds(scenario, folder.store(calls: calls), folder)
      try await check(folder, isDone, number)
      isPast = calls.callCount < number
    }
    #expect(number > 20, "the loop must reach every call")
  }

  private func succeeds(_ scenario: Scenario, _ store: DocumentFileStore, _ folder: MemoryFolder) async -> Bool {
    do {
      try await scenario.run(store, folder)
      return true
    } catch {
      return false
    }
  }

  /// The folder is as before or as after, as after if that was promised, nothing is lost, and the change can still be
  /// made.
  private func expectSound(
    _ scenario: Scenario, _ folder: MemoryFolder, isDone: Bool, _ message: Comment
  ) async throws {
    let finding = try await Finding(folder.store())
    #expect(isDone ? finding == scenario.after : scenario.allows(finding), message)
    #expect(folder.allSets().isSuperset(of: scenario.kept), message)
    try await scenario.run(folder.store(), folder)
    #expect(try await Finding(folder.store()) == scenario.after, message)
    #expect(folder.allSets().isSuperset(of: scenario.kept), message)
  }
}
