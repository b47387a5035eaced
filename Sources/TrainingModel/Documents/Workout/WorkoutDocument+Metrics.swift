import CanonicalJSON

extension WorkoutDocument {
  /// Fills in metrics once the workout is over, unless better ones are there: a measurement is never replaced by an
  /// estimate, and of two of one kind the one recorded later stays.
  ///
  /// What better metrics do not speak of is kept: the health store's key, members of newer versions, and the volume,
  /// which no watch measures. The workout counts as changed when the metrics were recorded.
  public mutating func attach(metrics new: WorkoutMetrics) {
    guard status.isResolved else { return }
    guard let old = metrics else { return take(new) }
    guard !old.outranks(new) else { return }
    var merged = new
    merged.healthKitWorkoutUUID = new.healthKitWorkoutUUID ?? old.healthKitWorkoutUUID
    merged.totalVolume = new.totalVolume ?? old.totalVolume
    for name in old.unknown.keys where merged.unknown[name] == nil { merged.unknown[name] = old.unknown[name] }
    take(merged)
  }

  private mutating func take(_ new: WorkoutMetrics) {
    guard new != metrics else { return }
    metrics = new
    updatedAt = .stamp(now: new.recordedAt, over: updatedAt)
  }
}

extension WorkoutMetrics {
  fileprivate func outranks(_ new: WorkoutMetrics) -> Bool {
    source == new.source ? recordedAt > new.recordedAt : source == .watch
  }
}
