import CanonicalJSON
import DocumentFolder
import Interchange
import SyncEngine
import TrainingDesk
import TrainingModel

/// Brings files into the folder, one after the other, and keeps a report of each.
struct Importer {
  private let book: Book
  private let invocation: Invocation
  /// Identifiers that are not written: already there, set aside, or deleted.
  private var taken: Set<String>
  /// What became of each file, in order.
  private(set) var reports: [ImportReport] = []

  /// The largest file that is read: 256 MiB.
  private static let limit = 256 << 20

  init(book: Book, invocation: Invocation) {
    (self.book, self.invocation) = (book, invocation)
    taken = Set(book.listing.documents.map { $0.id })
    taken.formUnion(book.listing.placeholders.map { $0.id })
    taken.formUnion(book.listing.candidates.map { $0.id })
    taken.formUnion(book.stubs.deletedIDs)
    // A stub that cannot be read still says by its name what was deleted.
    taken.formUnion(book.stubs.problems.map { String($0.path.split(separator: "/").last?.prefix { $0 != "." } ?? "") })
  }

  /// Reads one file and saves what is new in it.
  mutating func take(_ entry: InputTree.Entry) async {
    var report = ImportReport(path: entry.path, result: .failed)
    if let failure = entry.failure {
      report.reason = failure
    } else {
      switch InputFile.read(entry.path, limit: Self.limit) {
      case .failure(let failure): report.reason = failure.text
      case .success(let bytes): await save(bytes, &report)
      }
    }
    reports.append(report)
  }

  private mutating func save(_ bytes: [UInt8], _ report: inout ImportReport) async {
    let maximum = book.athlete?.document.maxHeartRate
    let file = ImportedFile(bytes, home: invocation.zone, maxHeartRate: maximum, now: invocation.now)
    report.format = file.format?.rawValue
    report.problems = file.problems
    switch file.verdict {
    case .failed(let reason): report.reason = reason
    case .skipped(let reason): (report.result, report.reason) = (.skipped, reason)
    case .read:
      for session in file.sessions {
        noteFuture(session.start, session.identifier, &report)
        await save(session, &report)
      }
      for workout in file.workouts {
        noteFuture(workout.start, workout.identifier, &report)
        await save(workout, &report)
      }
      report.result = report.added > 0 ? .imported : report.unsaved > 0 ? .failed : .unchanged
    }
  }

  private func noteFuture(_ start: Instant, _ id: String, _ report: inout ImportReport) {
    guard start > invocation.now else { return }
    let what =
      "begins in the future, on \(invocation.zone.localTime(at: start).day.text): it does not count before then"
    report.problems.append(ImportProblem(at: .record(id), what: what, isLoss: false))
  }

  private mutating func save<Document: TrainingDocument>(_ document: Document, _ report: inout ImportReport) async {
    guard taken.insert(document.identifier).inserted else {
      report.unchanged += 1
      return
    }
    do throws(CommandError) {
      try await book.add(document, invocation)
      report.added += 1
    } catch {
      taken.remove(document.identifier)
      report.unsaved += 1
      report.problems.append(ImportProblem(at: .record(document.identifier), what: error.text, isLoss: true))
    }
  }
}

extension CommandError {
  /// What went wrong.
  var text: String {
    switch self {
    case .usage(let text), .failed(let text): text
    }
  }
}
