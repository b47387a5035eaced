/// The members of one object. Asking for a member claims it; what nobody claimed is unknown. Asking in ascending byte
/// order is fastest; any order works.
public struct JSONObject {
  /// The object itself, for errors.
  public let node: JSONNode
  /// The token of the next name to look at, and the one before it if there is one.
  private var cursor: Int
  private var previous: Int?
  /// The tokens of the claimed names.
  private var claimed: [Int] = []

  /// The members of `node`, which must be an object.
  @usableFromInline
  init(_ node: JSONNode) {
    self.node = node
    cursor = node.index + 1
  }

  /// Claims a member; nil when absent.
  public mutating func node(_ key: StaticString) -> JSONNode? {
    guard let name = find(key) else { return nil }
    if !claimed.contains(name) { claimed.append(name) }
    previous = name
    cursor = Int(node.tape.tokens[name + 1].next)
    return JSONNode(tape: node.tape, index: name + 1)
  }

  /// All members in the order of the file, for maps whose names are data. Claims nothing.
  public func members() -> [(key: String, node: JSONNode)] {
    names.map { name in
      (String(decoding: node.tape.text(at: name), as: UTF8.self), JSONNode(tape: node.tape, index: name + 1))
    }
  }

  /// The members that nobody asked for.
  public func unclaimed() -> UnknownMembers {
    let unknown = names.filter { !claimed.contains($0) }
    return UnknownMembers(
      unknown.map { name in
        UnknownMembers.Member(key: node.tape.text(at: name), value: JSONNode(tape: node.tape, index: name + 1).raw)
      })
  }

  private var names: [Int] { node.tape.children(of: node.index).compactMap { $0.name } }

  /// Looks from the cursor to the end, then from the start to the cursor.
  private func find(_ key: StaticString) -> Int? {
    let ascends = node.token.flag
    let end = Int(node.token.next)
    if let name = find(key, in: cursor..<end, ascends: ascends) { return name }
    if let previous, !(ascends && compare(previous, key) < 0) {
      return find(key, in: node.index + 1..<cursor, ascends: ascends)
    }
    return nil
  }

  private func find(_ key: StaticString, in tokens: Range<Int>, ascends: Bool) -> Int? {
    var name = tokens.lowerBound
    while name < tokens.upperBound {
      let order = compare(name, key)
      if order == 0 { return name }
      if ascends, order > 0 { return nil }
      name = Int(node.tape.tokens[name + 1].next)
    }
    return nil
  }

  /// Negative, zero or positive as the name at `name` comes before, equals or comes after `key`.
  private func compare(_ name: Int, _ key: StaticString) -> Int {
    let key = UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount)
    let token = node.tape.tokens[name]
    if token.flag { return node.tape.text(at: name).withUnsafeBufferPointer { order($0, key) } }
    return node.tape.bytes.withUnsafeBufferPointer { order(UnsafeBufferPointer(rebasing: $0[token.content]), key) }
  }
}
