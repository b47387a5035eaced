/// What a merge must know of a kind of document or of a part of one: which members are no fields, and of which fields
/// absence is a statement.
struct MergeShape: Sendable {
  /// How a member takes part in a merge.
  enum Role: Sendable {
    /// It has a meaning of its own: an identifier, a stamp, a list of parts.
    case structural
    /// A field of the first version: every writer knows it, so that its absence is a value.
    case frozen
    /// A field that came later: its absence may mean that an older program dropped it, and says nothing.
    case added
  }

  /// The roles of the members that this code knows. Others are fields whose absence says nothing.
  let roles: NameMap<Role>
  /// The parts that are merged one by one; nil: the document has none.
  let parts: PartShape?

  init(structural: [StaticString], frozen: [StaticString] = [], added: [StaticString] = [], parts: PartShape? = nil) {
    var roles = NameMap<Role>()
    for name in structural { roles[Array(name)] = .structural }
    for name in frozen { roles[Array(name)] = .frozen }
    for name in added { roles[Array(name)] = .added }
    (self.roles, self.parts) = (roles, parts)
  }
}

/// The list of a document whose elements are merged one by one: the logs of a workout, the exercises of a routine.
struct PartShape: Sendable {
  /// The member that holds those that live.
  let list: StaticString
  /// The member that says which were removed, and when.
  let removed: StaticString
  /// The member that keeps the content of those that were removed.
  let graveyard: StaticString
  /// The roles of the members of one part.
  let roles: NameMap<MergeShape.Role>
  /// Whether parts are logs: with sets, and with a time of their own when they were changed.
  let areLogs: Bool
}

extension NameMap<MergeShape.Role> {
  /// Whether a writer that leaves the member out says that it is absent.
  func isFrozen(_ name: Name) -> Bool { self[name] == .frozen }
}
