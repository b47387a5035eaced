import DocumentFolder
import Planner
import TrainingModel

/// All documents of the folder, read once.
struct Book: Sendable {
  /// The folder that they came from and go back to.
  let store: DocumentFileStore
  /// What lies in the folder by its names.
  let listing: FolderListing
  /// The stubs of deleted records.
  let stubs: StubIndex
  private(set) var splits: [Record<SplitDocument>] = []
  private(set) var workouts: [Record<WorkoutDocument>] = []
  private(set) var sessions: [Record<SessionDocument>] = []
  private(set) var days: [Record<DayDocument>] = []
  private(set) var races: [Record<RaceDocument>] = []
  private(set) var schedules: [Record<ScheduleDocument>] = []
  private(set) var athlete: Record<AthleteDocument>?
  private(set) var quarantined: [Quarantined] = []

  /// Reads the folder at `path`; a missing one is empty.
  init(path: String) async throws(CommandError) {
    store = DocumentFileStore(
      path: path, layouts: DocumentKind.allCases.map { $0.layout }, mark: ProcessMark.current())
    do throws(FolderError) {
      listing = try store.list()
    } catch {
      throw CommandError(error)
    }
    stubs = await store.readStubs(listing)
    for record in await store.readAll(listing.documents, AnyRecord.init) { add(record) }
    for record in await store.readAll(listing.duplicates.map { $0.document }, AnyRecord.init) { addDuplicate(record) }
  }

  private mutating func add(_ record: AnyRecord) {
    switch record {
    case .split(let record): if isLive(record) { splits.append(record) }
    case .workout(let record): if isLive(record) { workouts.append(record) }
    case .session(let record): if isLive(record) { sessions.append(record) }
    case .day(let record): if isLive(record) { days.append(record) }
    case .race(let record): if isLive(record) { races.append(record) }
    case .schedule(let record): if isLive(record) { schedules.append(record) }
    case .athlete(let record): if isLive(record) { athlete = record }
    case .quarantined(let file): quarantined.append(file)
    }
  }

  /// Of two files of one document the newer one counts, until they are joined.
  private mutating func addDuplicate(_ record: AnyRecord) {
    switch record {
    case .split(let record): Self.keepNewer(record, in: &splits)
    case .workout(let record): Self.keepNewer(record, in: &workouts)
    case .session(let record): Self.keepNewer(record, in: &sessions)
    case .day(let record): Self.keepNewer(record, in: &days)
    case .race(let record): Self.keepNewer(record, in: &races)
    case .schedule(let record): Self.keepNewer(record, in: &schedules)
    case .athlete: break
    case .quarantined(let file): quarantined.append(file)
    }
  }

  private static func keepNewer<Document: TrainingDocument>(
    _ record: Record<Document>, in records: inout [Record<Document>]
  ) {
    guard let index = records.firstIndex(where: { $0.document.identifier == record.document.identifier }),
      records[index].document.updatedAt < record.document.updatedAt
    else { return }
    records[index] = record
  }

  /// Whether no stub covers the record: a file that a sync service brings back after its deletion stays deleted,
  /// unless it was changed later.
  private func isLive<Document: TrainingDocument>(_ record: Record<Document>) -> Bool {
    stubs[record.document.identifier].map { !$0.covers(updatedAt: record.document.updatedAt) } ?? true
  }

  /// Files that may hold sessions and are not counted: set aside, in folders that cannot be listed, or not here yet.
  var uncounted: Int {
    quarantined.count + listing.unreadableDirectories.count + listing.placeholders.count
  }

  /// Whether nothing that the plan reads is there.
  var isEmpty: Bool { workouts.isEmpty && sessions.isEmpty }
}
