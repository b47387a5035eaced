#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// Where a device keeps what it knows of one folder: outside of it, and made anew whenever it is lost.
public struct StatePaths: Hashable, Sendable {
  /// The folder's own path, without symbolic links.
  public let folder: String
  /// The directory of the files below.
  public let directory: String
  private let stem: String

  /// The cache of the documents.
  public var cache: String { stem + ".sqlite" }
  /// What was saved here and the folder has not yet been seen to keep.
  public var journal: String { stem + ".journal.sqlite" }
  /// The lock that one writer at a time holds.
  public var lock: String { stem + ".lock" }

  /// What this device imported lately.
  public var imports: String { stem + ".imports.json" }

  /// The state in `directory` of the folder at `folder`, which need not exist.
  public init(directory: String, folder: String) {
    self.directory = directory
    self.folder = Self.realPath(folder)
    stem = directory + "/" + Self.name(of: self.folder)
  }

  /// Sixteen digits of the path's FNV-1a hash, 64 bits: a name that says nothing about whose folder it is.
  private static func name(of path: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in path.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let text = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }

  /// A folder that is not there yet has the path of the one that will hold it, and its name.
  private static func realPath(_ path: String) -> String {
    if let resolved = resolved(path) { return resolved }
    var trimmed = Substring(path)
    while trimmed.utf8.count > 1, trimmed.utf8.last == 0x2F { trimmed.removeLast() }
    guard let slash = trimmed.utf8.lastIndex(of: 0x2F) else { return (resolved(".") ?? ".") + "/" + trimmed }
    let parent = slash == trimmed.startIndex ? "/" : String(trimmed[..<slash])
    let name = trimmed[trimmed.utf8.index(after: slash)...]
    let base = parent == "/" ? "" : realPath(parent)
    return base + "/" + name
  }

  private static func resolved(_ path: String) -> String? {
    guard let text = realpath(path, nil) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}
