import Presentation
import ZipArchive

/// The files of an upload: it itself, or those of an archive, and of archives in it. Nothing is unpacked to where its path
/// says; an archive inside lies in `scratch` while it is read.
struct UploadedFiles {
  /// What `next` finds.
  enum Found {
    /// A file, what it is called and its bytes.
    case file(String, [UInt8])
    /// A file that could not be read, and why.
    case unreadable(String, String)
  }

  /// How many files are known of by now.
  private(set) var count = 0

  private let scratch: String
  private var archives: [Archive] = []
  private var single: (name: String, path: String)?
  /// What is about to be given that is no file of an archive.
  private var waiting: [Found] = []

  /// Up to 100 MiB a file, an archive inside another one included.
  private static let limits = ZipLimits(entries: 500_000, entryBytes: 100 << 20, freeBytes: 64 << 20, ratio: 100)

  private struct Archive {
    let reader: ZipReader
    let name: String
    /// Of those that are no private files of a system.
    var rest: ArraySlice<Int>
    let isInner: Bool
  }

  /// The files of the upload at `path` that was called `name`.
  init(path: String, name: String, scratch: String) {
    self.scratch = scratch
    if Self.isArchive(at: path) {
      open(path, name: name, isInner: false)
    } else {
      (single, count) = ((name, path), 1)
    }
  }

  /// What the next file is called; nil: there is none.
  var nextName: String? {
    if let single { return single.name }
    if case .unreadable(let name, _)? = waiting.first { return name }
    return archives.last { !$0.rest.isEmpty }.flatMap { archive in
      archive.rest.first.map { archive.name + "/" + archive.reader.paths[$0] }
    }
  }

  /// The next file; nil: there is none. An archive inside is opened and its first file given; it counts as one itself
  /// only where it cannot be read.
  mutating func next() -> Found? {
    if let (name, path) = single {
      single = nil
      switch InputFile.read(path, limit: RecordImporter.limit) {
      case .success(let bytes): return .file(name, bytes)
      case .failure(let failure): return .unreadable(name, failure.text)
      }
    }
    if !waiting.isEmpty { return waiting.removeFirst() }
    while let archive = archives.last {
      guard let index = archive.rest.first else {
        archives.removeLast()
        continue
      }
      archives[archives.endIndex - 1].rest = archive.rest.dropFirst()
      if let found = file(index, of: archive) { return found }
    }
    return nil
  }

  private mutating func file(_ index: Int, of archive: Archive) -> Found? {
    let name = archive.name + "/" + archive.reader.paths[index]
    let bytes: [UInt8]
    do throws(ZipError) { bytes = try archive.reader.entry(at: index).bytes } catch {
      return .unreadable(name, error.reason)
    }
    guard Self.isArchive(bytes[...]) else { return .file(name, bytes) }
    guard !archive.isInner else { return .unreadable(name, "an archive in an archive in an archive is not opened") }
    count -= 1
    let path = scratch + ".inner"
    if let failure = OutputFile.write(bytes, to: path, isDurable: false) { return .unreadable(name, failure) }
    // The reader keeps the file open, so its name may go at once.
    defer { OutputFile.removeFile(path) }
    open(path, name: name, isInner: true)
    return next()
  }

  private mutating func open(_ path: String, name: String, isInner: Bool) {
    do throws(ZipError) {
      let reader = try ZipReader(path: path, limits: Self.limits, pathsAreLabels: true)
      let files = reader.paths.indices.filter { !Self.isPrivate(reader.paths[$0]) }
      count += files.count
      archives.append(Archive(reader: reader, name: name, rest: files[...], isInner: isInner))
    } catch {
      count += 1
      waiting.append(.unreadable(name, error.reason))
    }
  }

  /// Files that systems put into archives for themselves.
  private static func isPrivate(_ path: String) -> Bool {
    path.split(separator: "/").contains { $0.hasPrefix(".") || $0 == "__MACOSX" }
  }

  private static func isArchive(at path: String) -> Bool {
    guard let head = InputFile.head(path, count: 4) else { return false }
    return isArchive(head[...])
  }

  private static func isArchive(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) || bytes.starts(with: [0x50, 0x4B, 0x05, 0x06])
  }
}

extension ZipError {
  /// Why a file of an archive was not read.
  fileprivate var reason: String {
    if case .entry(_, let problem) = self { return "it " + problem.clause }
    return clause
  }
}
