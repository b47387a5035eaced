import Testing

@testable import DocumentFolder

@Suite struct PowerCutTests {
  @Test(arguments: Scenario.all)
  func aPowerCutLeavesTheOldOrTheNew(scenario: Scenario) async throws {
    let folder = MemoryFolder()
    try scenario.prepare(folder)
    let calls = RecordingCalls(on: folder.disk, root: MemoryDisk.root)
    try await scenario.run(folder.store(calls: calls), folder)
    var findings: [[String: [UInt8]]: Look] = [:]
    try await expectSound(scenario, calls.operations, &findings, "\(scenario.name)")
    #expect(findings.count > 2, "\(scenario.name)")
  }

  @Test(arguments: Scenario.all)
  func aPowerCutAfterARetryLeavesTheOldOrTheNew(scenario: Scenario) async throws {
    var findings: [[String: [UInt8]]: Look] = [:]
    var number = 0
    var isPast = false
    while !isPast {
      number += 1
      let folder = MemoryFolder()
      try scenario.prepare(folder)
      let failing = number
      let calls = RecordingCalls(on: folder.disk, root: MemoryDisk.root) { $0 == failing }
      let store = folder.store(calls: calls)
      do {
        try await scenario.run(store, folder)
        isPast = calls.callCount < number
      } catch {
        try await scenario.run(store, folder)
      }
      try await expectSound(scenario, calls.operations, &findings, "\(scenario.name), failure at call \(number)")
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
    _ scenario: Scenario, _ operations: [DiskOperation], _ findings: inout [[String: [UInt8]]: Look],
    _ message: Comment
  ) async throws {
    let cut = PowerCut(operations, before: scenario.files)
    for state in cut.states() {
      let look = try await findings.value(for: state) { try await self.look(at: state) }
      #expect(scenario.allows(look.finding), message)
      #expect(look.sets.isSuperset(of: scenario.kept), message)
    }
    for state in cut.finalStates() {
      let finding = findings[state]?.finding
      #expect(finding == scenario.after || scenario.mayReturn && finding == scenario.before, message)
    }
  }

  private func look(at state: [String: [UInt8]]) async throws -> Look {
    let folder = MemoryFolder()
    for (path, bytes) in state { try folder.plant(path, bytes) }
    return Look(finding: try await Finding(folder.store()), sets: folder.allSets())
  }
}

/// What a reader finds, and which sets lie anywhere.
private struct Look {
  let finding: Finding
  let sets: Set<String>
}

extension Dictionary {
  fileprivate mutating func value(for key: Key, _ make: () async throws -> Value) async throws -> Value {
    if let value = self[key] { return value }
    let value = try await make()
    self[key] = value
    return value
  }
}
