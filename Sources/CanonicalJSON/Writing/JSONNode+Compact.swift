extension JSONNode {
  /// The value without white space, members sorted by the bytes of their names, `/` as it is, numbers with their very
  /// digits: two values are the same where these bytes are, and their order is a total one over all values.
  public var compact: [UInt8] {
    var bytes: [UInt8] = []
    appendCompact(to: &bytes)
    return bytes
  }

  /// Appends `compact` to `bytes`.
  public func appendCompact(to bytes: inout [UInt8]) {
    switch kind {
    case .object: JSONMember.appendCompact(sortedMembers, to: &bytes)
    case .array: appendArray(to: &bytes)
    case .string: JSONMember.appendQuoted(tape.text(at: index), to: &bytes)
    case .number, .bool, .null: bytes.append(contentsOf: tape.bytes[token.span])
    }
  }

  /// Whether both stand in their texts with the very same bytes: a quick proof that they are the same value.
  public func hasSameText(as other: JSONNode) -> Bool {
    let (left, right) = (token.span, other.token.span)
    guard left.count == right.count else { return false }
    return tape.bytes.withUnsafeBufferPointer { own in
      other.tape.bytes.withUnsafeBufferPointer { order(own.part(left), $0.part(right)) == 0 }
    }
  }

  private func appendArray(to bytes: inout [UInt8]) {
    bytes.append(ASCII.openBracket)
    var child = index + 1
    while child < Int(token.next) {
      if child > index + 1 { bytes.append(ASCII.comma) }
      JSONNode(tape: tape, index: child).appendCompact(to: &bytes)
      child = Int(tape.tokens[child].next)
    }
    bytes.append(ASCII.closeBracket)
  }
}

extension JSONMember {
  /// Appends the compact form of an object of these members, which must be in ascending order of their names.
  public static func appendCompact(_ members: [JSONMember], to bytes: inout [UInt8]) {
    bytes.append(ASCII.openBrace)
    for (position, member) in members.enumerated() {
      if position > 0 { bytes.append(ASCII.comma) }
      appendQuoted(member.name, to: &bytes)
      bytes.append(ASCII.colon)
      member.value.appendCompact(to: &bytes)
    }
    bytes.append(ASCII.closeBrace)
  }

  static func appendQuoted(_ text: [UInt8], to bytes: inout [UInt8]) {
    bytes.append(ASCII.quote)
    for byte in text {
      if byte == ASCII.slash || JSONWriter.isPlain(byte) {
        bytes.append(byte)
      } else {
        JSONWriter.appendEscape(byte, to: &bytes)
      }
    }
    bytes.append(ASCII.quote)
  }
}
