/// A document that lies in the folder, by its name; its content has not been looked at.
public struct ListedDocument: Hashable, Sendable {
  /// The layout that it lies in.
  public let layout: DocumentLayout
  /// The identifier in its name.
  public let id: String
  /// From the folder's root.
  public let path: String
  /// What lies at the path: anything but a regular file is set aside when read.
  public let fileKind: FileKind
  /// What the file system said of the file; nil unless the listing was to have it.
  public let stamp: FileStamp?

  /// The kind of the layout.
  public var kind: String { layout.kind }
}
