extension WorkoutDocument {
  /// Repetitions times weight over the workout in `unit`; see `WorkoutLogDocument.volume(in:)`.
  public func totalVolume(in unit: WeightUnit) -> Double { logs.reduce(0) { $0 + $1.volume(in: unit) } }

  /// When the work ended: the stamped end, else the newest set or exercise completed; nil where nothing was done.
  public var workEnd: Instant? {
    if let end { return end }
    return logs.compactMap { log in
      let newestSet = log.setEntries?.map { $0.completedAt }.max()
      return [log.completedAt, newestSet].compactMap { $0 }.max()
    }.max()
  }

  /// Whether any set was recorded: from then on the workout spends load.
  public var hasRecordedSets: Bool { logs.contains { !($0.setEntries ?? []).isEmpty } }

  /// The sport in the ledger: cardio with only Treadmill logs is a run; the strength kinds and none are a lift.
  public var activity: SessionActivity {
    guard let activityType else { return .other }
    if activityType.isStrength { return .lift }
    let onlyTreadmill = !logs.isEmpty && logs.allSatisfy { $0.resolvedLibraryName == "Treadmill" }
    return activityType == .cardio && onlyTreadmill ? .run : .other
  }
}
