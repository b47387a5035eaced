import Testing

@testable import WebApp

/// The examples of NIST (FIPS 180-4 and the byte vectors of CAVP).
@Suite struct SHA256Tests {
  private func hash(_ bytes: [UInt8]) -> String { Secret.digits(SHA256.hash(bytes)) }

  @Test(
    "the examples of the standard",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
        "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
      ),
    ])
  func examples(text: String, expected: String) { #expect(hash(Array(text.utf8)) == expected) }

  @Test("a million times a") func long() {
    #expect(
      hash([UInt8](repeating: 0x61, count: 1_000_000))
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test(
    "short byte vectors",
    arguments: [
      ([0xD3], "28969cdfa74a12c82f3bad960b0b000aca2ac329deea5c2328ebc6f2ba9802c1"),
      ([0x11, 0xAF], "5ca7133fa735326081558ac312c620eeca9970d1e70a4b95533d956f072d1f98"),
      ([0xB4, 0x19, 0x0E], "dff2e73091f6c05e528896c4c831b9448653dc2ff043528f6769437bc7b975c2"),
      ([0x74, 0xBA, 0x25, 0x21], "b16aa56be3880d18cd41e68384cf1ec8c17680c45a02b1575dc1518923ae8b0e"),
    ] as [([UInt8], String)])
  func vectors(bytes: [UInt8], expected: String) { #expect(hash(bytes) == expected) }

  @Test("every length up to three blocks pads as the system's own sha256sum does") func padding() {
    // Made with: for n in 0…191, the hash of n times 0x61; then the hash of all these digits behind each other.
    let all = (0..<192).map { hash([UInt8](repeating: 0x61, count: $0)) }.joined()
    #expect(hash(Array(all.utf8)) == Self.allPaddings)
  }

  private static let allPaddings = "1a6d8ce02db1227592feff5f9b6f536accc7d224327afbd823c8b39bd1181a34"
}
