/// What restoring the starters does about one of them.
public enum StarterRestoration: Hashable, Sendable {
  /// Write today's bytes, never what the stub kept. Where there is a stub in force it says from now on when the starter was
  /// restored: at `StarterRestoration.stamp`.
  case restore(liftsVeto: Bool)
  /// Nothing, for a reason.
  case skip(SeedSkip)

  /// When a starter counts as restored: now, or a second after its deletion where the clock is behind that, so that the
  /// same stub delivered again says nothing new.
  public static func stamp(now: Instant, deletedAt: Instant) -> Instant { .stamp(now: now, over: deletedAt) }
}
