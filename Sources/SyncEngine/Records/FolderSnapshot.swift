public import DocumentFolder
public import TrainingModel

/// All records of the folder at one moment, as the cache knows them.
public struct FolderSnapshot: Sendable {
  /// The routines.
  public internal(set) var splits: [Record<SplitDocument>] = []
  /// The workouts.
  public internal(set) var workouts: [Record<WorkoutDocument>] = []
  /// The sessions without sets.
  public internal(set) var sessions: [Record<SessionDocument>] = []
  /// The days with answers.
  public internal(set) var days: [Record<DayDocument>] = []
  /// The races.
  public internal(set) var races: [Record<RaceDocument>] = []
  /// The schedules.
  public internal(set) var schedules: [Record<ScheduleDocument>] = []
  /// The athlete; nil: nothing is known of her.
  public internal(set) var athlete: Record<AthleteDocument>?
  /// Files that are set aside, in ascending order of their paths.
  public internal(set) var quarantined: [QuarantinedFile] = []
  /// What lies in the folder by its names.
  public let listing: FolderListing
  /// The stubs of deleted records.
  public let stubs: StubIndex
  /// Conflict copies that were joined, or could not be.
  public let copies: [CopyReport]
  /// How the folder stands.
  public let status: EngineStatus

  init(listing: FolderListing, stubs: StubIndex, copies: [CopyReport], status: EngineStatus) {
    (self.listing, self.stubs, self.copies, self.status) = (listing, stubs, copies, status)
  }

  /// The latest change of any record; nil where there is none.
  public var newestUpdate: Instant? {
    let documents: [Instant] =
      splits.map { $0.document.updatedAt } + workouts.map { $0.document.updatedAt }
      + sessions.map { $0.document.updatedAt } + days.map { $0.document.updatedAt }
      + races.map { $0.document.updatedAt } + schedules.map { $0.document.updatedAt }
    return (documents + [athlete?.document.updatedAt].compactMap { $0 }).max()
  }

  mutating func add(_ record: AnyRecord) {
    switch record {
    case .split(let record): if isLive(record) { splits.append(record) }
    case .workout(let record): if isLive(record) { workouts.append(record) }
    case .session(let record): if isLive(record) { sessions.append(record) }
    case .day(let record): if isLive(record) { days.append(record) }
    case .race(let record): if isLive(record) { races.append(record) }
    case .schedule(let record): if isLive(record) { schedules.append(record) }
    case .athlete(let record): if isLive(record) { athlete = record }
    }
  }

  /// As `add`, for a record that may lie between those that are here already.
  mutating func insert(_ record: AnyRecord) {
    switch record {
    case .split(let record): if isLive(record) { put(record) }
    case .workout(let record): if isLive(record) { put(record) }
    case .session(let record): if isLive(record) { put(record) }
    case .day(let record): if isLive(record) { put(record) }
    case .race(let record): if isLive(record) { put(record) }
    case .schedule(let record): if isLive(record) { put(record) }
    case .athlete(let record): if isLive(record) { put(record) }
    }
  }

  /// Whether no stub covers the record: a file that could not be deleted again stays deleted, unless it was changed
  /// later.
  func isLive<Document: TrainingDocument>(_ record: Record<Document>) -> Bool {
    stubs[record.document.identifier].map { !$0.covers(updatedAt: record.document.updatedAt) } ?? true
  }
}
