extension ULID {
  /// The time in every starter routine's identifier, 2020-01-01T00:00:00Z in milliseconds: they all begin with
  /// `01DXF6DT00`. No mint makes such an identifier, since no record was begun then.
  static let starterMilliseconds: UInt64 = 1_577_836_800_000

  /// Whether this is a starter routine, one of another version of the program included.
  public var isStarter: Bool { milliseconds == Self.starterMilliseconds }

  /// The identifier of the routine that an edited starter becomes: the starter's own, one second later. Two devices that
  /// edit one starter so make one document, which joins their edits. Nil for what is no starter.
  public var forkOfStarter: ULID? {
    guard isStarter else { return nil }
    return ULID(high: high + 1000 << 16, low: low)
  }
}
