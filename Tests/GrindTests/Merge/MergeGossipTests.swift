import Testing
import TrainingModel

/// Several copies that are passed around and joined in any order end as one.
@Suite struct MergeGossip {
  @Test func `copies that are joined at random end in one byte string`() throws {
    var checks: UInt64 = 0
    for number in 0..<MergeShare.gossips {
      let kind = DocumentKind.allCases[Int(number % 7) < 3 ? Int(number % 7) : 1]
      var trial = MergeTrial(kind, seed: 21 << 32 | number)
      let copies = (0..<2 + trial.dice.below(4)).map { _ in trial.copy() }
      let wanted = try copies.dropFirst().reduce(trial.norm(copies[0])) { try trial.merge($0, $1) }
      var replicas = copies
      for _ in 0..<20 {
        let (i, j) = (trial.dice.below(copies.count), trial.dice.below(copies.count))
        replicas[i] = try trial.merge(replicas[i], replicas[j])
      }
      // Once around and once more, so that everybody has heard of everybody.
      for i in Array(replicas.indices) + Array(replicas.indices) {
        let next = (i + 1) % replicas.count
        replicas[next] = try trial.merge(replicas[next], replicas[i])
      }
      for replica in replicas { try trial.demand(replica == wanted, "gossip", replica, wanted) }
      checks += 1
    }
    #expect(checks == MergeShare.gossips)
  }
}
