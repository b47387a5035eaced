/// All commands, in the order in which the help shows them.
enum CommandTable {
  /// Commands that belong together.
  struct Group: Sendable {
    let title: String
    let commands: [Command]
  }

  static let groups: [Group] = [
    Group(
      title: "The plan",
      commands: [
        TodayCommand.command, TomorrowCommand.command, WeekCommand.command, RunsCommand.command,
        AheadCommand.command,
      ]),
    Group(
      title: "In the gym",
      commands: [StartCommand.command, SetCommand.command, SkipCommand.command, FinishCommand.command]),
    Group(
      title: "Routines and schedule",
      commands: [
        RoutinesReadCommand.list, RoutinesReadCommand.show, RoutinesEditCommand.add, RoutinesEditCommand.edit,
        RoutinesOrderCommand.delete, RoutinesOrderCommand.reorder, RoutinesRestoreCommand.command, ScheduleCommand.add,
        ScheduleCommand.list,
        ScheduleCommand.remove, ExercisesCommand.show, ExercisesCommand.list,
      ]),
    Group(
      title: "What you did",
      commands: [
        LogCommand.run, LogCommand.lift, LogCommand.other, RateCommand.command, EditCommand.command,
        DeleteCommand.command, ImportCommand.command, HistoryCommand.command, WorkoutsCommand.command,
        ShowCommand.command, RecordsCommand.command, DeletedCommand.list, DeletedCommand.restore,
      ]),
    Group(
      title: "What you say", commands: [ReadyCommand.command, LiftCommand.command, SleepCommand.command]),
    Group(
      title: "Races, you, and this device",
      commands: [
        RaceCommand.add, RaceCommand.list, RaceCommand.remove, AthleteCommand.command,
        SettingsCommand.command,
      ]),
    Group(
      title: "The folder",
      commands: [
        CheckCommand.command, BackupCommand.command, RestoreCommand.command, RebuildCommand.command,
        WatchCommand.command, DemoCommand.command,
      ]),
    Group(
      title: "The app and the shell",
      commands: [
        ServeCommand.command, DevicesCommand.list, DevicesCommand.pair, DevicesCommand.revoke,
        CompletionsCommand.command, ManualCommand.command,
      ]),
  ]

  /// The commands of all groups.
  static let all: [Command] = groups.flatMap { $0.commands }

  /// The commands that begin with one word, for example `log run`, `log lift` and `log other`.
  static func family(_ word: String) -> [Command] { all.filter { $0.name.first == word } }

  /// Whether a word alone is no command, and several begin with it.
  static func isFamily(_ word: String) -> Bool {
    family(word).count > 1 && !all.contains { $0.name == [word] }
  }

  /// The command that the first words name, and the words after them.
  static func find(_ words: [String]) throws(CommandError) -> (command: Command, rest: [String]) {
    if let command = all.first(where: { words.starts(with: $0.name) }) {
      return (command, Array(words.dropFirst(command.name.count)))
    }
    guard let first = words.first else { throw .usage("which command?") }
    let family = family(first)
    if !family.isEmpty {
      let names = family.map { $0.name.dropFirst().joined(separator: " ") }.joined(separator: ", ")
      throw .usage("\(first) what? One of: \(names)")
    }
    let near = all.compactMap { $0.name.first }.first { EditDistance.between($0, first) <= 2 }
    throw .usage("there is no command \(first)" + (near.map { "; did you mean \($0)?" } ?? ""))
  }
}
