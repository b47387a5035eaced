import DocumentFolder
import Interchange
public import SyncEngine
import TrainingModel

/// Brings files into the folder, one after the other.
public struct RecordImporter: Sendable {
  /// What was added, in order.
  public private(set) var added: [AddedRecord] = []

  private let target: any ImportTarget
  private let moment: Moment
  private let maxHeartRate: HeartRate?
  /// Identifiers that are not written: already there, set aside, or deleted.
  private var taken: Set<String>
  /// When records of imports that were undone were deleted: they may come again.
  private let undone: [String: Instant]

  /// The largest file that is read: 256 MiB.
  public static let limit = 256 << 20

  /// An importer into `target`, whose folder holds `snapshot`. What was deleted stays deleted, except what an import that
  /// was `undone` had added.
  public init(_ snapshot: FolderSnapshot, into target: any ImportTarget, at moment: Moment, undone: Set<String> = []) {
    (self.target, self.moment) = (target, moment)
    maxHeartRate = snapshot.athlete?.document.maxHeartRate
    let deleted = snapshot.stubs.stubs.filter { $0.isInForce && undone.contains($0.id) }
    self.undone = Dictionary(deleted.map { ($0.id, $0.deletedAt) }) { max($0, $1) }
    taken = Set(snapshot.listing.documents.map { $0.id }).subtracting(self.undone.keys)
    taken.formUnion(snapshot.workouts.map { $0.document.identifier })
    taken.formUnion(snapshot.sessions.map { $0.document.identifier })
    taken.formUnion(snapshot.listing.placeholders.map { $0.id })
    taken.formUnion(snapshot.listing.candidates.map { $0.id })
    taken.formUnion(snapshot.stubs.deletedIDs.subtracting(self.undone.keys))
    // A stub that cannot be read still says by its name what was deleted.
    taken.formUnion(
      snapshot.stubs.problems.map { String($0.path.split(separator: "/").last?.prefix { $0 != "." } ?? "") })
  }

  /// Reads the file at `path` and saves what is new in it.
  public mutating func take(fileAt path: String) async -> ImportReport {
    switch InputFile.read(path, limit: Self.limit) {
    case .success(let bytes): return await take(bytes, path: path)
    case .failure(let failure): return ImportReport(path: path, failure: failure.text)
    }
  }

  /// Reads a file that is called `path` and saves what is new in it.
  public mutating func take(_ bytes: [UInt8], path: String) async -> ImportReport {
    var report = ImportReport(path: path)
    let file = ImportedFile(bytes, home: moment.zone, maxHeartRate: maxHeartRate, now: moment.now)
    report.format = file.format?.rawValue
    report.problems = file.problems
    switch file.verdict {
    case .failed(let reason): report.reason = reason
    case .skipped(let reason): (report.result, report.reason) = (.skipped, reason)
    case .read:
      for session in file.sessions { await save(session, start: session.start, &report) }
      for workout in file.workouts { await save(workout, start: workout.start, &report) }
      report.result = report.added > 0 ? .imported : report.unsaved > 0 ? .failed : .unchanged
    }
    return report
  }

  private mutating func save<Document: SnapshotDocument>(
    _ document: Document, start: Instant, _ report: inout ImportReport
  ) async {
    let id = document.identifier
    if start > moment.now {
      let day = moment.zone.localTime(at: start).day.text
      let what = "begins in the future, on \(day): it does not count before then"
      report.problems.append(ImportProblem(at: .record(id), what: what, isLoss: false))
    }
    guard taken.insert(id).inserted else {
      report.unchanged += 1
      return
    }
    var document = document
    if let deletedAt = undone[id] { document.updatedAt = .stamp(now: document.updatedAt, over: deletedAt) }
    do throws(EngineError) {
      added.append(AddedRecord(try await target.add(document)))
      report.added += 1
    } catch {
      taken.remove(id)
      report.unsaved += 1
      let what = error.sentence + " " + error.advice
      report.problems.append(ImportProblem(at: .record(id), what: what, isLoss: true))
    }
  }
}
