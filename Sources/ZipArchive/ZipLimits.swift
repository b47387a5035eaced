/// How much an archive may hold, so that a small file cannot fill memory or keep the program busy for ever.
public struct ZipLimits: Hashable, Sendable {
  /// The most entries.
  public let entries: Int
  /// The most bytes of one entry, as they come out.
  public let entryBytes: Int
  /// How many bytes may come out of the whole archive before the ratio is looked at.
  public let freeBytes: Int
  /// The most bytes that come out, for each byte of the archive's file.
  public let ratio: Int

  /// Limits of these numbers.
  public init(entries: Int, entryBytes: Int, freeBytes: Int, ratio: Int) {
    (self.entries, self.entryBytes, self.freeBytes, self.ratio) = (entries, entryBytes, freeBytes, ratio)
  }

  /// 500,000 entries of at most 64 MiB each; past 64 MiB in total at most 100 times the size of the archive. JSON
  /// documents shrink to a tenth, so that no honest archive comes near. Our own choice.
  public static let standard = ZipLimits(
    entries: 500_000, entryBytes: 64 << 20, freeBytes: 64 << 20, ratio: 100)
}
