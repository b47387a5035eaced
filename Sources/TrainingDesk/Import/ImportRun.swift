import SyncEngine

/// One import from its first file to its last. It reads and parses apart from the desk, so that screens are answered
/// meanwhile.
struct ImportRun: Sendable {
  private(set) var summary = ImportSummary()
  private(set) var added: [AddedRecord] = []
  /// Why it ended early; nil: it did not.
  private(set) var stopped: ImportStep?
  private let importer: RecordImporter
  private let path: String
  private let name: String

  init(_ importer: RecordImporter, path: String, name: String) {
    (self.importer, self.path, self.name) = (importer, path, name)
  }

  /// The run after its end.
  @concurrent
  func run(_ engine: PhoneEngine, tell: @Sendable (ImportStep) -> Void) async -> ImportRun {
    var (run, importer) = (self, importer)
    var files = UploadedFiles(path: path, name: name, scratch: path)
    tell(.begun(name: name, files: files.count))
    while let next = files.nextName {
      let status = await engine.status()
      guard status.allowsWriting else {
        run.stopped = .stopped(words: status.sentence + " Nothing more was imported.", detail: status.advice)
        break
      }
      tell(.reading(number: run.summary.files + 1, files: files.count, path: next))
      guard let found = files.next() else { break }
      let report = await Self.report(of: found, &importer)
      run.summary.count(report)
      tell(.file(report))
    }
    run.added = importer.added
    return run
  }

  private static func report(of found: UploadedFiles.Found, _ importer: inout RecordImporter) async -> ImportReport {
    switch found {
    case .file(let path, let bytes): return await importer.take(bytes, path: path)
    case .unreadable(let path, let reason): return ImportReport(path: path, failure: reason)
    }
  }
}
