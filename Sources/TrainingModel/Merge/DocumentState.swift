/// What a document says, taken apart so that each piece knows when it was said: a product of registers, unions and
/// latest moments. The join of two states depends neither on their order nor on how often either is joined.
struct DocumentState {
  var id: [UInt8]
  var createdAt: Instant
  var updatedAt: Instant
  var schemaVersion: Int64
  var fields: Fields
  /// The parts by their identifiers, those that were removed, too.
  var parts = NameMap<PartState>()
  /// When parts were removed.
  var removed = NameMap<Instant>()
  var metrics: MetricsState?
  /// The end that a workout states although its logs do not say it; see `WorkoutEnd`.
  var statedEnd: Instant?

  /// Whether a part lives: it was touched after it was removed, if it was.
  func lives(_ id: [UInt8], _ part: PartState) -> Bool { removed[id].map { part.updatedAt > $0 } ?? true }

  /// The parts that live.
  var livingParts: NameMap<PartState> { parts.compactMap { lives($0, $1) ? $1 : nil } }

  /// Lets go of sets that were taken back since they were last changed.
  mutating func settle() {
    parts = parts.compactMap { _, part in
      var part = part
      part.settle()
      return part
    }
  }
}

/// A part of a document: a log of a workout or an exercise of a routine.
struct PartState {
  /// When anything in it was last changed.
  var updatedAt: Instant
  var fields: Fields
  var sets = Sets()
  /// When sets were taken back.
  var removedSets = NameMap<Instant>()

  /// Lets go of sets that were taken back since they were last changed.
  mutating func settle() {
    guard !removedSets.isEmpty else { return }
    let removed = removedSets
    sets = sets.compactMap { key, set in removed[key].map { set.time > $0 } ?? true ? set : nil }
  }
}
