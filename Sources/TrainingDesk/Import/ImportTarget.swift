public import SyncEngine
public import TrainingModel

/// Where the records of an import go.
public protocol ImportTarget: Sendable {
  /// Saves a record that is new, and returns what lies on the disk then.
  func add<Document: SnapshotDocument>(_ document: Document) async throws(EngineError) -> Record<Document>
}

/// An engine as the target of an import, without a desk in between.
public struct EngineTarget: ImportTarget {
  private let engine: PhoneEngine
  private let home: ZoneRules

  /// The target `engine`; months are those of the zone `home`.
  public init(_ engine: PhoneEngine, home: ZoneRules) { (self.engine, self.home) = (engine, home) }

  /// Saves a record that is new.
  public func add<Document: SnapshotDocument>(_ document: Document) async throws(EngineError) -> Record<Document> {
    try await engine.save(document, over: nil, home: home)
  }
}

extension TrainingDesk: ImportTarget {
  /// Saves a record that is new.
  public func add<Document: SnapshotDocument>(_ document: Document) async throws(EngineError) -> Record<Document> {
    try await save(document, over: nil)
  }
}
