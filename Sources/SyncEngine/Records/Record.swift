public import TrainingModel

/// A document with the file that it was read from.
public struct Record<Document: TrainingDocument>: Sendable {
  /// What the file says.
  public var document: Document
  /// The file's path from the folder's root.
  public let path: String
  /// The bytes that it was read as; a later save is held against them.
  public let bytes: [UInt8]

  /// A document read from `path` as `bytes`.
  public init(document: Document, path: String, bytes: [UInt8]) {
    (self.document, self.path, self.bytes) = (document, path, bytes)
  }
}
