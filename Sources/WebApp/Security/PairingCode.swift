public import TrainingModel

/// A code that is shown on the server and typed into the device that is to be paired.
public struct PairingCode: Hashable, Sendable {
  /// Its letters and digits. None of them is taken for another: no 0, O, 1, I, L or U.
  static let alphabet = Array("23456789ABCDEFGHJKMNPQRSTVWXYZ")
  /// How many it has: 30 to the power of 8 is 39 bits, of which five tries find nothing.
  static let length = 8
  /// Seconds for which it counts.
  public static let lifetime: Int64 = 300
  /// Wrong tries after which it counts no longer.
  public static let tries: Int64 = 5

  /// The code in two halves, as people read it: `K7PM-3XQ9`.
  public let text: String
  /// When it stops to count.
  public let expiresAt: Instant
  /// What the device that enters it may do.
  public let role: DeviceRole

  init(characters: String, expiresAt: Instant, role: DeviceRole) {
    text = characters.prefix(4) + "-" + characters.dropFirst(4)
    (self.expiresAt, self.role) = (expiresAt, role)
  }

  /// Eight characters from random bytes, each character as likely as any other; nil where there are too few bytes.
  static func characters(from bytes: [UInt8]) -> String? {
    // 240 = 8 × 30: higher bytes would make the first characters likelier.
    let picked = bytes.filter { $0 < 240 }.prefix(length).map { alphabet[Int($0) % alphabet.count] }
    return picked.count == length ? String(picked) : nil
  }

  /// What somebody typed, as the code is hashed; nil where it cannot be one, so that a slip costs no try.
  static func typed(_ text: String) -> String? {
    let characters = text.uppercased().filter { !" -–\u{A0}".contains($0) }
    return characters.count == length && characters.allSatisfy { alphabet.contains($0) } ? characters : nil
  }
}
