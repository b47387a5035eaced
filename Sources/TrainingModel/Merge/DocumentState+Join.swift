extension DocumentState {
  /// All that either says, and of what both speak of the later word. Both must be of one document.
  func joined(_ other: DocumentState, _ shape: MergeShape) -> DocumentState {
    var joined = self
    joined.createdAt = min(createdAt, other.createdAt)
    joined.updatedAt = max(updatedAt, other.updatedAt)
    joined.schemaVersion = max(schemaVersion, other.schemaVersion)
    joined.fields = fields.joined(other.fields, shape.rules)
    joined.parts = parts.union(other.parts) { _, left, right in
      guard let left, let right, let rules = shape.parts?.rules else { return left ?? right }
      return left.joined(right, rules)
    }
    joined.removed = removed.latest(other.removed)
    joined.metrics = metrics?.joined(other.metrics) ?? other.metrics
    joined.settle()
    joined.statedEnd = WorkoutEnd.joined(self, other, in: joined)
    return joined
  }
}

extension PartState {
  func joined(_ other: PartState, _ rules: FieldRules) -> PartState {
    var joined = self
    joined.updatedAt = max(updatedAt, other.updatedAt)
    joined.fields = fields.joined(other.fields, rules)
    joined.sets = sets.joined(other.sets)
    joined.removedSets = removedSets.latest(other.removedSets)
    return joined
  }
}

extension NameMap {
  /// The register that counts for every name of either map.
  func joined<Content>(_ other: NameMap) -> NameMap where Value == Register<Content> {
    union(other) { _, left, right in left?.joined(right) ?? right }
  }
}
