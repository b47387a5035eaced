public import Planner
public import TrainingModel

/// All that the day's screen says, as values.
public struct TodayView: Sendable {
  /// The day's answer.
  public var answer: PlanAnswer
  /// The load of the weeks ahead.
  public var ahead: LoadAhead
  /// Tomorrow at full readiness, or why it is not shown.
  public var tomorrow: TomorrowPreview
  /// The sessions of today and the six days before, oldest first.
  public var week: [HistoryEntry]
  /// The run that had been suggested when today's was logged; nil: none was.
  public var suggested: SuggestedRun?
  /// The routines that are due today.
  public var scheduled: [ScheduledRoutine]
  /// Her nights.
  public var sleep: SleepKnown
  /// Whether nothing was ever recorded.
  public var isEmpty: Bool
  /// Files that cannot be read.
  public var uncounted: Int
  /// Folders that cannot be listed.
  public var unlisted: Int
  /// What the clock on the wall shows.
  public var now: LocalTime
  /// How times of day are shown.
  public var clock = ClockFace.h24

  /// A screen of a day on which nothing else is known.
  public init(answer: PlanAnswer, ahead: LoadAhead, tomorrow: TomorrowPreview, now: LocalTime) {
    (self.answer, self.ahead, self.tomorrow, self.now) = (answer, ahead, tomorrow, now)
    (week, suggested, scheduled, sleep) = ([], nil, [], SleepKnown())
    (isEmpty, uncounted, unlisted) = (false, 0, 0)
  }

  /// What the screen is about.
  public var surface: DaySurface {
    if isEmpty { return .firstUse }
    if !answer.done.isEmpty { return .completed }
    if answer.run != nil { return .suggestion }
    return answer.reasons.contains { $0.rule == .raceDay } ? .raceDay : .noRun
  }
}

/// A routine that a schedule asks for today.
public struct ScheduledRoutine: Hashable, Sendable {
  /// The routine.
  public var id: ULID
  /// Its name.
  public var name: String
  /// What it holds, in a line.
  public var summary: String
  /// Minutes after midnight at which it is meant to begin; nil: any time.
  public var minuteOfDay: Int64?

  /// A routine that is due.
  public init(_ routine: SplitDocument, minuteOfDay: Int64?) {
    (id, name, self.minuteOfDay) = (routine.id, routine.name, minuteOfDay)
    summary = RoutineWords.summary(routine)
  }
}

/// What is known of her nights.
public struct SleepKnown: Hashable, Sendable {
  /// Minutes of the night that ended today; nil: not known.
  public var lastNight: Int64?
  /// Nights of the four weeks before that are known.
  public var nights: Int64

  /// Nights of which these are known.
  public init(lastNight: Int64? = nil, nights: Int64 = 0) { (self.lastNight, self.nights) = (lastNight, nights) }
}
