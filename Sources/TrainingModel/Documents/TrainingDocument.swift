public import CanonicalJSON

/// A document of the folder: one JSON file with an identifier, a schema version and stamps.
public protocol TrainingDocument: Hashable, Sendable, JSONObjectValue {
  /// The newest schema that this code reads; files of a newer one are quarantined.
  static var currentSchemaVersion: Int64 { get }
  /// The kind that decides the path.
  static var kind: DocumentKind { get }
  /// The text that the file's name stands for: a ULID, a day, or a fixed word.
  var identifier: String { get }
  /// When the document was first written.
  var createdAt: Instant { get }
  /// When the document last changed.
  var updatedAt: Instant { get set }
  /// The day whose month a bucketed file lies in, given the rules of the athlete's home zone.
  func bucketDay(home: ZoneRules) -> Day?
}

extension TrainingDocument {
  /// The path of a new file of this document, from the folder's root. A file that exists keeps the path it has.
  public func newRelativePath(home: ZoneRules) -> String {
    let directory = Self.kind.directory
    guard let directory else { return identifier + ".json" }
    guard Self.kind.isBucketed, let day = bucketDay(home: home) else { return directory + "/" + identifier + ".json" }
    let month = day.text
    let year = month.prefix(4)
    return directory + "/" + year + "/" + month.dropFirst(5).prefix(2) + "/" + identifier + ".json"
  }

  /// Documents that lie flat have no bucket.
  public func bucketDay(home: ZoneRules) -> Day? { nil }
}
