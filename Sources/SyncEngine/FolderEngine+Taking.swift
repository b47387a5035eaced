import CanonicalJSON
import DocumentFolder
import ExerciseLibrary
import TrainingCache
import TrainingModel

/// A file that was read on its way into the cache.
enum Reading: Sendable {
  case document(DocumentEntry)
  case setAside(QuarantinedFile, kind: DocumentKind, id: String, stamp: CachedStamp)
}

extension FolderEngine {
  /// Documents that are read before what they say is written: enough to keep both busy, few enough for the memory.
  private static let chunk = 512

  /// Reads these documents and takes them into the cache, the next chunk being read while one is written.
  func take(_ documents: [ListedDocument], known: [CachedFile]) async throws(EngineError) {
    let known = KnownFiles(documents.isEmpty ? [] : known)
    var writing: Task<CacheError?, Never>?
    for start in stride(from: 0, to: documents.count, by: Self.chunk) {
      let readings = await read(Array(documents[start..<min(start + Self.chunk, documents.count)]))
      if let error = await writing?.value { throw .cache(error) }
      var batch: [CacheChange] = []
      for reading in readings { batch.append(try await change(for: reading, known)) }
      let (cache, entries) = (cache, batch)
      writing = Task {
        do throws(CacheError) { try await cache.apply(entries) } catch { return error }
        return nil
      }
    }
    if let error = await writing?.value { throw .cache(error) }
  }

  private func read(_ documents: [ListedDocument]) async -> [Reading] {
    let scannedAt = scanBegan
    let stamps = Dictionary(documents.map { ($0.path, CachedStamp($0.stamp, scannedAt: scannedAt)) }) { $1 }
    return await store.readAll(documents) { outcome in Reading(outcome, stamps: stamps) }.compactMap { $0 }
  }

  private func change(for reading: Reading, _ known: KnownFiles) async throws(EngineError) -> CacheChange {
    switch reading {
    case .setAside(let file, let kind, let id, let stamp):
      let cached = CachedFile(
        path: file.path, kind: kind, id: id, stamp: stamp, hash: .unknown, state: .document)
      try await keepReadable(known[file.path])
      return .quarantine(cached, reason: file.cacheText)
    case .document(let entry):
      guard let earlier = known.file(of: entry), earlier.state == .document else { return .document(entry) }
      if earlier.hash == entry.hash, earlier.path == entry.path, earlier.isHere {
        return .restamp(path: entry.path, entry.stamp)
      }
      return .document(try await joined(entry, with: earlier))
    }
  }

  /// A file that was readable and is not any more may have been damaged by a service: what it held waits in the journal
  /// until the file can be read again, and is joined into it then.
  private func keepReadable(_ earlier: CachedFile?) async throws(EngineError) {
    guard let earlier, earlier.state == .document, !StarterRoutines.contains(id: earlier.id) else { return }
    let bytes = try await asking { cache throws(CacheError) in try await cache.bytes(of: earlier.path) }
    guard let bytes else { return }
    await remember(path: earlier.path, bytes: bytes, kind: earlier.kind, id: earlier.id)
  }

  /// What the file and this device know together: if that is more than the file says, the file is written again.
  private func joined(
    _ entry: DocumentEntry, with earlier: CachedFile
  ) async throws(EngineError) -> DocumentEntry {
    let kind = entry.content.kind.rawValue
    let seen = try await asking { cache throws(CacheError) in try await cache.bytes(of: earlier.path) }
    // A starter's file holds one revision or another, and never what a person wrote.
    guard let seen, seen != entry.bytes, !isStale, !StarterRoutines.contains(id: entry.content.id),
      let joined = joiner.whatIsMissing(of: seen, in: entry.bytes, kind: entry.content.kind)
    else { return entry }
    guard status.allowsWriting, budget.take(entry.content.id, at: setup.now()),
      let saved = try? await store.writeBack(joined, to: entry.path, over: entry.bytes),
      let written = DocumentEntry(path: entry.path, bytes: saved.bytes, kind: entry.content.kind)
    else {
      // What is known here stays known, although it cannot be written now; the next look tries again.
      return DocumentEntry(path: entry.path, bytes: joined, kind: entry.content.kind, stamp: .unwritten) ?? entry
    }
    merged.insert(DocumentKey(kind, entry.content.id))
    return written
  }
}

/// The files that the cache knows, by path and by document.
struct KnownFiles {
  private let byPath: [String: CachedFile]
  private let byKey: [DocumentKey: CachedFile]

  init(_ files: [CachedFile]) {
    byPath = Dictionary(files.map { ($0.path, $0) }) { $1 }
    byKey = Dictionary(files.map { (DocumentKey($0.kind.rawValue, $0.id), $0) }) { $1 }
  }

  subscript(path: String) -> CachedFile? { byPath[path] }

  /// The file that held the same document before, here or at another path.
  func file(of entry: DocumentEntry) -> CachedFile? {
    byPath[entry.path] ?? byKey[DocumentKey(entry.content.kind.rawValue, entry.content.id)]
  }
}

extension Reading {
  /// What a read file comes to; nil for a kind that is not known.
  init?(_ outcome: ReadOutcome, stamps: [String: CachedStamp]) {
    switch outcome {
    case .quarantined(let listed, let reason):
      guard let kind = DocumentKind(rawValue: listed.kind) else { return nil }
      let file = QuarantinedFile(path: listed.path, reason: reason.sentence, advice: reason.advice)
      self = .setAside(file, kind: kind, id: listed.id, stamp: stamps[listed.path] ?? .unknown)
    case .current(let stored), .older(let stored):
      guard let kind = DocumentKind(rawValue: stored.kind) else { return nil }
      let stamp = stamps[stored.path] ?? .unknown
      do throws(JSONError) {
        let content = try DocumentContent(kind: kind, text: stored.text)
        self = .document(DocumentEntry(path: stored.path, stamp: stamp, bytes: stored.bytes, content: content))
      } catch {
        self = .setAside(
          QuarantinedFile(path: stored.path, error: error), kind: kind, id: stored.id, stamp: stamp)
      }
    }
  }
}

extension DocumentEntry {
  /// What was just written; nil if it cannot be read. Where its stamp is not known, the next look reads it again.
  init?(path: String, bytes: [UInt8], kind: DocumentKind, stamp: CachedStamp = .unknown) {
    guard let content = try? DocumentContent(kind: kind, bytes: bytes) else { return nil }
    self.init(path: path, stamp: stamp, bytes: bytes, content: content)
  }
}

extension CachedStamp {
  /// A stamp that no file has.
  static let unknown = CachedStamp(size: -1, mtimeNanoseconds: 0, inode: 0)
  /// The stamp of a row that says more than its file, which could not be written yet.
  static let unwritten = CachedStamp(size: -2, mtimeNanoseconds: 0, inode: 0)
}

extension ContentHash {
  /// The hash of nothing that was read.
  static let unknown = ContentHash(high: 0, low: 0)
}

extension QuarantinedFile {
  /// Reason and advice as the cache keeps them, a line each.
  var cacheText: String { reason + "\n" + advice }

  /// What the cache kept.
  init(path: String, cacheText: String) {
    let lines = cacheText.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    self.init(path: path, reason: String(lines[0]), advice: lines.count > 1 ? String(lines[1]) : "")
  }
}
