extension DayDocument {
  /// Takes back the answer that a store held, as it was written: a reason may stand beside any percent, or alone.
  public mutating func restore(readinessPercent: Int64?, reason: ReadinessReason?) {
    (self.readinessPercent, readinessReason) = (readinessPercent, reason)
  }
}
