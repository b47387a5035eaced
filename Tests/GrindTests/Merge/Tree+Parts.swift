extension Tree {
  /// One member of an object; nil when it is absent or this is no object. Setting nil removes it.
  subscript(key: String) -> Tree? {
    get {
      guard case .object(let members) = self else { return nil }
      return members[key]
    }
    set {
      guard case .object(var members) = self else { return }
      members[key] = newValue
      self = .object(members)
    }
  }

  /// The elements of the array at `key`; none when it is absent.
  subscript(list key: String) -> [Tree] {
    guard case .array(let elements)? = self[key] else { return [] }
    return elements
  }

  /// The members of an object; none of anything else.
  var members: [String: Tree] {
    guard case .object(let members) = self else { return [:] }
    return members
  }

  /// The text of a string; empty for anything else. Dates sort as texts.
  var string: String {
    guard case .text(let value) = self else { return "" }
    return value
  }

  /// The text of the string at `key`.
  func text(_ key: String) -> String? { self[key]?.string }

  /// Changes the element of the array at `key` that `condition` finds first.
  mutating func change(in key: String, where condition: (Tree) -> Bool, _ change: (inout Tree) -> Void) {
    var elements = self[list: key]
    guard let index = elements.firstIndex(where: condition) else { return }
    change(&elements[index])
    self[key] = .array(elements)
  }

  /// Adds an element to the array at `key`.
  mutating func append(_ element: Tree, to key: String) { self[key] = .array(self[list: key] + [element]) }

  /// A whole number.
  static func whole(_ value: Int) -> Tree { .number(String(value)) }

  /// A moment, `seconds` after the one that all generated times count from.
  static func time(_ seconds: Int) -> Tree { .text(Moment.text(seconds)) }
}

extension Tree: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByDictionaryLiteral {
  init(stringLiteral value: String) { self = .text(value) }
  init(integerLiteral value: Int) { self = .whole(value) }
  init(dictionaryLiteral elements: (String, Tree)...) { self = .object(Dictionary(uniqueKeysWithValues: elements)) }
}

extension Tree: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: Tree...) { self = .array(elements) }
}
