@testable import DocumentFolder

extension Scenario {
  static let copies = [
    Scenario(
      "join a conflict copy", files: [path: workout(["a"]), copyPath: workout(["b"])], before: .live(workout(["a"])),
      after: .live(workout(["a", "b"])), kept: ["a", "b"], run: ingest),
    Scenario(
      "drop a copy that adds nothing", files: [path: workout(["a", "b"]), copyPath: workout(["b"])],
      before: .live(workout(["a", "b"])), after: .live(workout(["a", "b"])), kept: ["a", "b"], run: ingest),
    Scenario(
      "make a document of its copies",
      files: [copyPath: workout(["b"]), "Workouts/2026/05/\(ID.a) 2.json": workout(["a"])], before: .nothing,
      after: .live(workout(["a", "b"])), between: [.live(workout(["a"])), .live(workout(["b"]))], kept: ["a", "b"],
      run: ingest),
    Scenario(
      "join an edit that was kept aside",
      files: [
        path: workout(["a"]), "Workouts/2026/05/" + WriterMark.test.keptName(id: ID.a, number: 1): workout(["b"]),
      ],
      before: .live(workout(["a"])), after: .live(workout(["a", "b"])), kept: ["a", "b"], run: ingest),
    Scenario(
      "join a duplicate", files: [path: workout(["a"]), "Workouts/2026/06/\(ID.a).json": workout(["b"])],
      before: .live(workout(["a"])), after: .live(workout(["a", "b"])), kept: ["a", "b"], run: ingest),
    Scenario(
      "join a copy of what was deleted", files: [stubPath: stub(workout(["a"])), copyPath: workout(["b"])],
      before: .deleted, after: .deleted, kept: ["a", "b"], run: ingest),
    Scenario(
      "join a copy of a stub",
      files: [
        stubPath: stub(workout(["a"])),
        "Stubs/Workouts/2026/05/\(ID.a) (1).json": stub(workout(["b"]), deletedAt: "2026-05-22T00:00:00Z"),
      ], before: .deleted, after: .deleted, kept: ["a", "b"], run: ingest),
    Scenario(
      "make a stub of its copy", files: ["Stubs/Workouts/2026/05/\(ID.a) (1).json": stub(workout(["b"]))],
      before: .deleted, after: .deleted, kept: ["b"], run: ingest),
  ]

  /// As an engine would: copies first, and nothing may be left of them.
  @Sendable private static func ingest(_ store: DocumentFileStore, _ folder: any TestFolder) async throws {
    let clean = folder.store()
    let reports = await store.ingestCopies(try clean.list())
    if let left = reports.first(where: { !$0.isDone }) { throw NotDone(what: left.outcome.sentence) }
    let listing = try clean.list()
    guard listing.candidates.isEmpty, listing.duplicates.isEmpty, listing.stubPaths.count <= 1 else {
      throw NotDone(what: "a copy is left")
    }
  }
}
