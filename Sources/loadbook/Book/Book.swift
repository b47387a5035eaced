import DocumentFolder
import SyncEngine
import TrainingModel

/// All records of the folder, as the cache has them after one look at the folder.
struct Book: Sendable {
  /// What may be done with the folder.
  let engine: PhoneEngine
  let snapshot: FolderSnapshot

  /// Looks at the folder and brings the cache up to date; a missing folder is empty. With `bringsStarters` it gets the
  /// starter routines that it lacks.
  init(path: String, environment: Environment, bringsStarters: Bool = false) async throws(CommandError) {
    do throws(EngineError) {
      engine = try PhoneEngine(EngineSetup(folder: path, environment: environment))
      try await engine.connect()
      if bringsStarters { _ = try await engine.seed(after: Self.settling) }
      snapshot = try await engine.snapshot()
    } catch {
      throw CommandError(error)
    }
  }

  /// How long a folder must stay empty before it counts as new: a sync service may be about to fill it. Our own choice.
  private static let settling = Duration.seconds(1)

  /// The folder's files.
  var store: DocumentFileStore { engine.store }

  var splits: [Record<SplitDocument>] { snapshot.splits }
  var workouts: [Record<WorkoutDocument>] { snapshot.workouts }
  var sessions: [Record<SessionDocument>] { snapshot.sessions }
  var days: [Record<DayDocument>] { snapshot.days }
  var races: [Record<RaceDocument>] { snapshot.races }
  var schedules: [Record<ScheduleDocument>] { snapshot.schedules }
  var athlete: Record<AthleteDocument>? { snapshot.athlete }
  /// Files that are set aside.
  var quarantined: [QuarantinedFile] { snapshot.quarantined }
  /// What lies in the folder by its names.
  var listing: FolderListing { snapshot.listing }
  /// The stubs of deleted records.
  var stubs: StubIndex { snapshot.stubs }
  /// Conflict copies that were joined or had to be left.
  var copies: [CopyReport] { snapshot.copies }
  /// How the folder stands.
  var status: EngineStatus { snapshot.status }

  /// Whether nothing that the plan reads is there.
  var isEmpty: Bool { workouts.isEmpty && sessions.isEmpty }
}

extension EngineSetup {
  /// The setup of this process on this machine.
  init(folder: String, environment: Environment) {
    self.init(
      folder: folder, state: StatePaths(folder: folder, environment: environment), mark: ProcessMark.current(),
      now: { SystemClock.now() }, wait: { try? await Task.sleep(for: $0) })
  }
}

extension StatePaths {
  /// Below `loadbook` in the XDG cache directory; nil where no home is known.
  init?(folder: String, environment: Environment) {
    guard let directory = Self.directory(environment: environment) else { return nil }
    self.init(directory: directory, folder: folder)
  }

  /// `loadbook` in the XDG cache directory; nil where no home is known.
  static func directory(environment: Environment) -> String? {
    (environment["XDG_CACHE_HOME"] ?? environment["HOME"].map { $0 + "/.cache" }).map { $0 + "/loadbook" }
  }
}
