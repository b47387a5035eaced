@testable import TrainingCache

extension Connection {
  /// The first column of every row that a statement of a test answers with.
  func query(_ text: String) throws(CacheError) -> [String] { try prepare(text).all { $0.text(0) } }
}
