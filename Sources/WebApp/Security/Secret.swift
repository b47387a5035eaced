/// What is done with secrets, and nothing else: written as digits, hashed, compared.
enum Secret {
  /// Bytes as lower-case hexadecimal digits.
  static func digits(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.flatMap { [digit($0 >> 4), digit($0 & 15)] }, as: UTF8.self)
  }

  /// The digits of the hash of `secret`, which is what a file keeps of it.
  static func hash(_ secret: String) -> String { digits(SHA256.hash(Array(secret.utf8))) }

  /// Whether two hashes are equal; how long this takes tells nothing of where they differ.
  static func isEqual(_ left: String, _ right: String) -> Bool {
    let (left, right) = (Array(left.utf8), Array(right.utf8))
    guard left.count == right.count else { return false }
    var difference: UInt8 = 0
    for index in left.indices { difference |= left[index] ^ right[index] }
    return difference == 0
  }

  private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x57 + value }
}
