import TrainingModel

@testable import DocumentFolder

extension Scenario {
  static let deletions = [
    Scenario(
      "delete", files: [path: workout(["a"])], before: .live(workout(["a"])), after: .deleted, kept: ["a"],
      run: { store, _ in try await delete(.full, store) }),
    Scenario(
      "delete for good", files: [path: workout(["a"])], before: .live(workout(["a"])), after: .deleted, kept: [],
      run: { store, _ in try await delete(.minimal, store) }),
    Scenario(
      "delete again", files: [path: workout(["a"]), stubPath: stub(workout(["c"]), deletedAt: "2026-04-01T00:00:00Z")],
      before: .live(workout(["a"])), after: .deleted, kept: ["a", "c"],
      run: { store, _ in try await delete(.full, store) }),
    Scenario(
      "delete what is away", files: [:], before: .nothing, after: .deleted, kept: [],
      run: { store, _ in try await delete(.full, store) }),
    Scenario(
      "prune", files: [stubPath: stub(workout(["a"])), "Stubs/\(ID.a).json": stub()], before: .deleted, after: .nothing,
      kept: [],
      run: { store, folder in
        let now = june + 60 * 86_400
        _ = try await store.prune(now: now, newest: now) { _ in false }
        let clean = folder.store()
        guard try clean.list().stubPaths.isEmpty else { throw NotDone(what: "a stub is left") }
      }),
    Scenario(
      "shorten an imported record's stub", files: [stubPath: stub(workout(["a"]), isImported: true)], before: .deleted,
      after: .deleted, kept: [],
      run: { store, folder in
        let now = june + 60 * 86_400
        _ = try await store.prune(now: now, newest: now) { _ in false }
        guard folder.allSets().isEmpty else { throw NotDone(what: "the stub is as it was") }
      }),
    Scenario(
      "bring in the stub of a backup", files: [:], before: .nothing, after: .deleted, kept: [],
      run: { store, _ in _ = try await store.put(stub: Array(stub(workout(["a"])).utf8), from: stubPath) }),
  ]

  private static func delete(_ form: Deletion.Form, _ store: DocumentFileStore) async throws {
    _ = try await store.delete(
      Deletion(
        path: path, at: june, seenUpdatedAt: Instant(iso8601: "2026-05-01T10:00:00Z"), form: form, isImported: false))
  }
}
