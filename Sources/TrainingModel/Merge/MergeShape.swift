/// What a merge must know of a kind of document.
struct MergeShape: Sendable {
  /// How its members take part.
  let rules: FieldRules
  /// The parts that are merged one by one; nil: the document has none.
  var parts: PartShape?
}

/// The list of a document whose elements are merged one by one: the logs of a workout, the exercises of a routine.
struct PartShape: Sendable {
  /// The member that holds those that live.
  let list: StaticString
  /// The member that says which were removed, and when.
  let removed: StaticString
  /// The member that keeps the content of those that were removed.
  let graveyard: StaticString
  /// How the members of one part take part.
  let rules: FieldRules
  /// Whether parts are logs: with sets, and with a time of their own when they were changed.
  let areLogs: Bool
}
