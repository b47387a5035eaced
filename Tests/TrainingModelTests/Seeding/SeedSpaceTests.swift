import Testing

@testable import TrainingModel

/// Every folder that one starter can find itself in: the states of its file, its stub, its edited copy and a namesake.
@Suite struct SeedSpaceTests {
  private enum File: CaseIterable { case none, same, olderSchema, stale, newer, setAside }
  private enum Veto: CaseIterable { case none, deleted, restored }

  private struct Case {
    let folder: RoutineFolder
    let file: File
    let veto: Veto
    let hasFork: Bool
    let hasNamesake: Bool
  }

  private func cases(_ starter: StarterRoutine) throws -> [Case] {
    let forkID = try #require(starter.id.forkOfStarter)
    var cases: [Case] = []
    for file in File.allCases {
      for veto in Veto.allCases {
        for bits in 0..<4 {
          var live: [SplitDocument] = []
          switch file {
          case .none, .setAside: break
          case .same: live.append(starter.document)
          case .olderSchema: live.append(try SeedFixtures.older(starter))
          case .stale: live.append(SeedFixtures.revision(of: starter, reps: 99, later: 0))
          case .newer: live.append(SeedFixtures.revision(of: starter, reps: 99, later: 30))
          }
          var fork = starter.document
          (fork.id, fork.name) = (forkID, "Mine")
          if bits & 1 != 0 { live.append(fork) }
          if bits & 2 != 0 { live.append(SeedFixtures.routine(5, name: starter.name)) }
          let folder = RoutineFolder(
            live: live, setAside: file == .setAside ? [starter.id] : [], deleted: veto == .deleted ? [starter.id] : [],
            restored: veto == .restored ? [starter.id] : [])
          cases.append(
            Case(folder: folder, file: file, veto: veto, hasFork: bits & 1 != 0, hasNamesake: bits & 2 != 0))
        }
      }
    }
    return cases
  }

  @Test func `no step writes over what it cannot read, what was deleted or what somebody wrote`() throws {
    let starter = try SeedFixtures.starter(1, name: "Pull")
    let cases = try cases(starter)
    #expect(cases.count == 72)
    for each in cases {
      let step = SeedReconcilePlanner.step(for: starter, in: each.folder)
      switch step {
      case .write: #expect(each.file == .none && each.veto != .deleted && !each.hasNamesake, "\(each)")
      case .overwrite: #expect(each.file == .stale && each.veto != .deleted, "\(each)")
      case .leave: #expect(each.file == .same || each.file == .olderSchema, "\(each)")
      case .retire(let fork):
        #expect(each.hasFork && each.veto == .none && each.file != .setAside && each.file != .newer, "\(each)")
        #expect(each.folder[fork]?.name == "Mine")
      case .skip(.deleted): #expect(each.veto == .deleted, "\(each)")
      case .skip(.sameName(let id)): #expect(each.hasNamesake && each.file == .none && id == .numbered(5), "\(each)")
      case .skip(.setAside): #expect(each.file == .setAside, "\(each)")
      case .skip(.newer): #expect(each.file == .newer, "\(each)")
      case .skip(.lives): Issue.record("a reconcile never says that it lives: \(each)")
      }
    }
  }

  @Test func `a step that was done is not planned again`() throws {
    let starter = try SeedFixtures.starter(1, name: "Pull")
    for each in try cases(starter) {
      var folder = each.folder
      switch SeedReconcilePlanner.step(for: starter, in: folder) {
      case .write, .overwrite: folder.live = folder.live.filter { $0.id != starter.id } + [starter.document]
      case .retire:
        folder.live.removeAll { $0.id == starter.id }
        folder.deleted.append(starter.id)
      case .leave, .skip: continue
      }
      let again = SeedReconcilePlanner.step(for: starter, in: folder)
      let isDone = each.hasFork && each.veto == .none ? again == .skip(.deleted) : again == .leave
      #expect(isDone, "\(each) then \(again)")
    }
  }

  @Test func `restoring writes only where neither file nor namesake is, and then there is nothing to reconcile`() throws
  {
    let starter = try SeedFixtures.starter(1, name: "Pull")
    for each in try cases(starter) {
      switch SeedReconcilePlanner.restorations(of: [starter], in: each.folder)[0] {
      case .restore(let liftsVeto):
        #expect(each.file == .none && !each.hasNamesake && liftsVeto == (each.veto == .deleted), "\(each)")
        var folder = each.folder
        folder.live.append(starter.document)
        if liftsVeto { (folder.deleted, folder.restored) = ([], [starter.id]) }
        let hasNoStub = each.veto == .none
        if !(each.hasFork && hasNoStub) {
          #expect(SeedReconcilePlanner.step(for: starter, in: folder) == .leave, "\(each)")
        }
      case .skip(.lives): #expect(each.file != .none && each.file != .setAside, "\(each)")
      case .skip(.sameName): #expect(each.hasNamesake && each.file == .none, "\(each)")
      case .skip(.setAside): #expect(each.file == .setAside, "\(each)")
      case .skip(let other): Issue.record("restoring never says \(other): \(each)")
      }
    }
  }
}
