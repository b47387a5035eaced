public import Planner
public import TrainingModel

/// A workout or session as the log lists it.
public struct LogEntry: Hashable, Sendable {
  /// The document that it is of.
  public enum Kind: String, Hashable, Sendable {
    /// A workout with sets.
    case workout
    /// A session without.
    case session
  }

  /// Its document's identifier.
  public var id: ULID
  /// Which document it is of.
  public var kind: Kind
  /// The sport.
  public var activity: SessionActivity
  /// When it began.
  public var start: Instant
  /// What the clock on the wall showed then.
  public var local: LocalTime
  /// What it is called.
  public var title: String
  /// What it adds up to, in a few words.
  public var line: String
  /// How a workout stands; nil for a session.
  public var status: WorkoutStatus?
  /// Whether somebody is at it.
  public var isRunning = false
  /// Its minutes; nil: not known.
  public var minutes: Minutes?
  /// Its distance; nil: none, or not known.
  public var kilometres: Kilometres?
  /// What a workout adds up to; nil for a session.
  public var totals: WorkoutTotals?
  /// Its rating; nil: not rated.
  public var effort: Effort?
  /// Its load and where that comes from; nil: it does not count on its own.
  public var load: SessionLoad?
  /// The program that it came from; nil: recorded here.
  public var source: String?
  /// What a search looks at beside the title: names of exercises and notes.
  var words: [String] = []
}

extension LogEntry {
  /// A workout. `load` is the ledger's entry of it, `units` are those shown.
  public init(_ workout: WorkoutDocument, local: LocalTime, load: SessionLoad?, units: Units) {
    let totals = WorkoutTotals(workout, unit: units.weight)
    let words = workout.hasRecordedSets || workout.isRunning ? totals.text : ""
    let standing = workout.status == .completed ? "" : SetWords.standing(workout)
    self.init(
      id: workout.id, kind: .workout, activity: workout.activity, start: workout.start, local: local,
      title: Self.title(of: workout),
      line: [standing, words].filter { !$0.isEmpty }.joined(separator: ", ").unbroken, status: workout.status)
    (isRunning, minutes, self.totals) = (workout.isRunning, totals.minutes, totals)
    (effort, self.load, source) = (workout.effort, load, workout.source)
    self.words = [workout.notes].compactMap { $0 } + workout.logs.map { $0.exerciseName }
    self.words += workout.logs.compactMap { $0.notes }
  }

  /// A session; see the workout's.
  public init(_ session: SessionDocument, local: LocalTime, load: SessionLoad?, units: Units) {
    self.init(
      id: session.id, kind: .session, activity: session.activity, start: session.start, local: local,
      title: Self.title(of: session, load: load), line: Self.line(of: session, units: units))
    (minutes, kilometres) = (session.minutes, session.kilometres)
    (effort, self.load, source) = (session.effort, load, session.source)
    words = [session.activityName, session.notes].compactMap { $0 }
  }

  /// What a workout is called.
  public static func title(of workout: WorkoutDocument) -> String {
    if let name = workout.splitName, !name.isEmpty { return name }
    return workout.logs.isEmpty
      ? "Workout" : workout.shownLogs.prefix(2).map { $0.exerciseName }.joined(separator: ", ")
  }

  /// What a session is called: the kind of a run, said or judged, the name of another sport, else the sport.
  public static func title(of session: SessionDocument, load: SessionLoad?) -> String {
    if session.activity != .run, let name = session.activityName, !name.isEmpty { return name.capitalizedFirst }
    let kind = (session.runKind ?? load?.kind).map { RunWords.name($0) }
    return (kind ?? RunWords.name(session.activity)).capitalizedFirst
  }

  private static func line(of session: SessionDocument, units: Units) -> String {
    var parts: [String] = []
    if let distance = session.kilometres { parts.append(NumberWords.distance(distance, unit: units.distance)) }
    if let minutes = session.minutes { parts.append(NumberWords.minutes(minutes)) }
    if session.activity == .run, let minutes = session.minutes, let distance = session.kilometres,
      let pace = NumberWords.pace(minutes, over: distance, unit: units.distance)
    {
      parts.append(pace)
    }
    return parts.joined(separator: ", ").unbroken
  }
}

extension String {
  /// The text, broken into lines only behind its commas: a number stays beside its unit.
  var unbroken: String {
    var (text, last) = ("", Character(" "))
    for character in self {
      text.append(character == " " && last != "," ? "\u{A0}" : character)
      last = character
    }
    return text
  }

  /// The text with a capital at its beginning.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
