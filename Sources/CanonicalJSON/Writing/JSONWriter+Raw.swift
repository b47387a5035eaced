extension JSONWriter {
  /// A value kept raw, laid out for the depth it stands at.
  public mutating func raw(_ value: RawJSON) {
    value.bytes.withUnsafeBufferPointer { text in
      var start = 0
      // A line feed of a raw value is always layout: inside strings it is escaped. Empty lines are not indented.
      for index in text.indices where text[index] == ASCII.lineFeed && text[index + 1] != ASCII.lineFeed {
        append(text.part(start..<index + 1))
        indent()
        start = index + 1
      }
      append(text.part(start..<text.count))
    }
  }

  /// A value of a text: members sorted, strings with the usual escapes, numbers with their very digits.
  public mutating func copy(_ node: JSONNode) {
    let tape = node.tape
    let children = tape.children(of: node.index)
    switch node.kind {
    case .object: copyObject(node)
    case .array: array(count: children.count) { $0.copy(JSONNode(tape: tape, index: children[$1].value)) }
    case .string: tape.text(at: node.index).withUnsafeBufferPointer { quoted($0) }
    case .number, .bool, .null:
      tape.bytes.withUnsafeBufferPointer { append($0.part(node.token.span)) }
    }
  }

  private mutating func copyObject(_ node: JSONNode) {
    let tape = node.tape
    var members = tape.children(of: node.index).compactMap { child in
      child.name.map { (key: tape.text(at: $0), value: child.value) }
    }
    if !node.token.flag { members.sort { $0.key.lexicographicallyPrecedes($1.key) } }
    object { writer in
      for member in members {
        member.key.withUnsafeBufferPointer { writer.key($0) }
        writer.copy(JSONNode(tape: tape, index: member.value))
      }
    }
  }
}
