import CanonicalJSON
import Foundation
import TestSupport
import Testing

/// What we write is what `JSONEncoder` writes, byte for byte.
@Suite struct EncoderOracleTests {
  private static let seed: UInt64 = 20_260_117

  private func encoded(_ tree: Tree, _ formatting: JSONEncoder.OutputFormatting) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting
    return String(decoding: try encoder.encode(tree), as: UTF8.self)
  }

  private func forEachTree(_ body: (Tree, String) throws -> Void) rethrows {
    var generator = SeededGenerator(seed: Self.seed)
    for number in 0..<2_000 {
      try body(.random(depth: 5, using: &generator), "tree \(number) of seed \(Self.seed)")
    }
  }

  @Test func `generated values are written as the encoder writes them`() throws {
    try forEachTree { tree, name in
      let expected = try encoded(tree, [.prettyPrinted, .sortedKeys])
      #expect(written { tree.write(to: &$0) } == expected, "\(name)")
    }
  }

  @Test func `compact texts in any member order become what the encoder writes`() throws {
    try forEachTree { tree, name in
      let compact = try encoded(tree, [.withoutEscapingSlashes])
      let expected = try encoded(tree, [.prettyPrinted, .sortedKeys])
      #expect(String(decoding: try RawJSON(parsing: Array(compact.utf8)).bytes, as: UTF8.self) == expected, "\(name)")
    }
  }

  @Test func `raw values are laid out for the depth they stand at`() throws {
    try forEachTree { tree, name in
      let raw = try RawJSON(parsing: Array(try encoded(tree, []).utf8))
      let expected = try encoded(.array([.object(["k": tree, "z": .array([tree])])]), [.prettyPrinted, .sortedKeys])
      let text = written { writer in
        writer.array(count: 1) { writer, _ in
          writer.object { writer in
            writer.member("k", raw: raw)
            writer.member("z") { $0.array(count: 1) { writer, _ in writer.raw(raw) } }
          }
        }
      }
      #expect(text == expected, "\(name)")
    }
  }

  @Test(arguments: [
    0, -0.0, 1, -1, 135, 135.5, 0.1, 1e15, 1e16, 999_999_999_999_999, 1_000_000_000_000_000, 9_007_199_254_740_991,
    9_007_199_254_740_992, 9_007_199_254_740_994, 1.2345678901234568e+17, 1e-5, 0.0001, 1e-4, 5e-5, 1e22, 1e100, .pi,
    .greatestFiniteMagnitude, .leastNonzeroMagnitude, .leastNormalMagnitude, -62.5, 1 / 3,
  ])
  func `numbers are written as the encoder writes them`(_ value: Double) throws {
    #expect(written { $0.double(value) } == String(decoding: try JSONEncoder().encode(value), as: UTF8.self))
  }

  @Test(arguments: [0, 1, -1, 9, 10, 99, 100, -1_000_000, .max, .min, .max - 1, 1_000_000_000_000_000_000])
  func `whole numbers are written as the encoder writes them`(_ value: Int64) throws {
    #expect(written { $0.int64(value) } == String(decoding: try JSONEncoder().encode(value), as: UTF8.self))
  }

  @Test func `every scalar below U+3000 is written as the encoder writes it`() throws {
    for value in UInt32(0)..<0x3000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let string = "a\(scalar)b"
      let expected = String(decoding: try JSONEncoder().encode(string), as: UTF8.self)
      #expect(written { $0.string(string) } == expected, "U+\(String(value, radix: 16))")
    }
  }
}
