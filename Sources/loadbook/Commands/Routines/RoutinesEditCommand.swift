import Presentation
import SyncEngine
import TrainingDesk
import TrainingModel

/// `routines add` and `routines edit`.
enum RoutinesEditCommand {
  private static let syntax = [
    "An exercise is its name, its sets, and what else there is to say, in any order: a weight (60kg, 62,5, 135lb), rest 2min, "
      + "superset 1, body, as LIBRARY NAME, and at the end machine Seat height=4. Sets are 3x8 or, for a time, 3x40s, 1x20min, "
      + "2x1:30. Without a weight the body alone is the load; 0kg stands for a weight still to be found. rest, superset, as "
      + "and machine may be none."
  ]

  static let add = Command(
    name: ["routines", "add"],
    usage: "NAME [--exercise TEXT]… [--kind KIND] [--rest S] [--flow on|off] [--heart-rate BPM]",
    summary: "Add a routine, for example: loadbook routines add Push --exercise \"Bench Press 3x8 60kg\"",
    notes: syntax,
    options: [Option(name: "--exercise", value: "TEXT", help: "an exercise; give it once for each, in their order")]
      + RoutineOptions.all,
    body: .writing { invocation, book async throws(CommandError) in
      let name = try RoutineOptions.name(invocation.arguments.positionals.joined(separator: " "), in: book)
      let order = SplitDocument.orderAtEnd(of: book.splits.map { $0.document })
      var routine = SplitDocument(id: invocation.newID(), name: name, order: order, createdAt: invocation.now)
      try RoutineOptions.apply(invocation, to: &routine)
      let (known, unit) = (KnownExercises(book), invocation.settings.weightUnit)
      for (_, text) in invocation.arguments.all(among: ["--exercise"]) {
        let edit = ExerciseEdit(option: "--add", text: text, newID: invocation.newID())
        try edit.apply(to: &routine, known: known, unit: unit)
      }
      let path = try await book.add(routine, invocation)
      let entry = RoutineEntry(routine, path: path, schedules: [], today: invocation.today)
      let change = RoutineChange(id: routine.id, path: path, starter: nil)
      invocation.show(RoutineReport.page(entry, invocation), json: .changed(change))
      return .done
    })

  static let edit = Command(
    name: ["routines", "edit"],
    usage:
      "ROUTINE [--name NAME] [--add TEXT]… [--change TEXT]… [--remove NAME]… [--move TEXT]… [--kind KIND] [--rest S] "
      + "[--flow on|off] [--heart-rate BPM]",
    summary: "Change a routine or its exercises. An empty value takes what it names away.",
    notes: syntax + [
      "With --change the exercise is its name, the beginning of it, or its number, and only what you say of it changes; "
        + "named NEW NAME renames it. Changes are made in the order in which you type them.",
      "A workout that was begun keeps its plan. An edited starter becomes a routine of your own.",
    ],
    options: [Option(name: "--name", value: "NAME", help: "another name")] + ExerciseEdit.options + RoutineOptions.all,
    body: .writing { invocation, book async throws(CommandError) in
      let record = try book.namedRoutine(invocation)
      let own = ["--name"] + (ExerciseEdit.options + RoutineOptions.all).map { $0.name }
      guard !invocation.arguments.given(among: own).isEmpty else {
        throw .usage("say what to change, for example --rest 90 or --change \"Bench 4x6\"")
      }
      let (edits, known) = (ExerciseEdit.all(&invocation), KnownExercises(book))
      let call = invocation
      let name = try call.arguments.value("--name").map { (text) throws(CommandError) in
        try RoutineOptions.name(text, in: book, except: record.document.id)
      }
      let changed = try await book.updateRoutine(record, &invocation) { routine throws(CommandError) in
        if let name { routine.name = name }
        try RoutineOptions.apply(call, to: &routine)
        for edit in edits { try edit.apply(to: &routine, known: known, unit: call.settings.weightUnit) }
      }
      show(changed, book, invocation)
      return .done
    })

  private static func show(_ changed: ChangedRoutine, _ book: Book, _ invocation: Invocation) {
    let id = changed.starter?.id ?? changed.record.document.id
    let schedules = book.splits.first { $0.document.id == id }.map { book.entry($0, today: invocation.today).schedules }
    let entry = RoutineEntry(
      changed.record.document, path: changed.record.path, schedules: schedules ?? [], today: invocation.today)
    var page = RoutineReport.page(entry, invocation)
    if let starter = changed.starter {
      page.text()
      page.paragraph(RoutineReport.becameOwn(starter), role: .dim)
    }
    invocation.show(page, json: .changed(changed.change))
  }
}
