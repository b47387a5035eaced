public import DocumentFolder
public import SyncEngine
public import ZipArchive

/// Every file of the folder that holds records, byte for byte: documents, stubs, conflict copies, and what is set aside.
public struct FolderContents: Sendable {
  /// What a file of the folder is, for the counts.
  public enum Part: CaseIterable, Sendable {
    case document, copy, stub
  }

  /// A file that belongs to a backup and could not be read.
  public struct Failure: Hashable, Sendable {
    /// From the folder's root.
    public let path: String
    /// Why, as a sentence.
    public let reason: String
  }

  /// The files that were read.
  public private(set) var entries: [ZipEntry] = []
  /// How many files of each part were read.
  public private(set) var counts: [Part: Int] = [:]
  /// What could not be read.
  public private(set) var failures: [Failure] = []

  /// The most bytes of one file. What is larger than a document may be is set aside, and kept all the same.
  private static let limit = 64 << 20

  /// Reads the folder at `path` by its listing. Throws `folder` where it cannot be listed.
  public init(path: String, store: DocumentFileStore) throws(EngineError) {
    let listing = try Self.listing(store)
    failures = listing.unreadableDirectories.map { Failure(path: $0.path, reason: $0.error.sentence) }
    failures += listing.placeholders.map { Failure(path: $0.path, reason: "It is not downloaded yet.") }
    let missing = read(Self.files(in: listing), below: path)
    // A sync service takes a file away for a moment to put a newer one in its place.
    if missing.isEmpty { return }
    let again = Set(Self.files(in: try Self.listing(store)).map { $0.path })
    let gone = read(missing.filter { again.contains($0.path) }, below: path)
    failures += gone.map { Failure(path: $0.path, reason: "It came and went while it was being read.") }
  }

  private static func listing(_ store: DocumentFileStore) throws(EngineError) -> FolderListing {
    do throws(FolderError) { return try store.list() } catch { throw .folder(error) }
  }

  private static func files(in listing: FolderListing) -> [(path: String, part: Part)] {
    listing.documents.map { ($0.path, .document) } + listing.duplicates.map { ($0.document.path, .copy) }
      + listing.candidates.map { ($0.path, .copy) } + listing.stubPaths.map { ($0, .stub) }
  }

  /// Reads files and returns those that are not there.
  private mutating func read(_ files: [(path: String, part: Part)], below folder: String)
    -> [(path: String, part: Part)]
  {
    var missing: [(path: String, part: Part)] = []
    for file in files {
      switch InputFile.read(folder + "/" + file.path, limit: Self.limit) {
      case .success(let bytes):
        entries.append(ZipEntry(path: file.path, bytes: bytes))
        counts[file.part, default: 0] += 1
      case .failure(.system(SystemCode.noEntry)): missing.append(file)
      case .failure(let failure): failures.append(Failure(path: file.path, reason: failure.text + "."))
      }
    }
    return missing
  }
}
