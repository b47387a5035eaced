import CanonicalJSON
import Testing
import TrainingModel

/// Damaged documents are refused or are documents: nothing traps, and what is read once is written the same for ever.
@Suite struct TrainingModelDamageGrind {
  private let seed: UInt64 = 0x6461_6D61

  /// One byte, seldom more, changed, doubled, removed or put in; a digit mostly becomes another digit, so that numbers,
  /// dates and identifiers come to lie beyond what they may be.
  private func damaged(_ bytes: [UInt8], _ dice: inout MirrorDice) -> [UInt8] {
    var bytes = bytes
    let telling = Array("0123456789-+eE.,:{}[]\"\\/nulltrueTZ \u{0}é".utf8)
    for _ in 0..<dice.pick([1, 1, 1, 2, 4]) where !bytes.isEmpty {
      let place = Int(dice.bits() % UInt64(bytes.count))
      switch dice.whole(0...7) {
      case 0: bytes.remove(at: place)
      case 1: bytes.insert(dice.pick(telling), at: place)
      case 2: bytes[place] = UInt8(truncatingIfNeeded: dice.bits())
      case 3: bytes[place] = dice.pick(telling)
      default:
        let digit = bytes[place...].firstIndex { (0x30...0x39).contains($0) } ?? place
        bytes[digit] = dice.pick(Array("0123456789".utf8))
      }
    }
    return bytes
  }

  private func check<M: DocumentMirror>(_ type: M.Type, count: Int) throws -> Int {
    var accepted = 0
    for number in 0..<count {
      var dice = MirrorDice(seed: seed &+ UInt64(number))
      let text = damaged(try M(random: &dice).encoded(), &dice)
      do throws(JSONError) {
        let document = try M.Document(bytes: text)
        accepted += 1
        let written = document.canonicalBytes()
        let again = try M.Document(bytes: written)
        #expect(again == document && again.canonicalBytes() == written, "\(type), seed \(seed &+ UInt64(number))")
      } catch {
        #expect((0...text.count).contains(error.offset), "\(type), seed \(seed &+ UInt64(number))")
      }
    }
    return accepted
  }

  @Test func `100,000 damaged documents`() throws {
    var accepted = try check(WorkoutMirror.self, count: 40_000)
    accepted += try check(SplitMirror.self, count: 20_000) + check(SessionMirror.self, count: 20_000)
    accepted += try check(DayMirror.self, count: 10_000) + check(RaceMirror.self, count: 10_000)
    // Some damage is only another digit or letter, and some is no document: both must come up often.
    #expect((10_000...90_000).contains(accepted), "\(accepted)")
  }
}
