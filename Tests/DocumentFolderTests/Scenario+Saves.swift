import TrainingModel

@testable import DocumentFolder

extension Scenario {
  static let saves = [
    Scenario(
      "first save", files: [:], before: .nothing, after: .live(workout(["a"])), kept: [],
      run: { store, _ in try await save(workout(["a"]), before: nil, store) }),
    Scenario(
      "save over what was read", files: [path: workout(["a"])], before: .live(workout(["a"])),
      after: .live(workout(["a", "b"])), kept: ["a"],
      run: { store, _ in try await save(workout(["a", "b"]), before: workout(["a"]), store) }),
    Scenario(
      "save over what another wrote", files: [path: workout(["a", "c"])], before: .live(workout(["a", "c"])),
      after: .live(workout(["a", "b", "c"])), kept: ["a", "c"],
      run: { store, _ in try await save(workout(["a", "b"]), before: workout(["a"]), store) }),
    Scenario(
      "save over an earlier deletion", files: [stubPath: stub(workout(["c"]))], before: .deleted,
      after: .live(workout(["a", "b", "c"], updatedAt: "2026-05-21T00:00:00Z", noteAt: "2026-05-01T10:00:00Z")),
      kept: ["c"],
      run: { store, _ in
        try await save(workout(["a", "b"], updatedAt: "2026-05-21T00:00:00Z"), before: workout(["a"]), store)
      }),
    Scenario(
      "save over a later deletion", files: [stubPath: stub(workout(["c"]))], before: .deleted, after: .deleted,
      kept: ["c"],
      run: { store, folder in
        do {
          try await save(workout(["a", "b"]), before: workout(["a"]), store)
        } catch FolderError.deletedElsewhere {
          guard folder.allSets() == ["a", "b", "c"] else { throw NotDone(what: "not kept") }
        }
      }),
    Scenario(
      "write back", files: [path: workout(["a", "c"])], before: .live(workout(["a", "c"])),
      after: .live(workout(["a", "b", "c"])), kept: ["a", "c"],
      run: { store, _ in
        _ = try await store.writeBack(
          Array(workout(["a", "b"]).utf8), to: path, over: Array(workout(["a"]).utf8))
      }),
    Scenario(
      "seed", files: [:], before: .nothing, after: .live(workout(["a"])), kept: [],
      run: { store, _ in _ = try await store.put(exactly: Array(workout(["a"]).utf8), to: path, over: nil) }),
    Scenario(
      "seed anew", files: [path: workout(["a"])], before: .live(workout(["a"])), after: .live(workout(["a", "b"])),
      kept: ["a"],
      run: { store, folder in
        _ = try await store.put(exactly: Array(workout(["a", "b"]).utf8), to: path, over: folder.content()[path])
      }),
  ]

  private static func save(_ after: String, before: String?, _ store: DocumentFileStore) async throws {
    _ = try await store.save(Array(after.utf8), to: path, before: before.map { Array($0.utf8) })
  }
}
