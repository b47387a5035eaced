import CanonicalJSON

/// Gives the members of a document or part their times.
struct FieldLifting {
  let rules: FieldRules
  /// The time of the whole: that of every field without a stamp.
  let time: Instant
  /// The time of a field that was changed without its stamp, by a program that knows no stamps.
  let unawareTime: Instant
  /// The fields of the common ancestor, where that is known.
  let base: Fields?

  /// What a member says of its field: nothing where it is structural.
  private enum Statement {
    case structural
    case value(FieldValue)
  }

  /// The fields, each with its time.
  ///
  /// A stamp of its own counts, unless the ancestor shows the same stamp with another value: then a program that does
  /// not know stamps has changed it. Without a stamp a value that the ancestor has, too, keeps the ancestor's time.
  /// Absence is a value of frozen fields and of those with a stamp; of others it says nothing.
  func fields(_ members: NameMap<JSONNode>, stamps: NameMap<Instant>) -> Fields {
    statements(members)
      .union(stamps) { _, statement, stamp -> Stamped? in
        switch statement {
        case .structural: nil
        case .value(let value): Stamped(value: value, stamp: stamp)
        case nil: stamp.map { Stamped(value: FieldValue(node: nil), stamp: $0) }
        }
      }
      .union(base ?? Fields()) { _, field, ancestor in
        field.map { Register(time(of: $0, ancestor), $0.value) }
      }
      .grouped(rules)
  }

  private struct Stamped {
    var value: FieldValue
    var stamp: Instant?
  }

  private func statements(_ members: NameMap<JSONNode>) -> NameMap<Statement> {
    members.union(rules.roles) { _, node, role in
      // Of a member that this code knows null is absence; of others nobody can tell.
      let present = role == nil || node?.kind != .null ? node : nil
      switch role {
      case .structural: return .structural
      case .frozen: return .value(FieldValue(node: present))
      case .added, nil: return present.map { .value(FieldValue(node: $0)) }
      }
    }
  }

  private func time(of field: Stamped, _ ancestor: Register<FieldValue>?) -> Instant {
    guard let ancestor else { return field.stamp ?? time }
    if ancestor.holds(field.value) { return field.stamp ?? min(time, ancestor.time) }
    let stamp = field.stamp ?? time
    return stamp == ancestor.time ? unawareTime : stamp
  }
}

/// The moments of a map such as `fieldUpdatedAt`; an absent one is empty.
func moments(_ node: JSONNode?) throws(JSONError) -> NameMap<Instant> {
  var moments = NameMap<Instant>()
  guard let node, node.kind != .null else { return moments }
  for member in try node.members() { moments[member.name] = try Instant(json: member.value) }
  return moments
}
