public import TrainingModel

// What screens and commands ask for.
extension TrainingCache {
  /// The routines in the order of the list: by `order`, then by identifier.
  public func splits() throws(CacheError) -> [CachedDocument<SplitDocument>] {
    try connection.documents(SplitDocument.self, "ORDER BY split.list_order, split.id")
  }

  /// The workouts that began in `span`, the newest first.
  public func workouts(startedIn span: Range<Instant>) throws(CacheError) -> [CachedDocument<WorkoutDocument>] {
    try connection.documents(
      WorkoutDocument.self,
      "WHERE workout.start >= ?1 AND workout.start < ?2 ORDER BY workout.start DESC, workout.id DESC"
    ) { $0.bind(span) }
  }

  /// All workouts, the newest first.
  public func workouts() throws(CacheError) -> [CachedDocument<WorkoutDocument>] {
    try connection.documents(WorkoutDocument.self, "ORDER BY workout.start DESC, workout.id DESC")
  }

  /// The sessions that began in `span`, the newest first.
  public func sessions(startedIn span: Range<Instant>) throws(CacheError) -> [CachedDocument<SessionDocument>] {
    try connection.documents(
      SessionDocument.self,
      "WHERE session.start >= ?1 AND session.start < ?2 ORDER BY session.start DESC, session.id DESC"
    ) { $0.bind(span) }
  }

  /// All sessions, the newest first.
  public func sessions() throws(CacheError) -> [CachedDocument<SessionDocument>] {
    try connection.documents(SessionDocument.self, "ORDER BY session.start DESC, session.id DESC")
  }

  /// The days of `span` that have answers, the newest first.
  public func days(in span: ClosedRange<Day>) throws(CacheError) -> [CachedDocument<DayDocument>] {
    try connection.documents(DayDocument.self, "WHERE day.day >= ?1 AND day.day <= ?2 ORDER BY day.day DESC") {
      $0.bind(1, span.lowerBound.number)
      $0.bind(2, span.upperBound.number)
    }
  }

  /// All days that have answers, the newest first.
  public func days() throws(CacheError) -> [CachedDocument<DayDocument>] {
    try connection.documents(DayDocument.self, "ORDER BY day.day DESC")
  }

  /// All races in the order of their days, the earliest first.
  public func races() throws(CacheError) -> [CachedDocument<RaceDocument>] {
    try connection.documents(RaceDocument.self, "ORDER BY race.day, race.id")
  }

  /// All schedules in the order of their identifiers.
  public func schedules() throws(CacheError) -> [CachedDocument<ScheduleDocument>] {
    try connection.documents(ScheduleDocument.self, "ORDER BY schedule.id")
  }

  /// The athlete; nil: she has no document.
  public func athlete() throws(CacheError) -> CachedDocument<AthleteDocument>? {
    try connection.documents(AthleteDocument.self, "LIMIT 1").first
  }
}

extension Statement {
  /// The first two parameters: from, and up to.
  fileprivate func bind(_ span: Range<Instant>) {
    bind(1, span.lowerBound.seconds)
    bind(2, span.upperBound.seconds)
  }
}
