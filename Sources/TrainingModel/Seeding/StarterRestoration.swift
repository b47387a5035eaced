/// What restoring the starters does about one of them.
public enum StarterRestoration: Hashable, Sendable {
  /// Write today's bytes, never what a stub kept. Where there is a stub in force it says from now on when the starter was
  /// restored.
  case restore(liftsVeto: Bool)
  /// Nothing, for a reason.
  case skip(SeedSkip)
}
