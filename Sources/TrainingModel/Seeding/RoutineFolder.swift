/// What a folder holds of routines, as far as seeding must know it.
public struct RoutineFolder: Hashable, Sendable {
  /// The routines that live: no stub in force covers them.
  public var live: [SplitDocument]
  /// Routines whose file is there and cannot be read: a newer schema, damage, a placeholder.
  public var setAside: [ULID]
  /// Records whose stub is in force.
  public var deleted: [ULID]
  /// Records that were brought back and keep their stub.
  public var restored: [ULID]

  /// A folder's routines.
  public init(live: [SplitDocument], setAside: [ULID], deleted: [ULID], restored: [ULID]) {
    (self.live, self.setAside, self.deleted, self.restored) = (live, setAside, deleted, restored)
  }

  /// A folder that holds nothing.
  public static let empty = RoutineFolder(live: [], setAside: [], deleted: [], restored: [])

  /// The living routine of that identifier.
  public subscript(id: ULID) -> SplitDocument? { live.first { $0.id == id } }

  /// The living routine that people would take for `starter`, which does not live itself, by its name.
  func namesake(of starter: StarterRoutine) -> SplitDocument? {
    live.first { RoutineName.isSame($0.name, starter.name) }
  }
}
