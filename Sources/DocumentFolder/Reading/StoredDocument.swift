public import CanonicalJSON
public import struct TrainingModel.Instant

/// A document as it lies in the folder: its bytes, checked once and parsed once.
public struct StoredDocument: Sendable {
  /// The kind of the layout that it lies in.
  public let kind: String
  /// Its identifier, the same in name and content.
  public let id: String
  /// From the folder's root.
  public let path: String
  /// The very bytes of the file, which a later save is held against.
  public let bytes: [UInt8]
  /// The parsed bytes.
  public let text: JSONText
  /// 1 or more, and no newer than the layout's.
  public let schemaVersion: Int64

  /// When the document last changed; nil if it does not say, which counts as older than anything.
  public var updatedAt: Instant? {
    guard var object = try? text.root.object() else { return nil }
    return try? object.optional("updatedAt")
  }
}
