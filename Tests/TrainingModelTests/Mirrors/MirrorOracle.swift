import CanonicalJSON
import Testing
import TrainingModel

/// Holds `count` random documents of one kind against the encoder: its bytes are read into the same members, and
/// written back as the same bytes.
func holdAgainstEncoder<M: DocumentMirror>(_ type: M.Type, seed: UInt64, count: Int) throws {
  for number in 0..<count {
    var dice = MirrorDice(seed: seed &+ UInt64(number))
    let mirror = M(random: &dice)
    let bytes = try mirror.encoded()
    let document = try M.Document(bytes: bytes)
    guard M(of: document) == mirror, document.canonicalBytes() == bytes else {
      Issue.record("\(type), seed \(seed &+ UInt64(number)): \(String(decoding: bytes, as: UTF8.self))")
      return
    }
  }
}
