import CanonicalJSON
import Planner
import Presentation
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
  private static let times = "Times: \(TimeText.forms)."

  static let run = Command(
    name: ["log", "run"], usage: "--minutes MIN --effort 1-10 [--km KM] [--kind KIND] [--at TIME] [--note TEXT]",
    summary: "Log a run that you did.", notes: [times], options: common + running, showsEffortScale: true,
    run: { invocation async throws(CommandError) in try await log(.run, &invocation) })

  static let lift = Command(
    name: ["log", "lift"], usage: "--minutes MIN --effort 1-10 [--at TIME] [--note TEXT]",
    summary: "Log a lift that you did.", notes: [times], options: common, showsEffortScale: true,
    run: { invocation async throws(CommandError) in try await log(.lift, &invocation) })

  static let other = Command(
    name: ["log", "other"], usage: "--minutes MIN --effort 1-10 [--name NAME] [--km KM] [--at TIME] [--note TEXT]",
    summary: "Log anything else that costs: a ride, a swim, a hike.", notes: [times],
    options: common + [
      Option(name: "--name", value: "NAME", help: "what it was, for example cycling"),
      Option(name: "--km", value: "KM", help: "how far"),
    ], showsEffortScale: true,
    run: { invocation async throws(CommandError) in try await log(.other, &invocation) })

  private static func log(_ activity: SessionActivity, _ invocation: inout Invocation) async throws(CommandError)
    -> ExitStatus
  {
    _ = try invocation.positionals()
    guard let minutes = try SessionOptions.minutes(invocation) else {
      throw .usage("say how long it took: --minutes 45")
    }
    let start = try invocation.at() ?? invocation.now + -Int64((minutes.value * 60).rounded())
    guard start + Int64((minutes.value * 60).rounded()) <= invocation.now else {
      throw .usage("a session of \(NumberWords.minutes(minutes)) that began then is not over yet")
    }
    var session = SessionDocument(id: invocation.newID(), activity: activity, start: start, createdAt: invocation.now)
    session.zone = invocation.zone.zone
    try SessionOptions.apply(invocation, to: &session)
    let book = try await Book(path: invocation.folder)
    try await keepSuggestion(for: session, book, invocation)
    let path = try await book.save(session, over: nil, home: invocation.zone)
    report(session, path: path, invocation)
    return .done
  }

  /// Keeps what had been suggested for today beside the run that was done, for her to look at.
  private static func keepSuggestion(for session: SessionDocument, _ book: Book, _ invocation: Invocation)
    async throws(CommandError)
  {
    guard session.activity == .run, invocation.zone.localTime(at: session.start).day == invocation.today,
      let run = Coach.today(book.planRequest(invocation)).run
    else { return }
    try await book.changeDay(invocation.today, at: invocation.now, home: invocation.zone) { $0.suggested = run }
  }

  private static func report(_ session: SessionDocument, path: String, _ invocation: Invocation) {
    var page = Page()
    let load = session.effort.flatMap { effort in session.minutes.map { effort.value * $0.value } }
    let name = session.runKind.map { RunWords.name($0) } ?? session.activityName ?? RunWords.name(session.activity)
    var words = "logged: \(NumberWords.minutes(session.minutes ?? .zero)) \(name)"
    words += load.map { ", " + NumberWords.load(Load($0)) } ?? ", not rated yet: loadbook rate \(session.id.text) 6"
    page.line(Span(session.id.text, .strong), Span("  " + words, .plain))
    invocation.show(page, json: Payload { writer in
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
    return Minutes(try Invocation.number(text, called: "--minutes", in: 0.1...Minutes.documentRange.upperBound, unit: unit))
  }

  /// Sets what was given; leaves the rest as it is.
  static func apply(_ invocation: Invocation, to session: inout SessionDocument) throws(CommandError) {
    if let minutes = try minutes(invocation) { session.minutes = minutes }
    if let effort = invocation.arguments.value("--effort") { session.effort = try Invocation.effort(effort) }
    let distance = try invocation.number("--km", in: 0.01...10_000, unit: "kilometres above 0, for example 8.2")
    if let distance { session.kilometres = Kilometres(distance) }
    if let kind = try invocation.choice("--kind", RunKind.self) { session.runKind = kind }
    if let name = invocation.arguments.value("--name") { session.activityName = name.isEmpty ? nil : name }
    if let note = invocation.arguments.value("--note") { session.notes = note.isEmpty ? nil : note }
  }
}
