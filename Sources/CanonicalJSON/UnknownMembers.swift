/// Members that a reader does not know, kept raw in ascending byte order of their names; a writer puts them back among
/// the known ones.
public struct UnknownMembers: Hashable, Sendable {
  /// A name is bytes, since two strings that Swift calls equal can be two names.
  struct Member: Hashable, Sendable {
    var key: [UInt8]
    var value: RawJSON
  }

  private(set) var members: [Member] = []

  /// No members.
  public init() {}

  init(_ members: [Member]) {
    self.members = members.sorted { $0.key.lexicographicallyPrecedes($1.key) }
  }

  /// Whether there are none.
  public var isEmpty: Bool { members.isEmpty }

  /// The names in ascending byte order.
  public var keys: [String] { members.map { String(decoding: $0.key, as: UTF8.self) } }

  /// The value of one member; nil when absent, and setting nil removes it.
  public subscript(key: String) -> RawJSON? {
    get { members.first { $0.key.elementsEqual(key.utf8) }?.value }
    set {
      members.removeAll { $0.key.elementsEqual(key.utf8) }
      guard let newValue else { return }
      let index = members.firstIndex { key.utf8.lexicographicallyPrecedes($0.key) } ?? members.endIndex
      members.insert(Member(key: Array(key.utf8), value: newValue), at: index)
    }
  }
}
