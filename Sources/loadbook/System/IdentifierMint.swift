import Synchronization
import TrainingModel

/// New identifiers for the whole process, each later than those before.
final class IdentifierMint: Sendable {
  static let shared = IdentifierMint()
  private let mint = Mutex(ULIDMint())

  private init() {}

  /// A new identifier of that moment.
  func make(at now: Instant) -> ULID {
    mint.withLock { mint in
      mint.make(
        milliseconds: UInt64(max(now.seconds, 0)) * 1000, randomHigh: UInt16.random(in: .min ... .max),
        randomLow: UInt64.random(in: .min ... .max))
    }
  }
}
