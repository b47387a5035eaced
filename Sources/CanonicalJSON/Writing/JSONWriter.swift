/// Writes the very bytes of Foundation's `JSONEncoder` with pretty printing and sorted keys (Linux, Swift 6.3).
public struct JSONWriter {
  /// What was written so far.
  public internal(set) var bytes: [UInt8] = []
  private var depth = 0
  private var frame = Frame()

  /// What is known of the object or array that is open.
  private struct Frame {
    /// Unknown members to put among the known ones, and how many of them are written.
    var unknown = UnknownMembers()
    var unknownCount = 0
    var isEmpty = true
    /// The name written last; kept in debug builds only.
    var lastKey: [UInt8]?
  }

  /// A writer that has written nothing.
  public init() { self.init(capacity: 8_192) }

  init(capacity: Int) { bytes.reserveCapacity(capacity) }

  mutating func append(_ byte: UInt8) { bytes.append(byte) }
  mutating func append(_ text: UnsafeBufferPointer<UInt8>) { bytes.append(contentsOf: text) }
  mutating func append(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// An object whose members `body` writes in ascending byte order; `unknown` members are put among them.
  public mutating func object(_ unknown: UnknownMembers = UnknownMembers(), _ body: (inout JSONWriter) -> Void) {
    let outer = open(ASCII.openBrace, Frame(unknown: unknown))
    body(&self)
    writeUnknown(before: nil)
    close(ASCII.closeBrace, outer)
  }

  /// An array of `count` elements, each of which `element` writes.
  public mutating func array(count: Int, _ element: (inout JSONWriter, Int) -> Void) {
    let outer = open(ASCII.openBracket, Frame())
    for index in 0..<count {
      separate()
      element(&self, index)
    }
    close(ASCII.closeBracket, outer)
  }

  /// Starts a member: the unknown ones before it, its separator and its name.
  mutating func key(_ key: UnsafeBufferPointer<UInt8>) {
    assert(ascends(key), "members must be written in ascending byte order")
    writeUnknown(before: key)
    writeKey(key)
  }

  private mutating func ascends(_ key: UnsafeBufferPointer<UInt8>) -> Bool {
    defer { frame.lastKey = Array(key) }
    return frame.lastKey.map { $0.lexicographicallyPrecedes(key) } ?? true
  }

  private mutating func writeKey(_ key: UnsafeBufferPointer<UInt8>) {
    separate()
    quoted(key)
    append(" : ")
  }

  /// Writes the unknown members that come before `key`, or all that are left. A known member wins over an unknown one
  /// of its name.
  private mutating func writeUnknown(before key: UnsafeBufferPointer<UInt8>?) {
    while frame.unknownCount < frame.unknown.members.count {
      let member = frame.unknown.members[frame.unknownCount]
      let relation = key.map { key in member.key.withUnsafeBufferPointer { order($0, key) } } ?? -1
      if relation > 0 { return }
      frame.unknownCount += 1
      if relation == 0 { return }
      member.key.withUnsafeBufferPointer { writeKey($0) }
      raw(member.value)
    }
  }

  /// Returns the frame around the new one, for `close`.
  private mutating func open(_ bracket: UInt8, _ inner: Frame) -> Frame {
    append(bracket)
    append(ASCII.lineFeed)
    depth += 1
    defer { frame = inner }
    return frame
  }

  private mutating func close(_ bracket: UInt8, _ outer: Frame) {
    append(ASCII.lineFeed)
    depth -= 1
    indent()
    append(bracket)
    frame = outer
  }

  private mutating func separate() {
    if !frame.isEmpty {
      append(ASCII.comma)
      append(ASCII.lineFeed)
    }
    frame.isEmpty = false
    indent()
  }

  mutating func indent() {
    for _ in 0..<depth * 2 { append(ASCII.space) }
  }
}
