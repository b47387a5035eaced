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

  /// The run after its end. What was added so far is given to `keep` as it goes on, since a program that is killed has no
  /// end: after every file of the first ones, then whenever a sixteenth more was added.
  @concurrent
  func run(
    _ engine: PhoneEngine, tell: @Sendable (ImportStep) -> Void, keep: @Sendable ([AddedRecord]) async -> Void
  ) async -> ImportRun {
    var (run, importer, kept) = (self, importer, 0)
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
      if importer.added.count > kept + kept / 16 {
        kept = importer.added.count
        await keep(importer.added)
      }
      tell(.file(report))
    }
    run.added = importer.added
    if run.added.count > kept { await keep(run.added) }
    return run
  }

  private static func report(of found: UploadedFiles.Found, _ importer: inout RecordImporter) async -> ImportReport {
    switch found {
    case .file(let path, let bytes): return await importer.take(bytes, path: path)
    case .unreadable(let path, let reason): return ImportReport(path: path, failure: reason)
    }
  }
}
