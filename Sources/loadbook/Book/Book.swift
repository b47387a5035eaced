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
  let stubs: [StoredStub]
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
      stubs = try await store.readStubs(listing)
    } catch {
      throw .failed(error.sentence + " " + error.advice)
    }
    for record in await store.readAll(listing.documents, AnyRecord.init) { add(record) }
  }

  private mutating func add(_ record: AnyRecord) {
    switch record {
    case .split(let record): splits.append(record)
    case .workout(let record): workouts.append(record)
    case .session(let record): sessions.append(record)
    case .day(let record): days.append(record)
    case .race(let record): races.append(record)
    case .schedule(let record): schedules.append(record)
    case .athlete(let record): athlete = record
    case .quarantined(let file): quarantined.append(file)
    }
  }

  /// Whether nothing that the plan reads is there.
  var isEmpty: Bool { workouts.isEmpty && sessions.isEmpty }
}
