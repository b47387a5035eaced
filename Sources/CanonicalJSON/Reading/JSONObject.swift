/// The members of one object. Asking for a member claims it; what nobody claimed is unknown. Asking in ascending byte
/// order is fastest; any order works.
public struct JSONObject {
  /// The object itself, for errors.
  public let node: JSONNode
  /// The next member to look at.
  private var cursor: Member
  /// The token of the name before the cursor, if there is one.
  private var previous: Int?
  private var claimed = ClaimedMembers()

  /// The token of a member's name, and how many members come before it.
  private struct Member {
    var name: Int
    var ordinal = 0
  }

  /// The members of `node`, which must be an object.
  @usableFromInline
  init(_ node: JSONNode) {
    self.node = node
    cursor = Member(name: node.index + 1)
  }

  /// Claims a member; nil when absent.
  public mutating func node(_ key: StaticString) -> JSONNode? {
    guard let member = find(key) else { return nil }
    claimed.insert(member.ordinal)
    previous = member.name
    cursor = after(member)
    return value(of: member)
  }

  /// All members in the order of the file, for maps whose names are data. Claims nothing.
  public func members() -> [(key: String, node: JSONNode)] {
    var members: [(key: String, node: JSONNode)] = []
    var member = first
    while member.name < end {
      members.append((String(decoding: node.tape.text(at: member.name), as: UTF8.self), value(of: member)))
      member = after(member)
    }
    return members
  }

  /// The members that nobody asked for.
  public func unclaimed() -> UnknownMembers {
    var unknown: [UnknownMembers.Member] = []
    var member = first
    while member.name < end {
      if !claimed.contains(member.ordinal) {
        unknown.append(UnknownMembers.Member(key: node.tape.text(at: member.name), value: value(of: member).raw))
      }
      member = after(member)
    }
    return unknown.isEmpty ? UnknownMembers() : UnknownMembers(unknown)
  }

  private var first: Member { Member(name: node.index + 1) }
  private var end: Int { Int(node.token.next) }

  private func value(of member: Member) -> JSONNode { JSONNode(tape: node.tape, index: member.name + 1) }

  private func after(_ member: Member) -> Member {
    Member(name: Int(node.tape.tokens[member.name + 1].next), ordinal: member.ordinal + 1)
  }

  /// Looks from the cursor to the end, then from the start to the cursor.
  private func find(_ key: StaticString) -> Member? {
    let ascends = node.token.flag
    if let member = find(key, from: cursor, to: end, ascends: ascends) { return member }
    guard let previous, !ascends || compare(previous, key) >= 0 else { return nil }
    return find(key, from: first, to: cursor.name, ascends: ascends)
  }

  private func find(_ key: StaticString, from start: Member, to end: Int, ascends: Bool) -> Member? {
    var member = start
    while member.name < end {
      let order = compare(member.name, key)
      if order == 0 { return member }
      if ascends, order > 0 { return nil }
      member = after(member)
    }
    return nil
  }

  /// Negative, zero or positive as the name at `name` comes before, equals or comes after `key`.
  private func compare(_ name: Int, _ key: StaticString) -> Int {
    let key = UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount)
    let token = node.tape.tokens[name]
    if token.flag { return node.tape.text(at: name).withUnsafeBufferPointer { order($0, key) } }
    return node.tape.bytes.withUnsafeBufferPointer { order($0.part(token.content), key) }
  }
}
