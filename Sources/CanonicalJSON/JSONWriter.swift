/// Writes the very bytes of Foundation's `JSONEncoder` with pretty printing and sorted keys (Linux, Swift 6.3).
public struct JSONWriter {
  /// What was written so far.
  public private(set) var bytes: [UInt8] = []
  private var depth = 0
  private var isFirst = true
  /// The members of the open object that are still to be put among the known ones.
  private var unknown = UnknownMembers()
  private var unknownIndex = 0
  /// The name written last in the open object; kept in debug builds only.
  private var lastKey: [UInt8]?

  /// A writer that has written nothing.
  public init() { bytes.reserveCapacity(8_192) }

  mutating func append(_ byte: UInt8) { bytes.append(byte) }
  mutating func append(_ text: UnsafeBufferPointer<UInt8>) { bytes.append(contentsOf: text) }
  mutating func append(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// An object whose members `body` writes in ascending byte order; `unknown` members are put among them.
  public mutating func object(_ unknown: UnknownMembers = UnknownMembers(), _ body: (inout JSONWriter) -> Void) {
    let outer = (isFirst, self.unknown, unknownIndex, lastKey)
    (isFirst, self.unknown, unknownIndex, lastKey) = (true, unknown, 0, nil)
    open(ASCII.openBrace)
    body(&self)
    writeUnknown(before: nil)
    close(ASCII.closeBrace)
    (isFirst, self.unknown, unknownIndex, lastKey) = outer
  }

  /// An array of `count` elements, each of which `element` writes.
  public mutating func array(count: Int, _ element: (inout JSONWriter, Int) -> Void) {
    let outer = isFirst
    isFirst = true
    open(ASCII.openBracket)
    for index in 0..<count {
      separate()
      element(&self, index)
    }
    close(ASCII.closeBracket)
    isFirst = outer
  }

  /// Starts a member: the unknown ones before it, its separator and its name.
  mutating func key(_ key: UnsafeBufferPointer<UInt8>) {
    assert(ascends(key), "members must be written in ascending byte order")
    writeUnknown(before: key)
    writeKey(key)
  }

  private mutating func ascends(_ key: UnsafeBufferPointer<UInt8>) -> Bool {
    defer { lastKey = Array(key) }
    return lastKey.map { $0.lexicographicallyPrecedes(key) } ?? true
  }

  private mutating func writeKey(_ key: UnsafeBufferPointer<UInt8>) {
    separate()
    quoted(key)
    append(" : ")
  }

  /// Writes the unknown members that come before `key`, or all that are left. A known member wins over an unknown one
  /// of its name.
  private mutating func writeUnknown(before key: UnsafeBufferPointer<UInt8>?) {
    while unknownIndex < unknown.members.count {
      let member = unknown.members[unknownIndex]
      let relation = key.map { key in member.key.withUnsafeBufferPointer { order($0, key) } } ?? -1
      if relation > 0 { return }
      unknownIndex += 1
      if relation == 0 { return }
      member.key.withUnsafeBufferPointer { writeKey($0) }
      raw(member.value)
    }
  }

  private mutating func open(_ bracket: UInt8) {
    append(bracket)
    append(ASCII.lineFeed)
    depth += 1
  }

  private mutating func close(_ bracket: UInt8) {
    append(ASCII.lineFeed)
    depth -= 1
    indent()
    append(bracket)
  }

  private mutating func separate() {
    if !isFirst {
      append(ASCII.comma)
      append(ASCII.lineFeed)
    }
    isFirst = false
    indent()
  }

  mutating func indent() {
    for _ in 0..<depth * 2 { append(ASCII.space) }
  }
}
