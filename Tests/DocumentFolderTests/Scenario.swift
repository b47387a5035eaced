import Foundation
import Testing
import TrainingModel

@testable import DocumentFolder

/// One change to a folder that faults and power cuts are tried on.
enum Scenario: CaseIterable, CustomTestStringConvertible {
  case firstSave, saveOver, delete, deleteMinimal, deleteAgain

  static let path = "Workouts/2026/05/\(ID.a).json"
  static let old = document(ID.a, version: 5, note: "old")
  static let new = document(ID.a, version: 5, note: "new")
  static let oldUpdatedAt = Instant(iso8601: "2026-05-01T10:00:00Z")
  static let stub = #"{"deletedAt":"2026-04-01T00:00:00Z","id":"\#(ID.a)"}"#

  var testDescription: String { "\(self)" }

  /// What lies in the folder before.
  var files: [String: String] {
    switch self {
    case .firstSave: [:]
    case .saveOver, .delete, .deleteMinimal: [Self.path: Self.old]
    case .deleteAgain: [Self.path: Self.old, "Stubs/" + Self.path: Self.stub]
    }
  }

  func prepare(_ folder: TemporaryFolder) throws {
    for (path, text) in files { try folder.plant(path, text) }
  }

  /// Makes the change as a program would: from what is in the folder now.
  func run(_ store: DocumentFileStore, _ folder: TemporaryFolder) async throws {
    switch self {
    case .firstSave, .saveOver:
      _ = try await store.save(Array(Self.new.utf8), to: Self.path, expecting: folder.bytes(Self.path))
    case .delete, .deleteAgain: _ = try await store.delete(deletion(.full))
    case .deleteMinimal: _ = try await store.delete(deletion(.minimal))
    }
  }

  private func deletion(_ form: Deletion.Form) -> Deletion {
    Deletion(
      path: Self.path, at: Instant(seconds: 1_780_272_000), seenUpdatedAt: Self.oldUpdatedAt, form: form,
      isImported: false)
  }

  /// What a reader may find: before, after, and nothing else.
  var before: Finding { files[Self.path].map { .live($0) } ?? .nothing }

  var after: Finding {
    switch self {
    case .firstSave, .saveOver: .live(Self.new)
    case .delete, .deleteMinimal, .deleteAgain: .deleted
    }
  }
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
    case nil: self = stubs[ID.a] == nil ? .nothing : .deleted
    case .quarantined(_, let reason)?: self = .setAside(reason)
    case .current(let document)?, .older(let document)?:
      let isDeleted = stubs[ID.a]?.covers(updatedAt: document.updatedAt) ?? false
      self = isDeleted ? .deleted : .live(String(decoding: document.bytes, as: UTF8.self))
    }
  }
}
