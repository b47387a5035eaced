import CanonicalJSON
import Foundation
import TestSupport
import Testing

/// Long runs of numbers and strings against `JSONEncoder` and `strtod`, and of damaged texts.
@Suite struct CanonicalJSONGrind {
  private static let seed: UInt64 = 0x4A53_4F4E

  private func written(_ body: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    body(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// The elements of the array that the encoder writes, one a line.
  private func encoded<T: Encodable>(_ values: [T]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .prettyPrinted
    return String(decoding: try encoder.encode(values), as: UTF8.self)
  }

  @Test func `300,000 numbers are written as the encoder writes them and read back as themselves`() throws {
    var generator = SeededGenerator(seed: Self.seed)
    for batch in 0..<300 {
      let values = (0..<1_000).map { _ in Double.anyFinite(using: &generator) }
      let text = written { writer in writer.array(count: values.count) { $0.double(values[$1]) } }
      #expect(text == (try encoded(values)), "batch \(batch) of seed \(Self.seed)")
      let read = try JSONText(Array(text.utf8)).root.array { (node) throws(JSONError) in try node.double() }
      #expect(read.map(\.bitPattern) == values.map(\.bitPattern), "batch \(batch) of seed \(Self.seed)")
    }
  }

  @Test func `300,000 decimal texts are read as strtod reads them`() throws {
    var generator = SeededGenerator(seed: Self.seed)
    for number in 0..<300_000 {
      let text = String.decimal(using: &generator)
      let expected = strtod(text, nil)
      if expected.isFinite {
        let value = try JSONText(Array(text.utf8)).root.double()
        #expect(value.bitPattern == expected.bitPattern, "\(text), number \(number) of seed \(Self.seed)")
      } else {
        let error = #expect(throws: JSONError.self) { try JSONText(Array(text.utf8)) }
        #expect(error?.kind == .outOfRange, "\(text), number \(number) of seed \(Self.seed)")
      }
    }
  }

  @Test func `300,000 strings are written as the encoder writes them and read back as themselves`() throws {
    var generator = SeededGenerator(seed: Self.seed)
    for batch in 0..<300 {
      let values = (0..<1_000).map { _ in String.odd(using: &generator) }
      let text = written { writer in writer.array(count: values.count) { $0.string(values[$1]) } }
      #expect(text == (try encoded(values)), "batch \(batch) of seed \(Self.seed)")
      let read = try JSONText(Array(text.utf8)).root.array { (node) throws(JSONError) in try node.string() }
      #expect(read.map { Array($0.utf8) } == values.map { Array($0.utf8) }, "batch \(batch) of seed \(Self.seed)")
    }
  }

  @Test func `300,000 strings are read whatever is escaped in them`() throws {
    var generator = SeededGenerator(seed: Self.seed)
    for number in 0..<300_000 {
      let value = String.odd(using: &generator)
      let text = value.escapedAtWill(using: &generator)
      let read = try JSONText(Array(text.utf8)).root.string()
      #expect(Array(read.utf8) == Array(value.utf8), "\(text), string \(number) of seed \(Self.seed)")
    }
  }

  @Test func `UTF-8 is judged as the standard library judges it`() {
    // Every first and second byte, then those at the edges of what may follow.
    let edges: [[UInt8]] = [0x7F, 0x80, 0x9F, 0xBF, 0xC0].map { [$0] }
    let tails = [[]] + edges + edges.flatMap { third in edges.map { third + $0 } }
    for first in UInt8(0x80)...0xFF {
      // A quote, a backslash or a control character would end the string.
      for second in UInt8(0x20)...0xFF where second != 0x22 && second != 0x5C {
        for tail in tails {
          let bytes = [first, second] + tail
          let accepted = (try? JSONText([0x22] + bytes + [0x22])) != nil
          if accepted != (String(validating: bytes, as: UTF8.self) != nil) { Issue.record("\(bytes)") }
        }
      }
    }
  }
}
