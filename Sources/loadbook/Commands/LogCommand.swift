import CanonicalJSON
import Presentation
import SyncEngine
import TrainingDesk
import TrainingModel

/// `log run`, `log lift` and `log other`.
enum LogCommand {
  private static let common = [
    Option(name: "--minutes", value: "MIN", help: "how long it took, without pauses"),
    Option(name: "--effort", value: "1-10", help: "how hard the whole session felt"),
    Option(name: "--at", value: "TIME", help: "when it began; without it, it ended just now"),
    Option(name: "--note", value: "TEXT", help: "what you want to remember"),
  ]
  private static let running = [
    Option(name: "--km", value: "KM", help: "how far"),
    Option(name: "--kind", value: "KIND", help: "easy, long, tempo, intervals, sprints, recovery or race"),
  ]
  private static let naming = [
    Option(name: "--name", value: "NAME", help: "what it was, for example cycling"),
    Option(name: "--km", value: "KM", help: "how far"),
  ]
  private static let times = "Times: \(TimeText.forms)."

  /// What `log` and `edit` take for a session of this sport.
  static func options(of activity: SessionActivity) -> [Option] {
    switch activity {
    case .run: common + running
    case .lift: common
    case .other: common + naming
    }
  }

  static let run = Command(
    name: ["log", "run"], usage: "--minutes MIN --effort 1-10 [--km KM] [--kind KIND] [--at TIME] [--note TEXT]",
    summary: "Log a run that you did.", notes: [times], options: options(of: .run), showsEffortScale: true,
    body: .writing { invocation, book async throws(CommandError) in try await log(.run, book, &invocation) })

  static let lift = Command(
    name: ["log", "lift"], usage: "--minutes MIN --effort 1-10 [--at TIME] [--note TEXT]",
    summary: "Log a lift that you did.", notes: [times], options: options(of: .lift), showsEffortScale: true,
    body: .writing { invocation, book async throws(CommandError) in try await log(.lift, book, &invocation) })

  static let other = Command(
    name: ["log", "other"], usage: "--minutes MIN --effort 1-10 [--name NAME] [--km KM] [--at TIME] [--note TEXT]",
    summary: "Log anything else that costs: a ride, a swim, a hike.", notes: [times],
    options: options(of: .other), showsEffortScale: true,
    body: .writing { invocation, book async throws(CommandError) in try await log(.other, book, &invocation) })

  private static func log(_ activity: SessionActivity, _ book: Book, _ invocation: inout Invocation)
    async throws(CommandError) -> ExitStatus
  {
    _ = try invocation.positionals()
    guard let minutes = try SessionOptions.minutes(invocation) else {
      throw .usage("say how long it took: --minutes 45")
    }
    let start = try invocation.at() ?? invocation.now + -Int64((minutes.value * 60).rounded())
    var session = SessionDocument(id: invocation.newID(), activity: activity, start: start, createdAt: invocation.now)
    session.zone = invocation.zone.zone
    try SessionOptions.apply(invocation, to: &session)
    try SessionOptions.requireOver(session, at: invocation.now)
    let logged = try await logged(session, book, invocation)
    report(session, path: logged.record.path, invocation)
    if logged.countsWithAnother {
      invocation.warn(
        "This overlaps a \(RunWords.name(session.activity)) that is already there: the two count once. If one is "
          + "wrong: loadbook delete \(session.id.text)")
    }
    if let failure = logged.unkept {
      invocation.warn(
        "The run is logged; what had been suggested could not be kept beside it. \(CommandError(failure).text)")
    }
    return .done
  }

  private static func logged(_ session: SessionDocument, _ book: Book, _ invocation: Invocation)
    async throws(CommandError) -> LoggedSession
  {
    let logging = SessionLogging(
      engine: book.engine, moment: invocation.moment, request: book.planRequest(invocation))
    do throws(EngineError) { return try await logging.log(session) } catch { throw CommandError(error) }
  }

  private static func report(_ session: SessionDocument, path: String, _ invocation: Invocation) {
    var page = Page()
    let load = session.effort.flatMap { effort in session.minutes.map { effort.value * $0.value } }
    let name = session.runKind.map { RunWords.name($0) } ?? session.activityName ?? RunWords.name(session.activity)
    var words = "logged: \(NumberWords.minutes(session.minutes ?? .zero)) \(name)"
    words += load.map { ", " + NumberWords.load(Load($0)) } ?? ", not rated yet"
    page.paragraph(words, first: Span(session.id.text + "  ", .strong))
    if load == nil { page.text("To rate it: loadbook rate \(session.id.text) 6") }
    invocation.show(
      page,
      json: Payload { writer in
        writer.object { writer in
          writer.member("id", session.id)
          writer.member("path", path)
        }
      })
  }
}

/// The options that describe a session, for logging and for editing.
enum SessionOptions {
  /// The minutes; nil where they were not given.
  static func minutes(_ invocation: Invocation) throws(CommandError) -> Minutes? {
    guard let text = invocation.arguments.value("--minutes") else { return nil }
    let unit = "minutes above 0, for example 45 or 1h10m"
    if let whole = TimeText.duration(text), whole > 0, Double(whole) <= Minutes.documentRange.upperBound {
      return Minutes(Double(whole))
    }
    return Minutes(
      try Invocation.number(text, called: "--minutes", in: 0.1...Minutes.documentRange.upperBound, unit: unit))
  }

  /// Refuses a session that is not over at `now`.
  static func requireOver(_ session: SessionDocument, at now: Instant) throws(CommandError) {
    guard session.isOver(at: now) else {
      throw .usage("a session of \(NumberWords.minutes(session.minutes ?? .zero)) that began then is not over yet")
    }
  }

  /// Sets what was given; an empty value takes it away; leaves the rest as it is.
  static func apply(_ invocation: Invocation, to session: inout SessionDocument) throws(CommandError) {
    if let minutes = try minutes(invocation) { session.minutes = minutes }
    try set("--effort", invocation, &session.effort) { text throws(CommandError) in try Invocation.effort(text) }
    try set("--km", invocation, &session.kilometres) { text throws(CommandError) in
      let unit = "kilometres above 0, for example 8.2"
      return Kilometres(try Invocation.number(text, called: "--km", in: 0.01...10_000, unit: unit))
    }
    try set("--kind", invocation, &session.runKind) { _ throws(CommandError) in
      try invocation.choice("--kind", RunKind.self)
    }
    try set("--name", invocation, &session.activityName) { text throws(CommandError) in text }
    try set("--note", invocation, &session.notes) { text throws(CommandError) in text }
  }

  private static func set<Value>(
    _ option: String, _ invocation: Invocation, _ field: inout Value?,
    _ read: (String) throws(CommandError) -> Value?
  ) throws(CommandError) {
    guard let text = invocation.arguments.value(option) else { return }
    field = text.isEmpty ? nil : try read(text)
  }
}
