import CanonicalJSON

/// A recorded set without what a merge keeps beside it: its stamp and its rank.
struct SetBody: RegisterContent {
  /// The members but `updatedAt` and `twin`, ascending.
  var members: [JSONMember]
  /// When the set ended.
  var completedAt: Instant
  /// Its place among the sets of its log that ended in one second and have no identifier; nil: it has one.
  var rank: Int64?

  func relation(to other: SetBody) -> Int {
    hasSameText(as: other) ? 0 : byteOrder(compact, other.compact)
  }

  /// The content as compact JSON.
  var compact: [UInt8] {
    var bytes: [UInt8] = []
    JSONMember.appendCompact(members, to: &bytes)
    return bytes
  }

  /// The content without the identifier: what two records of one set have in common.
  var anonymous: [UInt8] {
    var bytes: [UInt8] = []
    JSONMember.appendCompact(members.filter { $0.name != Self.id }, to: &bytes)
    return bytes
  }

  /// The set under an identifier instead of a rank.
  func identified(by id: ULID) -> SetBody {
    let member = JSONMember(name: Self.id, value: JSONNode(string: Array(id.text.utf8)))
    let place = members.firstIndex { byteOrder($0.name, Self.id) > 0 } ?? members.count
    var body = self
    body.members.insert(member, at: place)
    body.rank = nil
    return body
  }

  private func hasSameText(as other: SetBody) -> Bool {
    guard members.count == other.members.count else { return false }
    return zip(members, other.members).allSatisfy { $0.name == $1.name && $0.value.hasSameText(as: $1.value) }
  }

  static let id = [UInt8]("id")
}

/// Sets by their key: their identifier, else the second in which they ended, `#`, and their rank in it.
typealias Sets = NameMap<Register<SetBody>>

/// One entry of `setEntries` as it stands in a file.
struct SetRecord {
  var body: SetBody
  /// The identifier; nil: a writer that gave none.
  var id: [UInt8]?
  /// The set's own stamp; nil: the log's.
  var updatedAt: Instant?
  /// The rank that the entry states; nil: its place says it.
  var twin: Int64?

  init(_ node: JSONNode) throws(JSONError) {
    var object = try node.object()
    let completedAt: Instant = try object.value("completedAt")
    let id: String? = try object.optional("id")
    updatedAt = try object.optional("updatedAt")
    twin = try object.optionalInt("twin", in: DocumentRange.count)
    self.id = id.map { Array($0.utf8) }
    let left = [[UInt8]("updatedAt"), [UInt8]("twin")] + (id == nil ? [SetBody.id] : [])
    body = SetBody(members: try node.members().filter { !left.contains($0.name) }, completedAt: completedAt)
  }
}

/// Gives every entry of a log its key, in the order of the file.
struct SetKeys {
  private var seconds = NameMap<Int64>()
  private(set) var taken = NameMap<Bool>()

  /// The key of the next entry, whose rank is set where it needs one.
  mutating func next(_ record: inout SetRecord) -> [UInt8] {
    if let id = record.id { return id }
    let second = Array(record.body.completedAt.iso8601.utf8)
    let place = seconds[second].map { $0 + 1 } ?? 0
    seconds[second] = place
    var rank = record.twin ?? place
    // Two entries never get one key: a set would be lost.
    while taken[Self.key(second, rank)] != nil { rank += 1 }
    let key = Self.key(second, rank)
    (taken[key], record.body.rank) = (true, rank)
    return key
  }

  private static func key(_ second: [UInt8], _ rank: Int64) -> [UInt8] { second + Array("#\(rank)".utf8) }
}
