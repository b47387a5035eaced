/// Which watch belongs to which directory.
struct WatchTable {
  private var directories: [Int32: ObservedDirectory] = [:]
  private var numbers: [String: Int32] = [:]

  subscript(number: Int32) -> ObservedDirectory? { directories[number] }

  func isWatched(_ path: String) -> Bool { numbers[path] != nil }

  mutating func add(_ directory: ObservedDirectory, _ number: Int32) {
    // The kernel gives a directory that was moved its old number again.
    remove(number)
    if let former = numbers[directory.path] { directories[former] = nil }
    directories[number] = directory
    numbers[directory.path] = number
  }

  mutating func remove(_ number: Int32) {
    guard let directory = directories.removeValue(forKey: number) else { return }
    if numbers[directory.path] == number { numbers[directory.path] = nil }
  }

  /// Forgets the directory at `path` and all below it, and gives their numbers.
  mutating func removeTree(_ path: String) -> [Int32] {
    let found = directories.filter { $0.value.path == path || $0.value.path.hasPrefix(path + "/") }.map(\.key).sorted()
    for number in found { remove(number) }
    return found
  }

  /// Forgets everything, and gives the numbers.
  mutating func removeAll() -> [Int32] {
    defer { self = WatchTable() }
    return directories.keys.sorted()
  }
}
