import CanonicalJSON
import DocumentFolder
import Presentation
import SyncEngine
import TrainingModel

/// `rate`.
enum RateCommand {
  static let command = Command(
    name: ["rate"], usage: "ID EFFORT [OPTION…]",
    summary: "Say how hard a session felt, from 1 to 10. ID may be its beginning or end.", showsEffortScale: true,
    body: .writing { invocation, book async throws(CommandError) in
      let words = try invocation.positionals("an identifier", "an effort")
      let effort = try Invocation.effort(words[1])
      let record = try book.logged(words[0])
      switch record {
      case .session(let record):
        try await book.update(record, else: record.document, invocation) { session throws(CommandError) in
          session.effort = effort
        }
      case .workout(let record):
        try await book.update(record, else: record.document, invocation) { workout throws(CommandError) in
          workout.effort = effort
        }
      }
      ChangeReport.show(record, "rated \(NumberWords.decimal(effort.value, digits: 1))", invocation)
      return .done
    })
}

/// `edit`.
enum EditCommand {
  private static let options =
    LogCommand.options(of: .run) + [Option(name: "--name", value: "NAME", help: "what it was, for example cycling")]

  static let command = Command(
    name: ["edit"],
    usage: "ID [--minutes MIN] [--effort 1-10] [--km KM] [--kind KIND] [--at TIME] [--name NAME] [--note TEXT]",
    summary: "Change what you logged. ID may be its beginning or end. An empty value takes what it names away.",
    notes: ["Of a workout with sets only effort and note can be changed here."],
    options: options,
    body: .writing { invocation, book async throws(CommandError) in
      let words = try invocation.positionals("an identifier")
      let given = invocation.arguments.given(among: options.map { $0.name })
      guard !given.isEmpty else { throw .usage("say what to change, for example --effort 7") }
      let record = try book.logged(words[0])
      switch record {
      case .session(let session): try await edit(session, given, book, invocation)
      case .workout(let workout): try await edit(workout, given, book, invocation)
      }
      ChangeReport.show(record, "changed", invocation)
      return .done
    })

  private static func edit(
    _ record: Record<SessionDocument>, _ given: [String], _ book: Book, _ invocation: Invocation
  ) async throws(CommandError) {
    let taken = LogCommand.options(of: record.document.activity).map { $0.name }
    if let other = given.first(where: { !taken.contains($0) }) {
      throw .usage("\(other) says nothing of this session: it is a \(RunWords.name(record.document.activity))")
    }
    let start = try invocation.at()
    try await book.update(record, else: record.document, invocation) { session throws(CommandError) in
      let before = (session.start, session.minutes)
      if let start { session.start = start }
      try SessionOptions.apply(invocation, to: &session)
      // What another device logged may lie ahead of this clock; a note has nothing to do with that.
      if (session.start, session.minutes) != before { try SessionOptions.requireOver(session, at: invocation.now) }
    }
  }

  private static func edit(
    _ record: Record<WorkoutDocument>, _ given: [String], _ book: Book, _ invocation: Invocation
  ) async throws(CommandError) {
    if let other = given.first(where: { $0 != "--effort" && $0 != "--note" }) {
      throw .usage("\(other) cannot be changed here: this is a workout with sets")
    }
    try await book.update(record, else: record.document, invocation) { workout throws(CommandError) in
      if let effort = invocation.arguments.value("--effort") {
        workout.effort = effort.isEmpty ? nil : try Invocation.effort(effort)
      }
      if let note = invocation.arguments.value("--note") { workout.notes = note.isEmpty ? nil : note }
    }
  }
}

/// `delete`.
enum DeleteCommand {
  static let command = Command(
    name: ["delete"], usage: "ID [OPTION…]",
    summary:
      "Delete a session or workout. ID may be its beginning or end. A deletion mark stays, so that no device or import brings it back.",
    body: .writing { invocation, book async throws(CommandError) in
      let words = try invocation.positionals("an identifier")
      let record = try book.logged(words[0])
      try await book.delete(record.deletion(at: invocation.now))
      ChangeReport.show(record, "deleted", invocation)
      return .done
    })
}

/// What a change says when it is done.
enum ChangeReport {
  static func show(_ record: LoggedRecord, _ what: String, _ invocation: Invocation) {
    var page = Page()
    page.line(Span(record.id.text, .strong), Span("  " + what, .plain))
    invocation.show(
      page,
      json: Payload { writer in
        writer.object { writer in
          writer.member("id", record.id)
          writer.member("path", record.path)
        }
      })
  }
}
