@testable import DocumentFolder

/// Identifiers of the fixtures, in ascending order.
enum ID {
  static let a = "01HF7YAT00X0X0X0X0X0X0X0X0"
  static let b = "01HF7YAT00X0X0X0X0X0X0X0X1"
  static let c = "01HF7YAT00X0X0X0X0X0X0X0X2"
}

extension [DocumentLayout] {
  /// Layouts of every naming, flat and bucketed.
  static let all: [DocumentLayout] = [.split, .workout, .day, .athlete]
}

extension DocumentLayout {
  static let split = DocumentLayout(
    kind: "split", directory: "Splits", naming: .ulid, isBucketed: false, currentSchemaVersion: 3)
  static let workout = DocumentLayout(
    kind: "workout", directory: "Workouts", naming: .ulid, isBucketed: true, currentSchemaVersion: 5)
  static let day = DocumentLayout(
    kind: "day", directory: "Days", naming: .day, isBucketed: true, currentSchemaVersion: 1)
  static let athlete = DocumentLayout(
    kind: "athlete", directory: "", naming: .fixed("Athlete"), isBucketed: false, currentSchemaVersion: 1)
}

/// A small document; `version` and `note` as asked.
func document(_ id: String, version: Int = 1, note: String = "", updatedAt: String = "2026-05-01T10:00:00Z") -> String {
  """
  {
    "id" : "\(id)",
    "note" : "\(note)",
    "schemaVersion" : \(version),
    "updatedAt" : "\(updatedAt)"
  }
  """
}

extension DocumentFileStore {
  /// The one listed document at `path`, read.
  nonisolated func read(_ path: String) throws -> ReadOutcome? {
    try list().documents.first { $0.path == path }.map { read($0) }
  }
}

extension ReadOutcome {
  var reason: QuarantineReason? {
    if case .quarantined(_, let reason) = self { return reason }
    return nil
  }

  var isOlder: Bool {
    if case .older = self { return true }
    return false
  }
}
