/// One option that a command takes.
struct Option {
  /// The name with its dashes, for example `--effort`.
  let name: String
  /// What its value is called in the help, for example `1-10`; nil: it takes none.
  let value: String?
  /// What it does, in a few words.
  let help: String

  /// The options of every command.
  static let common: [Option] = [
    Option(name: "--folder", value: "DIR", help: "the folder of your records (else LOADBOOK_FOLDER, else ~/Loadbook)"),
    Option(name: "--now", value: "TIME", help: "answer as if it were this moment (ISO 8601)"),
    Option(name: "--zone", value: "NAME", help: "the time zone (else your home zone, else this machine's)"),
    Option(name: "--json", value: nil, help: "print JSON"),
    Option(name: "--help", value: nil, help: "print this help"),
  ]
}
