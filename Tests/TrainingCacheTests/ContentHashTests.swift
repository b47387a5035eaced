import TestSupport
import Testing

@testable import TrainingCache

struct ContentHashTests {
  @Test func theHashOfTheseTextsNeverChanges() {
    // Stored hashes are compared with new ones: another algorithm needs another format of the cache.
    #expect(ContentHash(of: []) == ContentHash(high: 7278027977471825631, low: 2066398991836768079))
    #expect(ContentHash(of: Array("Loadbook".utf8)) == ContentHash(high: 2788572080089810931, low: 5819809714912741899))
    #expect(
      ContentHash(of: Array("{ \"weight\" : 62.5 }\n".utf8))
        == ContentHash(high: 9062429888168913805, low: 2392061922985775580))
  }

  @Test func everyFlippedBitChangesAboutHalfOfEachLane() {
    var random = SeededGenerator(seed: 11)
    let text = (0..<99).map { _ in UInt8.random(in: .min ... .max, using: &random) }
    let hash = ContentHash(of: text)
    var (high, low) = (0, 0)
    for bit in 0..<text.count * 8 {
      var flipped = text
      flipped[bit / 8] ^= 1 << UInt8(bit % 8)
      let other = ContentHash(of: flipped)
      let changed = ((hash.high ^ other.high).nonzeroBitCount, (hash.low ^ other.low).nonzeroBitCount)
      #expect(changed.0 > 8 && changed.1 > 8, "bit \(bit) changes \(changed)")
      (high, low) = (high + changed.0, low + changed.1)
    }
    let mean = (Double(high) / Double(text.count * 8), Double(low) / Double(text.count * 8))
    #expect((30...34).contains(mean.0) && (30...34).contains(mean.1), "\(mean)")
  }

  @Test func likeTextsOfAllLengthsDiffer() {
    var seen: Set<ContentHash> = []
    for length in 0...100 {
      seen.insert(ContentHash(of: [UInt8](repeating: 0, count: length)))
      seen.insert(ContentHash(of: [UInt8](repeating: 32, count: length)))
      for place in 0..<length {
        var text = [UInt8](repeating: 0, count: length)
        text[place] = 1
        seen.insert(ContentHash(of: text))
      }
    }
    #expect(seen.count == 101 + 100 + 100 * 101 / 2)
  }

  @Test func onlyOneWordInTwoPlacesIsNoCollisionInEitherLane() {
    var (highs, lows): (Set<UInt64>, Set<UInt64>) = ([], [])
    for first in 0..<200 as Range<UInt8> {
      for second in 0..<200 as Range<UInt8> {
        let hash = ContentHash(of: [first, 0, 0, 0, 0, 0, 0, 0, second, 0, 0, 0, 0, 0, 0, 0])
        highs.insert(hash.high)
        lows.insert(hash.low)
      }
    }
    #expect(highs.count == 40_000 && lows.count == 40_000)
  }
}
