/// The most plausible durations of a session or lap message.
struct FITDurations {
  /// The longest that a recording can be, in seconds.
  static let week = 604_800.0

  /// Seconds by the timer.
  let timerSeconds: Double
  /// Seconds from start to end; nil where not known.
  let elapsedSeconds: Double?
  /// Whether the message's own numbers had to be corrected.
  let isCorrected: Bool

  /// Takes the message's numbers where they can be: within a week, and the timer at most 1 % over the elapsed time.
  init(_ summary: FITSummary) {
    let written = (summary.timerMilliseconds, summary.elapsedMilliseconds)
    let timer = Self.plausible(written.0)
    let elapsed = Self.plausible(written.1).flatMap { $0 > 0 ? $0 : nil } ?? Self.span(of: summary)
    elapsedSeconds = elapsed ?? timer
    let isOutOfRange = written.0 != nil && timer == nil || (written.1 ?? 0) > Int64(Self.week * 1000)
    if let timer, let elapsed, timer > elapsed * 1.01 {
      timerSeconds = elapsed
      isCorrected = true
    } else {
      timerSeconds = timer ?? elapsed ?? 0
      isCorrected = isOutOfRange || timer == nil && elapsed == nil
    }
  }

  private static func plausible(_ milliseconds: Int64?) -> Double? {
    guard let milliseconds else { return nil }
    let seconds = Double(milliseconds) / 1000
    return 0...week ~= seconds ? seconds : nil
  }

  /// Seconds from the message's start to its timestamp, which is the end in most files.
  private static func span(of summary: FITSummary) -> Double? {
    guard let start = summary.start, let end = summary.timestamp, end > start else { return nil }
    let span = Double(end - start)
    return span <= week ? span : nil
  }
}
