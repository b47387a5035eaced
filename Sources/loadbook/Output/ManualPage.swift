import Presentation

/// The manual page loadbook(1) in roff, made from the table of commands.
enum ManualPage {
  /// The whole page. It names no date, so that the same program makes the same page.
  static func text(version: String) -> String {
    var lines = [
      ".TH LOADBOOK 1 \"\" \"Loadbook \(version)\" \"User Commands\"",
      ".SH NAME", "loadbook \\- training log and load planner for people who lift and run",
      ".SH SYNOPSIS", ".B loadbook", ".I COMMAND", "[\\fIOPTION\\fR\\&...]",
      ".SH DESCRIPTION",
      escaped(
        "Records are plain JSON documents in a folder of yours; any file-sync service may carry it. There is no account, "
          + "and no internet is needed."),
    ]
    for group in CommandTable.groups {
      lines.append(".SH \(escaped(group.title.uppercased()))")
      for command in group.commands { lines += section(of: command) }
    }
    lines.append(".SH OPTIONS OF EVERY COMMAND")
    lines += Option.common.flatMap(entry)
    lines += [".SH EXIT STATUS"]
    for (code, meaning) in statuses { lines += [".TP", ".B \(code)", escaped(meaning)] }
    lines.append(".SH ENVIRONMENT")
    for (name, meaning) in variables { lines += [".TP", ".B \(name)", escaped(meaning)] }
    lines.append(".SH FILES")
    for (path, meaning) in files { lines += [".TP", ".I \(escaped(path))", escaped(meaning)] }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let statuses = [
    ("0", "Done; recovered and skipped files included."),
    ("1", "Something in the input failed: each thing was named and the rest was done."),
    ("2", "The words of the call are off."),
  ]
  private static let variables = [
    ("LOADBOOK_FOLDER", "The folder of your records where --folder names none."),
    ("XDG_CONFIG_HOME", "Where this device's settings are kept (else ~/.config)."),
    (
      "XDG_CACHE_HOME",
      "Where this device's cache of the folder is kept (else ~/.cache). It may be deleted at any time."
    ),
    ("NO_COLOR", "Set to anything: no colours."),
  ]
  private static let files = [
    ("~/Loadbook", "The records, where nothing else is said."),
    ("~/.config/loadbook/settings.json", "This device's settings."),
  ]

  private static func section(of command: Command) -> [String] {
    let call = "loadbook " + command.name.joined(separator: " ")
    let paragraphs = ([command.summary] + command.notes).flatMap { [".PP", escaped($0)] }
    return [".SS \(escaped((call + " " + command.usage)))"] + paragraphs.dropFirst() + command.options.flatMap(entry)
  }

  private static func entry(_ option: Option) -> [String] {
    let value = option.value.map { " \\fI\(escaped($0))\\fR" } ?? ""
    return [".TP", "\\fB\(escaped(option.name))\\fR\(value)", escaped(option.help)]
  }

  /// Text in which roff sees no command of its own, in ASCII: `…` is `\[u2026]`.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case _ where scalar.isASCII: escaped.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        escaped += "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
      }
    }
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }
}
