extension TapeBuilder {
  mutating func array(depth: Int) throws(JSONError) {
    let index = try open(.array, depth: depth)
    var count = 0
    if try peek() != ASCII.closeBracket {
      repeat {
        do throws(JSONError) { try value(depth: depth + 1) } catch { throw error.inside("[\(count)]") }
        count += 1
      } while try continues(until: ASCII.closeBracket)
    }
    close(index, flag: false)
  }

  mutating func object(depth: Int) throws(JSONError) {
    let index = try open(.object, depth: depth)
    var ascends = true
    var last: Int?
    if try peek() != ASCII.closeBrace {
      repeat {
        let name = try memberName()
        ascends = ascends && follows(name, last)
        last = name
        do throws(JSONError) { try value(depth: depth + 1) } catch { throw error.inside(text(name)) }
      } while try continues(until: ASCII.closeBrace)
    }
    close(index, flag: ascends)
    // A name greater than all before it repeats none of them.
    if !ascends { try refuseDuplicates(in: index) }
  }

  private mutating func open(_ kind: JSONNode.Kind, depth: Int) throws(JSONError) -> Int {
    guard depth < JSONLimits.maximumDepth else { throw failure(.tooDeep) }
    tokens.append(Token(start: position, end: 0, next: 0, kind: kind, flag: false))
    position += 1
    return tokens.count - 1
  }

  private mutating func close(_ index: Int, flag: Bool) {
    position += 1
    tokens[index].end = UInt32(truncatingIfNeeded: position)
    tokens[index].next = UInt32(truncatingIfNeeded: tokens.count)
    tokens[index].flag = flag
  }

  /// Whether another element follows; consumes the comma but not the closing bracket.
  private mutating func continues(until closing: UInt8) throws(JSONError) -> Bool {
    let byte = try peek()
    if byte == closing { return false }
    guard byte == ASCII.comma else { throw failure(.unexpectedByte) }
    position += 1
    return true
  }

  /// Reads a name and its colon; returns the index of the name's token.
  private mutating func memberName() throws(JSONError) -> Int {
    guard try peek() == ASCII.quote else { throw failure(.unexpectedByte) }
    try string()
    guard try peek() == ASCII.colon else { throw failure(.unexpectedByte) }
    position += 1
    return tokens.count - 1
  }

  func text(_ name: Int) -> String {
    let content = bytes.part(tokens[name].content)
    return String(decoding: tokens[name].flag ? unescaped(content) : Array(content), as: UTF8.self)
  }

  /// Whether the name has no escapes and is greater, in byte order, than the one before it.
  private func follows(_ name: Int, _ last: Int?) -> Bool {
    guard !tokens[name].flag else { return false }
    guard let last else { return true }
    return order(bytes.part(tokens[last].content), bytes.part(tokens[name].content)) < 0
  }
}
