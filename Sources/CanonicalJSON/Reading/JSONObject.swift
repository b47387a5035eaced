/// The members of one object. Asking for a member claims it; what nobody claimed is unknown. Asking in ascending byte
/// order is fastest; any order works.
public struct JSONObject {
  /// The object itself, for errors.
  public let node: JSONNode
  /// The token after the object.
  private let end: Int
  /// Whether names ascend in byte order and have no escapes.
  private let ascends: Bool
  /// The next member to look at, and the one before it; both the first at the start.
  private var cursor: Member
  private var previous: Member
  private var claimed = ClaimedMembers()

  /// The token of a member's name, and how many members come before it.
  private struct Member {
    var name: Int
    var ordinal = 0
  }

  /// The members of `node`, which must be an object.
  @usableFromInline
  init(_ node: JSONNode) {
    let token = node.token
    (self.node, end, ascends) = (node, Int(token.next), token.flag)
    cursor = Member(name: node.index + 1)
    previous = cursor
  }

  /// Claims a member; nil when absent.
  public mutating func node(_ key: StaticString) -> JSONNode? {
    let key = UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount)
    guard let member = find(key) else { return nil }
    claimed.insert(member.ordinal)
    previous = member
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
    // The usual case: the last member was claimed last, and all before it are claimed, too.
    if cursor.name == end, claimed.count == cursor.ordinal { return UnknownMembers() }
    var unknown: [UnknownMembers.Member] = []
    var member = first
    while member.name < end {
      if !claimed.contains(member.ordinal) {
        unknown.append(UnknownMembers.Member(key: node.tape.text(at: member.name), value: value(of: member).raw))
      }
      member = after(member)
    }
    return UnknownMembers(unknown)
  }

  private var first: Member { Member(name: node.index + 1) }

  private func value(of member: Member) -> JSONNode { JSONNode(tape: node.tape, index: member.name + 1) }

  private func after(_ member: Member) -> Member {
    Member(name: Int(node.tape.tokens[member.name + 1].next), ordinal: member.ordinal + 1)
  }

  /// Looks from the cursor to the end, then from the start to the cursor.
  private func find(_ key: UnsafeBufferPointer<UInt8>) -> Member? {
    if let member = find(key, from: cursor, to: end) { return member }
    guard cursor.ordinal > 0, !ascends || compare(previous.name, key) >= 0 else { return nil }
    return find(key, from: first, to: cursor.name)
  }

  @inline(__always)
  private func find(_ key: UnsafeBufferPointer<UInt8>, from start: Member, to end: Int) -> Member? {
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
  @inline(__always)
  private func compare(_ name: Int, _ key: UnsafeBufferPointer<UInt8>) -> Int {
    let token = node.tape.tokens[name]
    if token.flag { return node.tape.text(at: name).withUnsafeBufferPointer { order($0, key) } }
    return node.tape.bytes.withUnsafeBufferPointer { order($0.part(token.content), key) }
  }
}
