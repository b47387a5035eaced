import CanonicalJSON
import struct TrainingModel.Instant

/// A stub as it lies in the folder.
struct StubFile {
  let stub: Stub
  let text: JSONText
  let content: FileContent

  var path: String { stub.path }
}

/// The files that speak of one record's deletion.
struct PlacedStubs {
  let place: DocumentPlace
  /// None, one or more.
  let files: [StubFile]

  /// Their join; nil if the record was never deleted.
  var stub: Stub? {
    files.dropFirst().reduce(files.first?.stub) { $0?.joined(with: $1.stub) }
  }

  /// The file that a new stub replaces.
  var current: StubFile? { files.first { $0.path == place.stubPath } }

  /// The file that this program would write to: a stub of the record at whichever of its paths, but neither a conflict
  /// copy nor what older programs wrote.
  var own: StubFile? {
    current ?? files.first { DocumentPath.name(of: $0.path) == place.fileName && $0.path != place.olderStubPath }
  }

  /// The records in the full ones.
  var records: [[UInt8]] { files.compactMap { $0.text.record(ofKind: place.layout.kind) } }
}
