import TrainingModel

@testable import DocumentFolder

extension Scenario {
  private static let restored = Finding.live(
    workout(["a"], updatedAt: "2026-06-01T00:00:00Z", noteAt: "2026-05-01T10:00:00Z"))

  static let restores = [
    Scenario(
      "restore", files: [stubPath: stub(workout(["a"]))], before: .deleted, after: restored, kept: ["a"], run: restore),
    Scenario(
      "restore what older programs deleted", files: ["Stubs/\(ID.a).json": stub(workout(["a"]))], before: .deleted,
      after: restored, kept: ["a"], run: restore),
    Scenario(
      "restore an imported record", files: [stubPath: stub(workout(["a"]), isImported: true)], before: .deleted,
      after: restored, kept: ["a"], run: restore),
    Scenario(
      "restore what comes with the program", files: [stubPath: stub(workout(["a"]))], before: .deleted,
      after: .live(workout(["s"])), kept: ["a"],
      run: { store, _ in
        _ = try await store.restore(exactly: Array(workout(["s"]).utf8), to: path, now: june)
      }),
  ]

  static let reaps = [
    Scenario(
      "delete what came back", files: [path: workout(["a"]), stubPath: stub()], before: .deleted, after: .deleted,
      kept: ["a"], run: reap),
    Scenario(
      "delete what came back and differs", files: [path: workout(["a"]), stubPath: stub(workout(["b"]))],
      before: .deleted, after: .deleted, kept: ["a", "b"], run: reap),
    Scenario(
      "keep what was changed after its deletion",
      files: [path: workout(["a"], updatedAt: "2026-05-21T00:00:00Z"), stubPath: stub(workout(["b"]))],
      before: .live(workout(["a"], updatedAt: "2026-05-21T00:00:00Z")),
      after: .live(workout(["a", "b"], updatedAt: "2026-05-21T00:00:00Z")), kept: ["a", "b"], run: reap),
  ]

  @Sendable private static func restore(_ store: DocumentFileStore, _ folder: any TestFolder) async throws {
    let clean = folder.store()
    guard let stub = await clean.readStubs(try clean.list())[ID.a], stub.isInForce else { return }
    _ = try await store.restore(stub, now: june)
  }

  @Sendable private static func reap(_ store: DocumentFileStore, _ folder: any TestFolder) async throws {
    let clean = folder.store()
    let listing = try clean.list()
    for report in await store.reap(listing, await clean.readStubs(listing)) {
      switch report.outcome {
      case .failed(let error): throw error
      case .left(let reason): throw reason
      case .deleted, .revived: break
      }
    }
  }
}
