import CanonicalJSON
import struct TrainingModel.Instant

/// The stubs of deleted records: the only thing that deletes, and what a deleted record is restored from.
///
/// A stub is on the disk before its record's file goes, and a record's file before its stub goes.
struct TombstoneStore {
  let writer: FolderWriter
  let joiner: any DocumentJoiner
  /// Whether the stub of the record with this identifier stays for ever: those of records that come with the program.
  let keepsStub: @Sendable (String) -> Bool

  /// The stubs of a record, where this program puts one, where older ones did, and where else one was seen.
  ///
  /// Throws `quarantined` for what lies there and is no stub of this record, unless `ignoring` says to pass it over.
  func stubs(
    of place: DocumentPlace, alsoAt otherPaths: [String],
    ignoring: (_ path: String, QuarantineReason) -> Bool
  ) throws(FolderError) -> PlacedStubs {
    var files: [StubFile] = []
    let usual = [place.stubPath, place.olderStubPath]
    for path in usual + otherPaths.filter({ !usual.contains($0) }) {
      do throws(FolderError) {
        if let file = try file(at: path, id: place.id) { files.append(file) }
      } catch {
        guard case .quarantined(_, let reason) = error, ignoring(path, reason) else { throw error }
      }
    }
    return PlacedStubs(place: place, files: files)
  }

  /// The stubs that decide about a live record. One that is damaged says nothing; one that the system does not give
  /// could say anything.
  func stubs(over place: DocumentPlace, alsoAt otherPaths: [String]) throws(FolderError) -> PlacedStubs {
    try stubs(of: place, alsoAt: otherPaths) { _, reason in !reason.isOfTheSystem }
  }

  /// The stub in the file at `path`; nil if there is no file. Throws `quarantined` if it is no stub of this record.
  func file(at path: String, id: String) throws(FolderError) -> StubFile? {
    guard let content = try writer.existingContent(at: path, id: id) else { return nil }
    do throws(QuarantineReason) {
      let text = try JSONText(checking: content.bytes)
      let stub = try Stub(text, path: path)
      guard stub.id == id else { throw .otherIdentifier(found: stub.id) }
      return StubFile(stub: stub, text: text, content: content)
    } catch {
      throw .quarantined(path: path, error)
    }
  }

  /// Whether a stub stays where it is although its record lives again.
  func stays(_ stub: Stub) -> Bool { stub.isImported || keepsStub(stub.id) }

  /// Puts a stub in its place, unless it says the same already.
  func put(_ text: StubText, over stubs: PlacedStubs) throws(FolderError) {
    try put(text.bytes, at: stubs.place.stubPath, id: stubs.place.id, over: stubs.current?.content)
  }

  /// Puts these bytes where the stub at `path` lies, provided that it still is what it was when read.
  func put(_ bytes: [UInt8], at path: String, id: String, over old: FileContent?) throws(FolderError) {
    do throws(QuarantineReason) { _ = try Stub(JSONText(checking: bytes), path: path) } catch {
      // A stub that nobody could read would delete nothing and lose its record.
      throw .unacceptable(path: path, error)
    }
    let directory = try writer.openDirectory(String(DocumentPath.directory(of: path)))
    defer { writer.calls.release(directory) }
    let target = FileTarget(directory: directory, id: id, path: path)
    if old?.bytes == bytes { return try writer.confirmDurable(target) }
    try writer.put(bytes, as: target, over: old)
  }

  /// Makes sure that a stub which a sync service or an earlier attempt put there would survive a power cut.
  func confirmDurable(_ file: StubFile) throws(FolderError) {
    try writer.inDirectory(of: file.path) { (directory) throws(FolderError) in
      try writer.confirmDurable(FileTarget(directory: directory, id: file.stub.id, path: file.path))
    }
  }
}

extension QuarantineReason {
  /// Whether the file could not be read, so that nothing is known of what it says.
  var isOfTheSystem: Bool {
    if case .unreadable = self { return true }
    return false
  }
}
