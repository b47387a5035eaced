extension WorkoutDocument {
  /// A workout that was done by a routine from `start` to `end` and is entered afterwards at `now`: all sets as planned,
  /// spread evenly over that time. `nextID` gives a new identifier at each call, the workout's first.
  public init(
    afterwards split: SplitDocument, from start: Instant, to end: Instant, at now: Instant, nextID: () -> ULID
  ) {
    self.init(starting: split, at: start, nextID: nextID)
    (createdAt, updatedAt) = (now, now)
    let count = Int64(max(1, logs.count))
    for (place, log) in shownLogs.enumerated() {
      let begin = start + (end - start) * Int64(place) / count
      completeAsPlanned(
        log.id, from: begin, to: start + (end - start) * Int64(place + 1) / count, at: now, nextID: nextID)
    }
    recomputeStatus(at: end)
    if status.isResolved { self.end = end }
    updatedAt = now
  }
}
