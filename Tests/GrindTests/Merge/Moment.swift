import TrainingModel

/// The times and identifiers of generated documents. Times count from 1,700,000,000, so that as numbers and as texts
/// they sort alike; a few texts are kept since making them costs more than merging.
enum Moment {
  /// Seconds since 1970 of second 0.
  static let origin: Int64 = 1_700_000_000

  /// The moment `seconds` after the origin.
  static func instant(_ seconds: Int) -> Instant { Instant(seconds: origin + Int64(seconds)) }

  /// The same as it stands in a document.
  static func text(_ seconds: Int) -> String {
    kept.indices.contains(seconds) ? kept[seconds] : instant(seconds).iso8601
  }

  private static let kept = (0..<40).map { instant($0).iso8601 }
}

/// An identifier of a generated record: `mark` has one or two characters of base 32.
func identifier(_ mark: String) -> String { "01HG" + String(repeating: "0", count: 22 - mark.count) + mark }
