import Testing

@testable import DocumentFolder

@Suite struct PowerCutTests {
  @Test(arguments: Scenario.allCases)
  func aPowerCutLeavesTheOldOrTheNew(scenario: Scenario) async throws {
    let folder = try TemporaryFolder()
    try scenario.prepare(folder)
    let calls = RecordingCalls(root: folder.path)
    try await scenario.run(folder.store(calls: calls), folder)
    var findings: [[String: [UInt8]]: Finding] = [:]
    try await expectSound(scenario, calls.operations, &findings, "\(scenario)")
    #expect(findings.count > 5, "\(scenario)")
  }

  @Test(arguments: Scenario.allCases)
  func aPowerCutAfterARetryLeavesTheOldOrTheNew(scenario: Scenario) async throws {
    var findings: [[String: [UInt8]]: Finding] = [:]
    var number = 0
    var isPast = false
    while !isPast {
      number += 1
      let folder = try TemporaryFolder()
      try scenario.prepare(folder)
      let failing = number
      let calls = RecordingCalls(root: folder.path) { $0 == failing }
      let store = folder.store(calls: calls)
      do {
        try await scenario.run(store, folder)
        isPast = calls.callCount < number
      } catch is FolderError {
        try await scenario.run(store, folder)
      }
      try await expectSound(scenario, calls.operations, &findings, "\(scenario), failure at call \(number)")
    }
  }

  @Test func theModelSeesWhatAMissingSyncLoses() async throws {
    let operations: [DiskOperation] = [
      .create("t", file: 0), .data(file: 0, Array("new!".utf8)), .rename("t", "x"), .syncDirectory(""),
    ]
    let cut = PowerCut(operations, before: ["x": "old"])
    #expect(cut.finalStates().contains(["x": Array("ne".utf8)]))
    #expect(cut.finalStates().contains(["x": []]))
    #expect(!cut.finalStates().contains(["x": Array("old".utf8)]))
  }

  /// Reads every state as any reader would: it is as before or as after, and at the end as after.
  private func expectSound(
    _ scenario: Scenario, _ operations: [DiskOperation], _ findings: inout [[String: [UInt8]]: Finding],
    _ message: Comment
  ) async throws {
    let cut = PowerCut(operations, before: scenario.files)
    for state in cut.states() {
      if findings[state] == nil { findings[state] = try await finding(in: state) }
      #expect(findings[state] == scenario.before || findings[state] == scenario.after, message)
    }
    for state in cut.finalStates() { #expect(findings[state] == scenario.after, message) }
  }

  private func finding(in state: [String: [UInt8]]) async throws -> Finding {
    let folder = try TemporaryFolder()
    for (path, bytes) in state { try folder.plant(path, bytes) }
    return try await Finding(folder.store())
  }
}
