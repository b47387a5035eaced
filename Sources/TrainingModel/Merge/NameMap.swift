import CanonicalJSON

/// Values by name, in ascending byte order of the names, so that two of them are joined in one pass and nothing
/// depends on hashing. A name is UTF-8: two texts that Swift calls equal can be two names.
struct NameMap<Value> {
  typealias Name = [UInt8]

  /// A name and its value.
  struct Entry {
    var name: Name
    var value: Value
  }

  /// The entries in ascending byte order of their names.
  private(set) var entries: [Entry] = []

  init() {}

  /// `entries` must ascend.
  private init(ascending entries: [Entry]) { self.entries = entries }

  var isEmpty: Bool { entries.isEmpty }

  subscript(name: Name) -> Value? {
    get {
      let place = place(of: name)
      return holds(name, at: place) ? entries[place].value : nil
    }
    set {
      let place = place(of: name)
      switch (newValue, holds(name, at: place)) {
      case (let value?, true): entries[place].value = value
      case (let value?, false): entries.insert(Entry(name: name, value: value), at: place)
      case (nil, true): entries.remove(at: place)
      case (nil, false): break
      }
    }
  }

  /// Every name of either map with what `combine` makes of its values; names for which it makes nothing stay out.
  func union<Other, Result>(
    _ other: NameMap<Other>, _ combine: (Name, Value?, Other?) -> Result?
  ) -> NameMap<Result> {
    var result: [NameMap<Result>.Entry] = []
    result.reserveCapacity(max(entries.count, other.entries.count))
    var (left, right) = (0, 0)
    while left < entries.count || right < other.entries.count {
      let relation = relation(of: left, to: other, right)
      let name = relation <= 0 ? entries[left].name : other.entries[right].name
      let own = relation <= 0 ? entries[left].value : nil
      let others = relation >= 0 ? other.entries[right].value : nil
      if let value = combine(name, own, others) { result.append(NameMap<Result>.Entry(name: name, value: value)) }
      if relation <= 0 { left += 1 }
      if relation >= 0 { right += 1 }
    }
    return NameMap<Result>(ascending: result)
  }

  /// What `transform` makes of every value; names for which it makes nothing stay out.
  func compactMap<Result>(_ transform: (Name, Value) -> Result?) -> NameMap<Result> {
    NameMap<Result>(
      ascending: entries.compactMap { entry in
        transform(entry.name, entry.value).map { NameMap<Result>.Entry(name: entry.name, value: $0) }
      })
  }

  /// Whether both have the same names and `isSame` holds of all their values.
  func isSame<Other>(as other: NameMap<Other>, _ isSame: (Value, Other) -> Bool) -> Bool {
    guard entries.count == other.entries.count else { return false }
    return zip(entries, other.entries).allSatisfy { $0.name == $1.name && isSame($0.value, $1.value) }
  }

  private func relation<Other>(of left: Int, to other: NameMap<Other>, _ right: Int) -> Int {
    if left == entries.count { return 1 }
    if right == other.entries.count { return -1 }
    return byteOrder(entries[left].name, other.entries[right].name)
  }

  /// The place of `name`, or the one it would have.
  private func place(of name: Name) -> Int {
    // Maps are mostly built in order.
    guard let last = entries.last, byteOrder(last.name, name) >= 0 else { return entries.count }
    var (low, high) = (0, entries.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if byteOrder(entries[middle].name, name) < 0 { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func holds(_ name: Name, at place: Int) -> Bool { place < entries.count && entries[place].name == name }
}

extension NameMap: Sendable where Value: Sendable {}
extension NameMap.Entry: Sendable where Value: Sendable {}

extension NameMap {
  /// The members of an object.
  init(_ members: [JSONMember]) where Value == JSONNode {
    self.init(ascending: members.map { Entry(name: $0.name, value: $0.value) })
  }

  /// The value under a name of the code.
  subscript(name: StaticString) -> Value? { self[Array(name)] }
}

extension NameMap<Instant> {
  /// The later of both moments for every name of either.
  func latest(_ other: NameMap<Instant>) -> NameMap<Instant> {
    union(other) { _, left, right in
      guard let left, let right else { return left ?? right }
      return max(left, right)
    }
  }

  /// The latest moment of all.
  var newest: Instant? { entries.map { $0.value }.max() }
}

extension [UInt8] {
  /// The bytes of a name of the code.
  init(_ name: StaticString) {
    self.init(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
  }
}
