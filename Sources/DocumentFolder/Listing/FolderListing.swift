/// Everything in the folder by its names, each list in ascending order of the paths' bytes.
public struct FolderListing: Hashable, Sendable {
  /// Whether there is a folder at all. A missing one lists as empty.
  public internal(set) var folderExists = true
  /// Whether the marker file lies at the root.
  public internal(set) var hasMarker = false
  /// One file for each document.
  public internal(set) var documents: [ListedDocument] = []
  /// Further files of documents that are in `documents`.
  public internal(set) var duplicates: [DuplicateDocument] = []
  /// Files that may be conflict copies.
  public internal(set) var candidates: [ConflictCandidate] = []
  /// Documents that a sync service has not brought here.
  public internal(set) var placeholders: [Placeholder] = []
  /// Paths of the files below `Stubs` that may hold a stub.
  public internal(set) var stubPaths: [String] = []
  /// What the program does not use.
  public internal(set) var foreignFiles: [ForeignFile] = []
  /// Directories whose content is unknown. While there is one, nothing may be called missing.
  public internal(set) var unreadableDirectories: [UnreadableDirectory] = []
  /// Paths of unfinished files of some writer of documents.
  var temporaryPaths: [String] = []

  /// A listing of nothing.
  public init() {}
}
