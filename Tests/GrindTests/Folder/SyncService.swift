/// A service that keeps the folders of several devices alike: it looks for changed files, sends them on, and where two
/// devices changed one file lets the later one keep the name. Messages wait until somebody delivers them, in any order
/// and as often as one likes.
struct SyncService {
  /// How far one file has come: how often each device changed it.
  typealias Version = [Int]

  /// What the service knows of a file.
  struct Known {
    var version: Version
    /// Nil: it was deleted.
    var bytes: [UInt8]?
    /// Seconds by the clock of the device that changed it.
    var modifiedAt: Int64
    var changedBy: Int
  }

  /// A change on its way to a device.
  struct Message {
    var path: String
    var known: Known
  }

  let disks: [MemoryDisk]
  let rules: SyncRules
  private(set) var index: [[String: Known]]
  /// What waits for each device.
  private(set) var inbox: [[Message]]
  /// Files that a device has only as placeholders.
  var evicted: [Set<String>]
  /// Every content that a document's file ever had.
  private(set) var past: [(path: String, bytes: [UInt8])] = []
  /// Conflict copies that were made.
  private(set) var copies = 0

  init(disks: [MemoryDisk], rules: SyncRules) {
    (self.disks, self.rules) = (disks, rules)
    index = disks.map { _ in [:] }
    inbox = disks.map { _ in [] }
    evicted = disks.map { _ in [] }
  }

  var isQuiet: Bool { inbox.allSatisfy { $0.isEmpty } }

  /// Looks for files that the device changed, and sends them to all others.
  mutating func scan(_ device: Int) {
    let (paths, clock) = disks[device].files { ($0.paths.filter(Self.isSynced), $0.clock) }
    for path in paths { note(path, on: device) }
    let here = Set(paths).union(evicted[device])
    for (path, known) in index[device].sorted(by: { $0.key < $1.key }) where known.bytes != nil && !here.contains(path)
    {
      announce(path, bytes: nil, modifiedAt: clock, by: device)
    }
  }

  private mutating func note(_ path: String, on device: Int) {
    guard let file = disks[device].files({ $0[path] }), index[device][path]?.bytes != file.bytes else { return }
    let unseen = evicted[device].contains(path) ? index[device][path] : nil
    announce(path, bytes: file.bytes, modifiedAt: file.modifiedAt, by: device)
    guard let unseen else { return }
    // Whoever wrote where only a placeholder lay had not seen what it stood for: both are kept.
    dropPlaceholder(path, on: device)
    if let bytes = unseen.bytes { keep(bytes, unseen.modifiedAt, besides: path, winner: unseen, on: device) }
  }

  private mutating func announce(_ path: String, bytes: [UInt8]?, modifiedAt: Int64, by device: Int) {
    var version = index[device][path]?.version ?? disks.map { _ in 0 }
    version[device] += 1
    let known = Known(version: version, bytes: bytes, modifiedAt: modifiedAt, changedBy: device)
    index[device][path] = known
    if let bytes, path.hasSuffix(".json"), !path.hasPrefix("Stubs/") { past.append((path, bytes)) }
    send(known, of: path, from: device)
  }

  /// Delivers one waiting message, which may come again if `isRepeated`.
  mutating func deliver(_ number: Int, to device: Int, isRepeated: Bool) {
    let message = inbox[device][number]
    if !isRepeated { inbox[device].remove(at: number) }
    if disks[device].files({ $0[message.path] != nil }) { note(message.path, on: device) }
    take(message, on: device)
  }

  private mutating func take(_ message: Message, on device: Int) {
    guard let mine = index[device][message.path] else { return apply(message.known, at: message.path, on: device) }
    if mine.version.covers(message.known.version) { return }
    if message.known.version.covers(mine.version) { return apply(message.known, at: message.path, on: device) }
    resolve(mine, message.known, at: message.path, on: device)
  }

  /// Both sides changed the file. Each device decides by itself, and all alike: the side that wins changes nothing, and
  /// the one that loses keeps its content as a copy and says that it has seen both.
  private mutating func resolve(_ mine: Known, _ other: Known, at path: String, on device: Int) {
    if wins(mine, over: other), mine.bytes != other.bytes { return }
    if let lost = mine.bytes, lost != other.bytes {
      keep(lost, mine.modifiedAt, besides: path, winner: other, on: device)
    }
    var merged = other
    merged.version = zip(mine.version, other.version).map { max($0, $1) }
    apply(merged, at: path, on: device)
    send(merged, of: path, from: device)
  }

  private mutating func send(_ known: Known, of path: String, from device: Int) {
    for other in disks.indices where other != device { inbox[other].append(Message(path: path, known: known)) }
  }

  private func wins(_ mine: Known, over other: Known) -> Bool {
    if rules.editAlwaysWins, (mine.bytes == nil) != (other.bytes == nil) { return mine.bytes != nil }
    return (mine.modifiedAt, mine.changedBy) > (other.modifiedAt, other.changedBy)
  }

  private mutating func keep(_ bytes: [UInt8], _ time: Int64, besides path: String, winner: Known, on device: Int) {
    // Where copies of one file disagree, a service keeps one of them: nobody may ever write into a copy.
    if SyncRules.isCopy(path) { return }
    copies += 1
    let directory = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let stem = String(path.dropFirst(directory.count).dropLast(".json".count))
    // Every device counts its own copies, so that two of them never give two copies one name.
    let name = directory + rules.naming.name(stem, copies * disks.count + device, winner: winner.changedBy)
    disks[device].files { $0.put(bytes, at: name, modifiedAt: time) }
    note(name, on: device)
  }

  private mutating func apply(_ known: Known, at path: String, on device: Int) {
    index[device][path] = known
    if evicted[device].contains(path) {
      if known.bytes == nil { dropPlaceholder(path, on: device) }
      return
    }
    guard let bytes = known.bytes else { return disks[device].files { $0[path] = nil } }
    disks[device].files { files in
      if files[path]?.bytes != bytes { files.put(bytes, at: path, modifiedAt: known.modifiedAt) }
    }
  }

  /// Private files of programs and services stay on their device.
  private static func isSynced(_ path: String) -> Bool {
    let name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
    return !name.hasPrefix("~") && !name.hasPrefix(".")
  }
}

extension SyncService {
  /// Takes a file away to save space and leaves a placeholder.
  mutating func evict(_ path: String, on device: Int) {
    note(path, on: device)
    guard disks[device].files({ $0[path] != nil }) else { return }
    evicted[device].insert(path)
    disks[device].files { files in
      files[path] = nil
      files.put([], at: Self.placeholder(path), modifiedAt: files.clock)
    }
  }

  /// What devices have as placeholders.
  var evictedBytes: [[UInt8]] {
    evicted.indices.flatMap { device in evicted[device].compactMap { index[device][$0]?.bytes } }
  }

  /// Brings a file back.
  mutating func materialise(_ path: String, on device: Int) {
    note(path, on: device)
    guard evicted[device].contains(path), let known = index[device][path], let bytes = known.bytes else { return }
    dropPlaceholder(path, on: device)
    disks[device].files { $0.put(bytes, at: path, modifiedAt: known.modifiedAt) }
  }

  private mutating func dropPlaceholder(_ path: String, on device: Int) {
    evicted[device].remove(path)
    disks[device].files { $0[Self.placeholder(path)] = nil }
  }

  static func placeholder(_ path: String) -> String {
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    return path[..<start] + "." + path[start...] + ".icloud"
  }
}

extension SyncService.Version {
  /// Whether this version has seen all that `other` has.
  func covers(_ other: Self) -> Bool { zip(self, other).allSatisfy { $0 >= $1 } }
}
