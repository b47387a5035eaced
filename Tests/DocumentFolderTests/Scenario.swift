import Testing
import TrainingModel

@testable import DocumentFolder

/// One change to a folder that faults and power cuts are tried on.
struct Scenario: Sendable, CustomTestStringConvertible {
  static let path = "Workouts/2026/05/\(ID.a).json"
  static let stubPath = "Stubs/" + path
  static let copyPath = "Workouts/2026/05/\(ID.a).sync-conflict-20260601-101500-ABCDEFG.json"
  /// 2026-06-01T00:00:00Z
  static let june = Instant(seconds: 1_780_272_000)

  let name: String
  /// What lies in the folder before.
  let files: [String: String]
  /// What a reader may find: before, after, and nothing else.
  let before: Finding
  let after: Finding
  /// What a reader may find besides, where the change is made of several.
  let between: [Finding]
  /// Sets that may never be lost, wherever they lie.
  let kept: Set<String>
  /// Makes the change as a program would: from what is in the folder now. Throws where it was not made.
  let run: @Sendable (DocumentFileStore, any TestFolder) async throws -> Void

  init(
    _ name: String, files: [String: String], before: Finding, after: Finding, between: [Finding] = [],
    kept: Set<String>,
    run: @escaping @Sendable (DocumentFileStore, any TestFolder) async throws -> Void
  ) {
    (self.name, self.files, self.kept, self.run) = (name, files, kept, run)
    (self.before, self.after, self.between) = (before, after, between)
  }

  var testDescription: String { name }

  static let all = saves + deletions + copies + restores + reaps

  /// Whether a power cut may undo the change after a failed attempt: a pruned stub does no harm and is pruned again.
  var mayReturn: Bool { name == "prune" }

  /// Whether a reader may find this at any moment.
  func allows(_ finding: Finding) -> Bool { finding == before || finding == after || between.contains(finding) }

  func prepare(_ folder: some TestFolder) throws {
    for (path, text) in files { try folder.plant(path, text) }
  }
}

/// The change was not made, and the folder said so without an error.
struct NotDone: Error {
  let what: String
}

/// What the folder says of the record.
enum Finding: Hashable {
  case nothing
  case live(String)
  case deleted
  case setAside(QuarantineReason)
  case brokenStub(QuarantineReason)

  init(_ store: DocumentFileStore) async throws {
    let listing = try store.list()
    let stubs = await store.readStubs(listing)
    if let problem = stubs.problems.first {
      self = .brokenStub(problem.reason)
      return
    }
    switch listing.documents.first.map({ store.read($0) }) {
    case nil: self = stubs.isVetoed(ID.a) ? .deleted : .nothing
    case .quarantined(_, let reason)?: self = .setAside(reason)
    case .current(let document)?, .older(let document)?:
      let isDeleted = stubs[ID.a]?.covers(updatedAt: document.updatedAt) ?? false
      self = isDeleted ? .deleted : .live(String(decoding: document.bytes, as: UTF8.self))
    }
  }
}

/// A workout of the tests in the form that `SetJoiner` gives it.
func workout(
  _ sets: Set<String>, removed: Set<String> = [], id: String = ID.a, updatedAt: String = "2026-05-01T10:00:00Z",
  noteAt: String? = nil
) -> String {
  var state = SetJoiner.State(id: id)
  (state.sets, state.removed, state.updatedAt, state.noteAt) = (sets, removed, updatedAt, noteAt ?? updatedAt)
  return String(decoding: state.bytes, as: UTF8.self)
}

/// A stub; a full one if `record` is given.
func stub(
  _ record: String? = nil, deletedAt: String = "2026-05-20T00:00:00Z", isImported: Bool = false,
  restoredAt: Instant? = nil
) -> String {
  let text = StubText(
    id: ID.a, kind: "workout", deletedAt: Instant(iso8601: deletedAt) ?? Scenario.june, isImported: isImported,
    restoredAt: restoredAt, record: record.flatMap { try? .init(checking: Array($0.utf8)) })
  return String(decoding: text.bytes, as: UTF8.self)
}
