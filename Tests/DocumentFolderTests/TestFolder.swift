@testable import DocumentFolder

/// A folder that tests put files into without the store.
protocol TestFolder {
  func store() -> DocumentFileStore
  func store(calls: any FileCalls) -> DocumentFileStore
  /// Puts a file there as a sync service would.
  func plant(_ path: String, _ bytes: [UInt8]) throws
  /// Every file below the folder but the marker, by its path.
  func content() -> [String: [UInt8]]
}

extension TestFolder {
  func plant(_ path: String, _ text: String) throws { try plant(path, Array(text.utf8)) }

  /// The sets in all documents, copies and stubs.
  func allSets() -> Set<String> {
    content().values.compactMap { SetJoiner.State($0)?.sets }.reduce(into: []) { $0.formUnion($1) }
  }
}
