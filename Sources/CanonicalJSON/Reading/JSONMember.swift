/// A member of an object whose names are data: its name as UTF-8, since two names that Swift calls equal can be two.
public struct JSONMember: Sendable {
  /// The name without escapes.
  public var name: [UInt8]
  /// The value.
  public var value: JSONNode

  /// A member.
  public init(name: [UInt8], value: JSONNode) { (self.name, self.value) = (name, value) }
}

extension JSONNode {
  /// The members in ascending byte order of their names. Throws `wrongType` unless the value is an object.
  public func members() throws(JSONError) -> [JSONMember] {
    try expect(.object)
    return sortedMembers
  }

  /// The members of an object in ascending byte order of their names.
  var sortedMembers: [JSONMember] {
    var members: [JSONMember] = []
    var name = index + 1
    while name < Int(token.next) {
      members.append(JSONMember(name: tape.text(at: name), value: JSONNode(tape: tape, index: name + 1)))
      name = Int(tape.tokens[name + 1].next)
    }
    if !token.flag { members.sort { byteOrder($0.name, $1.name) < 0 } }
    return members
  }
}

extension JSONNode {
  /// A string that stands in no file, given as UTF-8.
  public init(string text: [UInt8]) {
    var writer = JSONWriter(capacity: text.count + 2)
    text.withUnsafeBufferPointer { writer.quoted($0) }
    let token = Token(
      start: 0, end: writer.bytes.count, next: 1, kind: .string, flag: writer.bytes.contains(ASCII.backslash))
    self.init(tape: Tape(bytes: writer.bytes, tokens: [token]), index: 0)
  }
}
