import CanonicalJSON

extension DocumentState {
  /// The document as canonical bytes. Reading them again gives the same state.
  func bytes(_ kind: DocumentKind) -> [UInt8] {
    var writer = JSONWriter()
    Lowered.object(lowered(kind)).write(to: &writer)
    return writer.bytes
  }

  private func lowered(_ kind: DocumentKind) -> NameMap<Lowered> {
    let shape = MergeShape.of(kind)
    var members = NameMap<Lowered>()
    members.add(fields, time: updatedAt, rules: shape.rules)
    members.set("createdAt", .moment(createdAt))
    members.set("id", .text(id))
    members.set("schemaVersion", .whole(schemaVersion))
    members.set("updatedAt", .moment(updatedAt))
    if let parts = shape.parts { add(parts, to: &members) }
    if kind == .workout { addDerived(to: &members) }
    return members
  }

  private func addDerived(to members: inout NameMap<Lowered>) {
    members.set("status", .text(Array(WorkoutEnd.status(of: self).rawValue.utf8)))
    members.set("end", WorkoutEnd.end(of: self).map { .moment($0) })
    members.set("metrics", metrics.map { .object($0.lowered) })
  }

  private func add(_ shape: PartShape, to members: inout NameMap<Lowered>) {
    let living = livingParts.entries.sorted { left, right in
      let (first, second) = (left.value.order, right.value.order)
      return first == second ? byteOrder(left.name, right.name) < 0 : first < second
    }
    let dead = parts.compactMap { lives($0, $1) ? nil : $1 }
    members.set(shape.list, .list(living.map { .object(lowered($0.name, $0.value, shape)) }))
    if !removed.isEmpty { members.set(shape.removed, .moments(removed)) }
    if !dead.isEmpty {
      members.set(shape.graveyard, .list(dead.entries.map { .object(lowered($0.name, $0.value, shape)) }))
    }
  }

  private func lowered(_ id: [UInt8], _ part: PartState, _ shape: PartShape) -> NameMap<Lowered> {
    var members = NameMap<Lowered>()
    members.add(part.fields, time: part.updatedAt, rules: shape.rules)
    members.set("id", .text(id))
    // What an exercise does not say is the document's.
    if shape.areLogs || part.updatedAt != updatedAt { members.set("updatedAt", .moment(part.updatedAt)) }
    if !part.sets.isEmpty { members.set("setEntries", .list(part.loweredSets)) }
    if !part.removedSets.isEmpty { members.set("deletedSets", .moments(part.removedSets)) }
    return members
  }
}

extension PartState {
  fileprivate var order: Int64 {
    guard let node = fields["order"]?.content.node else { return 0 }
    do throws(JSONError) { return try node.int64() } catch { return 0 }
  }

  fileprivate var loweredSets: [Lowered] {
    let sorted = sets.entries.sorted { left, right in
      let (first, second) = (left.value.content, right.value.content)
      if first.completedAt != second.completedAt { return first.completedAt < second.completedAt }
      if first.rank ?? 0 != second.rank ?? 0 { return first.rank ?? 0 < second.rank ?? 0 }
      return byteOrder(left.name, right.name) < 0
    }
    var place: (second: Instant, next: Int64)?
    return sorted.map { entry in
      let body = entry.value.content
      var members = NameMap<Lowered>()
      for member in body.members { members[member.name] = .node(member.value) }
      if entry.value.time != updatedAt { members.set("updatedAt", .moment(entry.value.time)) }
      if let rank = body.rank {
        let next = place?.second == body.completedAt ? place?.next ?? 0 : 0
        if rank != next { members.set("twin", .whole(rank)) }
        place = (body.completedAt, next + 1)
      }
      return .object(members)
    }
  }
}

extension MetricsState {
  fileprivate var lowered: NameMap<Lowered> {
    var lowered = NameMap<Lowered>()
    for member in members { lowered[member.name] = .node(member.value) }
    lowered[Self.healthKeyName] = healthKey.map { .text($0) }
    return lowered
  }
}
