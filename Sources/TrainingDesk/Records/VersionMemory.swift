import TrainingModel

/// Earlier versions of documents, so that a change that was made from one of them can be told from what others changed
/// since. The oldest go first.
struct VersionMemory {
  /// The most bytes that are kept: 32 MiB, thousands of versions.
  private static let limit = 32 << 20

  private struct Key: Hashable {
    let name: DocumentName
    let tag: VersionTag
  }

  private var versions: [Key: [UInt8]] = [:]
  private var order: [Key] = []
  private var first = 0
  private var size = 0

  /// Keeps a version that is about to be replaced.
  mutating func keep(_ bytes: [UInt8], of name: DocumentName) {
    let key = Key(name: name, tag: VersionTag(of: bytes))
    guard versions.updateValue(bytes, forKey: key) == nil else { return }
    order.append(key)
    size += bytes.count
    while size > Self.limit, first < order.count {
      size -= versions.removeValue(forKey: order[first])?.count ?? 0
      first += 1
    }
    if first > 1024 {
      order.removeFirst(first)
      first = 0
    }
  }

  /// The version with this tag; nil: it is not known any more.
  func bytes(of name: DocumentName, _ tag: VersionTag) -> [UInt8]? { versions[Key(name: name, tag: tag)] }
}
