import Testing

@testable import DocumentFolder

@Suite struct FaultTests {
  /// One of those that are all handled alike, and each that is handled by itself somewhere.
  static let errors: [SystemError] = [.noSpace, .inputOutput, .notPermitted, .missing, .exists, .unsupported]

  @Test(arguments: Scenario.allCases, errors)
  func anyOneCallMayFail(scenario: Scenario, error: SystemError) async throws {
    var number = 0
    var isPast = false
    while !isPast {
      number += 1
      let folder = try TemporaryFolder()
      try scenario.prepare(folder)
      let failing = number
      let calls = FaultyCalls { _, _, made in made == failing ? error : nil }
      let isDone = await succeeds(scenario, folder.store(calls: calls), folder)
      try await expectSound(scenario, folder, isDone: isDone, "\(scenario), \(error) at call \(number)")
      isPast = calls.callCount < number
    }
    #expect(number > 20, "the loop must reach every call")
  }

  @Test(arguments: Scenario.allCases)
  func aCrashAtAnyCallLeavesTheOldOrTheNew(scenario: Scenario) async throws {
    var number = 0
    var isPast = false
    while !isPast {
      number += 1
      let folder = try TemporaryFolder()
      try scenario.prepare(folder)
      let failing = number
      let calls = FaultyCalls { _, _, made in made >= failing ? .inputOutput : nil }
      let isDone = await succeeds(scenario, folder.store(calls: calls), folder)
      try await expectSound(scenario, folder, isDone: isDone, "\(scenario), crash at call \(number)")
      isPast = calls.callCount < number
    }
  }

  private func succeeds(_ scenario: Scenario, _ store: DocumentFileStore, _ folder: TemporaryFolder) async -> Bool {
    do {
      try await scenario.run(store, folder)
      return true
    } catch {
      return false
    }
  }

  /// The folder is as before or as after, as after if that was promised, and the change can still be made.
  private func expectSound(
    _ scenario: Scenario, _ folder: TemporaryFolder, isDone: Bool, _ message: Comment
  ) async throws {
    let finding = try await Finding(folder.store())
    #expect(isDone ? finding == scenario.after : [scenario.before, scenario.after].contains(finding), message)
    try await scenario.run(folder.store(), folder)
    #expect(try await Finding(folder.store()) == scenario.after, message)
  }
}
