import Presentation

/// The help pages, made from the table of commands.
enum Help {
  /// All commands in a few lines each.
  static func overview() -> Page {
    var page = Page()
    page.paragraph("Loadbook: a training log and load planner for people who lift and run.")
    page.text()
    page.text("Usage: loadbook COMMAND [OPTION…]")
    for group in CommandTable.groups {
      page.heading(group.title)
      for command in group.commands { summary(of: command, on: &page) }
    }
    page.text()
    page.text("More about one: loadbook COMMAND --help")
    return page
  }

  /// A long name stands on a line of its own.
  private static func summary(of command: Command, on page: inout Page) {
    let name = command.name.joined(separator: " ")
    let isLong = TextWidth.columns(name) > 13
    if isLong { page.text("  " + name) }
    page.paragraph(command.summary, first: Span("  " + TextWidth.padded(isLong ? "" : name, to: 14), .plain))
  }

  /// One command: how to call it, what it does, its options.
  static func page(_ command: Command) -> Page {
    var page = Page()
    let call = "loadbook " + command.name.joined(separator: " ")
    page.paragraph(command.usage, first: Span("Usage: " + call + " ", .plain))
    page.text()
    page.paragraph(command.summary)
    for note in command.notes {
      page.text()
      page.paragraph(note)
    }
    if command.showsEffortScale { effortScale(on: &page) }
    options("Options", command.options, on: &page)
    let own = command.options.map { $0.name }
    options("Options of every command", Option.common.filter { !own.contains($0.name) }, on: &page)
    return page
  }

  /// Commands that share their first word: how to call each and what it does.
  static func page(family: [Command]) -> Page {
    var page = Page()
    for command in family {
      if command.name != family.first?.name { page.text() }
      let call = "loadbook " + command.name.joined(separator: " ")
      page.paragraph(command.usage, first: Span("Usage: " + call + " ", .plain))
      page.paragraph(command.summary, first: Span("  ", .plain))
    }
    if family.contains(where: { $0.showsEffortScale }) { effortScale(on: &page) }
    page.text()
    page.text("More about one: loadbook \(family.first?.name.joined(separator: " ") ?? "COMMAND") --help")
    return page
  }

  private static func options(_ title: String, _ options: [Option], on page: inout Page) {
    guard !options.isEmpty else { return }
    page.heading(title)
    for option in options {
      let name = option.name + (option.value.map { " " + $0 } ?? "")
      page.paragraph(option.help, first: Span("  " + TextWidth.padded(name, to: 22), .plain))
    }
  }

  private static func effortScale(on page: inout Page) {
    page.heading("Effort: how hard the whole session felt, half an hour later")
    for step in EffortScale.anchors {
      page.text("  " + TextWidth.rightAligned(step.effort, to: 2) + "  " + step.feeling)
    }
  }
}
