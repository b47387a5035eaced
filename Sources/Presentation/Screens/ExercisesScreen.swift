import ExerciseLibrary
public import TrainingModel

/// The exercises that fit a search, and one of them in full.
public enum ExercisesScreen {
  private static let nameColumns = 32

  /// One line an exercise: its name, its muscles, when it was last done before `today` or on it.
  public static func page(_ listings: [ExerciseListing], today: Day) -> Page {
    var page = Page()
    guard !listings.isEmpty else {
      page.text("No exercise fits. All of them: loadbook exercises")
      return page
    }
    let columns = min(listings.map { TextWidth.columns($0.name) }.max() ?? 0, nameColumns)
    for listing in listings {
      let name = TextWidth.padded(TextWidth.cut(listing.name, to: columns), to: columns) + "  "
      var words = [listing.exercise.map { ExerciseWords.list($0.primary) } ?? "your own"]
      if let last = listing.last { words.append("last " + ExerciseWords.day(last, from: today)) }
      page.paragraph(words.joined(separator: "; "), first: Span(name, .plain))
    }
    return page
  }

  /// What the exercise is, what to mind, and the last time.
  public static func page(_ listing: ExerciseListing) -> Page {
    var page = Page()
    page.paragraph(listing.name, first: Span("", .plain), role: .strong)
    page.text()
    if let exercise = listing.exercise {
      page.row("Works", ExerciseWords.list(exercise.primary))
      if !exercise.secondary.isEmpty { page.row("Helped by", ExerciseWords.list(exercise.secondary)) }
      page.row("Done with", ExerciseWords.equipment(exercise))
    } else {
      page.row("Library", "not in it: an exercise of your own")
    }
    page.row("Counted by", ExerciseWords.name(listing.loadType))
    if listing.isMachine { page.row("Machine", settings(listing)) }
    if let last = listing.lastText { page.row("Last time", last) }
    guard let exercise = listing.exercise else { return page }
    page.text()
    for cue in exercise.cues { page.paragraph(cue, first: Span("  ", .plain)) }
    return page
  }

  private static func settings(_ listing: ExerciseListing) -> String {
    let names = listing.exercise?.machineSettings ?? []
    return names.isEmpty ? "yes" : names.joined(separator: ", ").lowercased()
  }
}
