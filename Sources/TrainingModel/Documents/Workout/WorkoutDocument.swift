public import CanonicalJSON

/// A workout with its exercises; schema version 5.
///
/// Version 2 added metrics, 3 dropped the derived `completed` flag and added machine settings, 4 made weights
/// fractional and added the sets done, 5 added stamps per exercise and tombstones. Older files are read as they are.
public struct WorkoutDocument: Hashable, Sendable {
  /// The newest schema version read and written.
  public static let currentSchemaVersion: Int64 = 5

  /// Identifies the workout; its time is the workout's start.
  public var id: ULID
  /// The routine that it was started from; a snapshot, not a live reference.
  public var splitID: ULID?
  /// That routine's name at the time.
  public var splitName: String?
  /// When it began; fixes the month folder of a new file.
  public var start: Instant
  /// When its last exercise was resolved; nil while one is open.
  public internal(set) var end: Instant?
  /// Derived from the exercises by `recomputeStatus(at:)`, never set.
  public internal(set) var status: WorkoutStatus = .notStarted
  /// When the document was made.
  public var createdAt: Instant
  /// When it last changed.
  public var updatedAt: Instant
  /// Its exercises, in file order; shown by their `order`.
  public var logs: [WorkoutLogDocument] = []
  /// What was measured; nil until the workout is over and somebody writes it.
  public var metrics: WorkoutMetrics?
  /// Exercises removed, and when; pruned 30 days later.
  public var deletedLogIDs: DeletionStamps?
  /// The exercises that were removed, kept as long as their stamps.
  public internal(set) var deletedLogs: [WorkoutLogDocument]?
  /// The routine's rest between sets in seconds at the start; nil: the device's setting.
  public var restSeconds: Int64?
  /// The routine's flow mode at the start; nil: off.
  public var autoAdvance: Bool?
  /// The routine's target heart rate at the start, in beats a minute; nil: none.
  public var targetHeartRate: Int64?
  /// The raw `WorkoutActivityType` of the routine at the start; nil: traditional strength.
  public var activityTypeCode: Int64?
  /// Session RPE, 1…10; nil: not rated.
  public var effort: Effort?
  /// What she wrote about it; nil: nothing.
  public var notes: String?
  /// The program that the workout was imported from; nil: recorded here.
  public var source: String?
  /// That program's key of it.
  public var externalID: String?
  /// The zone in which the wall clock stood, where an import knew it; nil: the athlete's.
  public var zone: Zone?
  /// When members were changed that last changed at another time than the document; nil: none did.
  public var fieldUpdatedAt: FieldStamps?
  /// Members of newer versions.
  public var unknown = UnknownMembers()

  /// A workout without exercises.
  public init(id: ULID, start: Instant, createdAt: Instant) {
    (self.id, self.start, self.createdAt, updatedAt) = (id, start, createdAt, createdAt)
  }
}
