/// Where one kind of document lies in the folder, how its files are named, and which schema the program knows.
///
/// The program passes these in; the module knows no kind of its own.
public struct DocumentLayout: Hashable, Sendable {
  /// The program's word for the kind, written into a stub's `kind`.
  public let kind: String
  /// The directory below the folder's root, one component; empty where the file lies at the root itself.
  public let directory: String
  /// How the files are named.
  public let naming: DocumentNaming
  /// Whether new files lie in `YYYY/MM` below the directory. A file that exists stays where it was found.
  public let isBucketed: Bool
  /// The newest schema version that the program reads and writes.
  public let currentSchemaVersion: Int64

  /// A layout of these parts.
  public init(
    kind: String, directory: String, naming: DocumentNaming, isBucketed: Bool, currentSchemaVersion: Int64
  ) {
    self.kind = kind
    self.directory = directory
    self.naming = naming
    self.isBucketed = isBucketed
    self.currentSchemaVersion = currentSchemaVersion
  }
}
