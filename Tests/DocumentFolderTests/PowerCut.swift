@testable import DocumentFolder

/// The disk states that a power cut could leave. After "All File Systems Are Not Created Equal" (OSDI 2014): a change
/// of a directory, and each half of a write, is kept or lost by itself unless a sync has forced it.
struct PowerCut {
  /// One unit that the disk keeps or loses.
  private enum Atom {
    case directory(String)
    case link(String, file: Int)
    case half(file: Int, [UInt8], isSecond: Bool)
    case move(String, String)
    case drop(String)
    case syncFile(Int)
    case syncDirectory(String)
  }

  private let atoms: [Atom]
  private let before: [String: String]

  init(_ operations: [DiskOperation], before: [String: String]) {
    self.before = before
    atoms = operations.flatMap { operation -> [Atom] in
      switch operation {
      case .makeDirectory(let path): [.directory(path)]
      case .create(let path, let file): [.link(path, file: file)]
      case .data(let file, let bytes):
        [
          .half(file: file, Array(bytes.prefix(bytes.count / 2)), isSecond: false),
          .half(file: file, Array(bytes.dropFirst(bytes.count / 2)), isSecond: true),
        ]
      case .rename(let old, let new): [.move(old, new)]
      case .unlink(let path): [.drop(path)]
      case .syncFile(let file): [.syncFile(file)]
      case .syncDirectory(let path): [.syncDirectory(path)]
      }
    }
  }

  /// All different contents of the folder, if the power fails at any moment.
  func states() -> Set<[String: [UInt8]]> {
    (0...atoms.count).reduce(into: []) { $0.formUnion(states(after: $1)) }
  }

  /// Those if it fails once everything was said to be done.
  func finalStates() -> Set<[String: [UInt8]]> { states(after: atoms.count) }

  private func states(after count: Int) -> Set<[String: [UInt8]]> {
    let free = (0..<count).filter { !isSync(atoms[$0]) && !isForced($0, before: count) }
    return (0..<(1 << free.count)).reduce(into: []) { states, choice in
      let lost = Set(free.indices.filter { choice >> $0 & 1 == 0 }.map { free[$0] })
      states.insert(state((0..<count).filter { !lost.contains($0) }))
    }
  }

  private func isSync(_ atom: Atom) -> Bool {
    switch atom {
    case .syncFile, .syncDirectory: true
    default: false
    }
  }

  private func isForced(_ index: Int, before count: Int) -> Bool {
    atoms[index..<count].contains { later in
      switch (atoms[index], later) {
      case (.half(let file, _, _), .syncFile(let synced)): file == synced
      case (.directory(let path), .syncDirectory(let synced)), (.link(let path, _), .syncDirectory(let synced)),
        (.move(_, let path), .syncDirectory(let synced)), (.drop(let path), .syncDirectory(let synced)):
        DocumentPath.directory(of: path) == synced
      default: false
      }
    }
  }

  /// The files that lie in directories which are there, after the kept changes.
  private func state(_ kept: [Int]) -> [String: [UInt8]] {
    var names: [String: Int] = [:]
    var halves: [Int: (first: [UInt8], second: [UInt8])] = [:]
    var links: [String: Int] = [:]
    var directories = Set(before.keys.flatMap { Self.parents(of: $0) })
    for (number, path) in before.keys.sorted().enumerated() {
      names[path] = -1 - number
      halves[-1 - number] = (Array((before[path] ?? "").utf8), [])
    }
    for case .link(let path, let file) in atoms { links[path] = file }
    for index in kept {
      switch atoms[index] {
      case .directory(let path): directories.insert(path)
      case .link(let path, let file): names[path] = file
      case .half(let file, let bytes, let isSecond):
        if isSecond {
          halves[file, default: ([], [])].second += bytes
        } else {
          halves[file, default: ([], [])].first += bytes
        }
      // A rename that was kept although the making of the name was lost still names the file.
      case .move(let old, let new): names[new] = names.removeValue(forKey: old) ?? links[old]
      case .drop(let path): names[path] = nil
      case .syncFile, .syncDirectory: break
      }
    }
    let reachable = names.filter { Self.parents(of: $0.key).allSatisfy(directories.contains) }
    return reachable.mapValues { (halves[$0]?.first ?? []) + (halves[$0]?.second ?? []) }
  }

  private static func parents(of path: String) -> [String] {
    let parts = path.split(separator: "/").dropLast()
    return parts.indices.map { parts[...$0].joined(separator: "/") }
  }
}
