/// Joins nothing, for programs that only read or hold each save against what they read.
struct RefusingJoiner: DocumentJoiner {
  func join(kind: String, _ a: [UInt8], _ b: [UInt8]) throws(JoinRefusal) -> [UInt8] {
    throw JoinRefusal(sentence: "This program does not join files.")
  }

  func edit(kind: String, before: [UInt8], after: [UInt8]) throws(JoinRefusal) -> [UInt8] { after }

  func adds(kind: String, _ joined: [UInt8], to disk: [UInt8]) -> Bool { true }
}
