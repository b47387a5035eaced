/// Times in heart-rate zones as a device wrote them, from a session or a time-in-zone message.
struct FITZoneTimes {
  /// Milliseconds, low to high.
  let milliseconds: [Int64]
  /// The highest heart rate of each zone, as far as the message says it.
  let boundaries: [Int64]
  /// The index of the session that the times are for; nil where they stand in the session itself.
  let session: Int64?

  /// The times in a session message; nil where it has none.
  init?(session message: FITMessage) {
    milliseconds = Self.leading(message.naturals(FITProfile.sessionTimeInZone))
    (boundaries, session) = ([], nil)
    if milliseconds.isEmpty { return nil }
  }

  /// The times in a time-in-zone message; nil where it has none or is not about a session.
  init?(timeInZone message: FITMessage) {
    guard message.natural(0) == Int64(FITProfile.Message.session) else { return nil }
    session = message.natural(1) ?? 0
    milliseconds = Self.leading(message.naturals(2))
    boundaries = Self.leading(message.naturals(6))
    if milliseconds.isEmpty { return nil }
  }

  private static func leading(_ values: [Int64?]) -> [Int64] { values.prefix { $0 != nil }.compactMap { $0 } }
}
