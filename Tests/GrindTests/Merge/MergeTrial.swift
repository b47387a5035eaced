import Testing
import TrainingModel

/// One round of a law: documents drawn from a seed, and the merge to be tried on them.
struct MergeTrial {
  var kind: DocumentKind
  var seed: UInt64
  var dice: MergeDice

  init(_ kind: DocumentKind, seed: UInt64) {
    (self.kind, self.seed) = (kind, seed)
    dice = MergeDice(seed: seed)
  }

  /// Another copy of the record.
  mutating func copy() -> [UInt8] { GeneratedRecord.document(kind, &dice).bytes }

  func merge(_ a: [UInt8], _ b: [UInt8], base: [UInt8]? = nil) throws -> [UInt8] {
    try DocumentMergePlanner.merge(kind, a, b, base: base)
  }

  /// What a document is once it says everything in the one way there is.
  func norm(_ a: [UInt8]) throws -> [UInt8] { try merge(a, a) }

  /// Fails the test, with everything needed to see why, unless `condition`.
  func demand(_ condition: Bool, _ law: String, _ documents: [UInt8]..., location: SourceLocation = #_sourceLocation)
    throws
  {
    if condition { return }
    let texts = documents.map { (try? Tree(parsing: $0).compact) ?? String(decoding: $0, as: UTF8.self) }
    let message = "\(law), \(kind.rawValue) of seed \(seed):\n" + texts.joined(separator: "\n")
    try #require(Bool(false), "\(message)", sourceLocation: location)
  }
}
