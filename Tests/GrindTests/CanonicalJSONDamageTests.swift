import CanonicalJSON
import Foundation
import TestSupport
import Testing

/// Texts with a few bytes changed, removed, added or moved.
@Suite struct CanonicalJSONDamageGrind {
  private static let seed: UInt64 = 0xDA_3A6E

  private static let originals: [[UInt8]] = [
    #"{"a":[1,2.50,-0,1e5],"b":{"c":null,"d":"x\"\u0041\n"},"é":true,"z":[[],{},""]}"#,
    #"[{"id":"01HZ","reps":10,"weight":62.5},{"id":"01HY","reps":8,"weight":6.0e1,"more":{"k":[false]}}]"#,
    #"{"\u0061":1,"b\/":2,"😀":"\ud83d\ude00","":{"":{"":[0.1,12345678901234567890,1e-7]}}}"#,
    #"{"z":1,"y":{"b":1,"a":2},"x":[[[[[[1]]]]]],"w":"é€😀"}"#,
    "\u{FEFF}{\r\n\t\"createdAt\" : \"2026-11-30T08:00:00Z\",\n  \"logs\" : [\n\n  ]\n}\n",
  ].map { Array($0.utf8) }

  @Test func `200,000 damaged texts never trap, and what is accepted is written to a fixed point`() throws {
    var generator = SeededGenerator(seed: Self.seed)
    var accepted = 0
    for number in 0..<200_000 {
      let text = Self.damaged(using: &generator)
      let name = "text \(number) of seed \(Self.seed): \(String(decoding: text, as: UTF8.self))"
      do throws(JSONError) {
        let root = try JSONText(text).root
        accepted += 1
        visit(root)
        let canonical = root.raw
        #expect((try? RawJSON(parsing: canonical.bytes)) == canonical, "\(name)")
        #expect((try? JSONSerialization.jsonObject(with: Data(text), options: .fragmentsAllowed)) != nil, "\(name)")
      } catch {
        #expect(0...text.count ~= error.offset, "\(name)")
      }
    }
    #expect(accepted > 10_000, "too few to say much")
  }

  /// Reads every value in every way.
  private func visit(_ node: JSONNode) {
    _ = (try? node.string(), try? node.int64(), try? node.double(), try? node.bool())
    _ = node.error(.wrongType)
    _ = try? node.array { (element) throws(JSONError) in visit(element) }
    guard var object = try? node.object() else { return }
    for member in object.members() { visit(member.node) }
    _ = (object.node("b"), object.node("a"), object.node("id"), object.node("a"))
    _ = object.unclaimed()
  }

  private static func damaged(using generator: inout SeededGenerator) -> [UInt8] {
    var text = originals[Int.random(in: 0..<originals.count, using: &generator)]
    for _ in 0..<Int.random(in: 1...3, using: &generator) { damage(&text, using: &generator) }
    return text
  }

  private static func damage(_ text: inout [UInt8], using generator: inout SeededGenerator) {
    let marks = Array("{}[]\",:\\u019.-+eE tfn \n/aA".utf8) + [0x00, 0x1F, 0x80, 0xC3, 0xE2, 0xED, 0xF0, 0xFF]
    guard !text.isEmpty else { return }
    let index = Int.random(in: 0..<text.count, using: &generator)
    let length = min(Int.random(in: 1...6, using: &generator), text.count - index)
    let mark = marks[Int.random(in: 0..<marks.count, using: &generator)]
    switch Int.random(in: 0...5, using: &generator) {
    case 0: text[index] = mark
    case 1: text.insert(mark, at: index)
    case 2: text.removeSubrange(index..<index + length)
    case 3: text.insert(contentsOf: text[index..<index + length], at: Int.random(in: 0...text.count, using: &generator))
    case 4: text[index] ^= 1 << UInt8.random(in: 0...7, using: &generator)
    default: text.removeLast(text.count - index)
    }
  }
}
