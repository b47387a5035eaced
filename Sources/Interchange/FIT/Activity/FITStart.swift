/// When a session began, as exactly as its file tells.
package enum FITStart: Hashable, Sendable {
  /// A moment in seconds since 1970-01-01T00:00:00Z, and how many seconds the wall clock was ahead of UTC, if known.
  case instant(unixSeconds: Int64, utcOffset: Int64?)
  /// Only the wall clock is known: its seconds since 1970-01-01T00:00:00, whatever the zone.
  case wallClock(seconds: Int64)
}
