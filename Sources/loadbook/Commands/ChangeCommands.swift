import CanonicalJSON
import DocumentFolder
import Presentation
import TrainingModel

/// `rate`.
enum RateCommand {
  static let command = Command(
    name: ["rate"], usage: "ID EFFORT [OPTION…]",
    summary: "Say how hard a session felt, from 1 to 10. ID may be its beginning or end.", showsEffortScale: true,
    run: { invocation async throws(CommandError) in
      let words = try invocation.positionals("an identifier", "an effort")
      let effort = try Invocation.effort(words[1])
      let book = try await Book(path: invocation.folder)
      let record = try book.logged(words[0])
      switch record {
      case .session(let record):
        var session = record.document
        session.effort = effort
        try await book.save(changed: session, over: record, invocation)
      case .workout(let record):
        var workout = record.document
        workout.effort = effort
        try await book.save(changed: workout, over: record, invocation)
      }
      ChangeReport.show(record, "rated \(NumberWords.decimal(effort.value, digits: 1))", invocation)
      return .done
    })
}

/// `edit`.
enum EditCommand {
  private static let options =
    LogCommand.run.options + [Option(name: "--name", value: "NAME", help: "what it was, for example cycling")]

  static let command = Command(
    name: ["edit"],
    usage: "ID [--minutes MIN] [--effort 1-10] [--km KM] [--kind KIND] [--at TIME] [--name NAME] [--note TEXT]",
    summary: "Change what you logged. ID may be its beginning or end. An empty value takes a note or name away.",
    notes: ["Of a workout with sets only effort and note can be changed here."],
    options: options,
    run: { invocation async throws(CommandError) in
      let words = try invocation.positionals("an identifier")
      let given = invocation.arguments.given(among: options.map { $0.name })
      guard !given.isEmpty else { throw .usage("say what to change, for example --effort 7") }
      let book = try await Book(path: invocation.folder)
      let record = try book.logged(words[0])
      switch record {
      case .session(let session): try await edit(session, book, invocation)
      case .workout(let workout): try await edit(workout, given, book, invocation)
      }
      ChangeReport.show(record, "changed", invocation)
      return .done
    })

  private static func edit(_ record: Record<SessionDocument>, _ book: Book, _ invocation: Invocation)
    async throws(CommandError)
  {
    if record.document.activity != .run, invocation.arguments.has("--kind") {
      throw .usage("--kind is for runs, and this is none")
    }
    var session = record.document
    if let start = try invocation.at() { session.start = start }
    try SessionOptions.apply(invocation, to: &session)
    try await book.save(changed: session, over: record, invocation)
  }

  private static func edit(
    _ record: Record<WorkoutDocument>, _ given: [String], _ book: Book, _ invocation: Invocation
  ) async throws(CommandError) {
    if let other = given.first(where: { $0 != "--effort" && $0 != "--note" }) {
      throw .usage("\(other) cannot be changed here: this is a workout with sets")
    }
    var workout = record.document
    if let effort = invocation.arguments.value("--effort") { workout.effort = try Invocation.effort(effort) }
    if let note = invocation.arguments.value("--note") { workout.notes = note.isEmpty ? nil : note }
    try await book.save(changed: workout, over: record, invocation)
  }
}

/// `delete`.
enum DeleteCommand {
  static let command = Command(
    name: ["delete"], usage: "ID [OPTION…]",
    summary: "Delete a session or workout. ID may be its beginning or end. Its stub stays, so that it does not come back.",
    run: { invocation async throws(CommandError) in
      let words = try invocation.positionals("an identifier")
      let book = try await Book(path: invocation.folder)
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
    invocation.show(page, json: Payload { writer in
      writer.object { writer in
        writer.member("id", record.id)
        writer.member("path", record.path)
      }
    })
  }
}

extension Book {
  /// Saves a document that a command changed, unless nothing differs.
  func save<Document: TrainingDocument>(changed document: Document, over record: Record<Document>, _ invocation: Invocation)
    async throws(CommandError)
  {
    if document == record.document { return }
    var document = document
    document.updatedAt = max(invocation.now, document.updatedAt)
    try await save(document, over: record, home: invocation.zone)
  }
}
