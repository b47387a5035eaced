/// How the members of a document, or of a part of one, take part in a merge.
struct FieldRules: Sendable {
  /// What a member is.
  enum Role: Sendable {
    /// It has a meaning of its own: an identifier, a stamp, a list of parts.
    case structural
    /// A field that every program knows which writes such documents, so that its absence is a value.
    case frozen
    /// A field whose absence may mean that a program did not know it, and says nothing.
    case added
  }

  /// The roles of the members that this code knows. Others are fields whose absence says nothing.
  let roles: NameMap<Role>
  /// Fields that mean something together alone: they are set together, and come from one copy.
  let groups: [[[UInt8]]]

  init(
    structural: [StaticString], frozen: [StaticString] = [], added: [StaticString] = [], groups: [[StaticString]] = []
  ) {
    var roles = NameMap<Role>()
    for name in structural { roles[Array(name)] = .structural }
    for name in frozen { roles[Array(name)] = .frozen }
    for name in added { roles[Array(name)] = .added }
    self.roles = roles
    self.groups = groups.map { $0.map { Array($0) } }
  }

  /// Whether nothing but a stamp of its own says that the field is absent.
  func needsStamp(_ name: [UInt8], in fields: Fields) -> Bool {
    guard roles[name] != .frozen else { return false }
    let group = groups.first { $0.contains(name) } ?? []
    return !group.contains { fields[$0]?.content.node != nil }
  }
}

extension Fields {
  /// The fields with one time for all of a group, the latest; what a group lacks is absent at that time, too.
  func grouped(_ rules: FieldRules) -> Fields {
    var fields = self
    for group in rules.groups {
      guard let time = group.compactMap({ self[$0]?.time }).max() else { continue }
      for name in group { fields[name] = Register(time, self[name]?.content ?? FieldValue(node: nil)) }
    }
    return fields
  }

  /// The register that counts for every name of either map; those of a group all from one of them.
  func joined(_ other: Fields, _ rules: FieldRules) -> Fields {
    var joined = joined(other)
    for group in rules.groups {
      let winner = relation(to: other, in: group) >= 0 ? self : other
      for name in group { joined[name] = winner[name] }
    }
    return joined
  }

  private func relation(to other: Fields, in group: [[UInt8]]) -> Int {
    for name in group {
      guard let own = self[name], let others = other[name] else {
        return (self[name] == nil ? 0 : 1) - (other[name] == nil ? 0 : 1)
      }
      let relation = own.relation(to: others)
      if relation != 0 { return relation }
    }
    return 0
  }
}
