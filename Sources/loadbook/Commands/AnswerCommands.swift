import CanonicalJSON
import Presentation
import SyncEngine
import TrainingModel

/// `ready`.
enum ReadyCommand {
  static let command = Command(
    name: ["ready"], usage: "PERCENT [--because REASON] [OPTION…]",
    summary: "Say how ready you are today, 0 to 100. Your word wins over what sleep says.",
    options: [
      Option(
        name: "--because", value: "REASON", help: "heavyLegs, sore, sleptBadly, stressed, ill, travelling or other"),
      Option(name: "--clear", value: nil, help: "take today's answer back"),
    ],
    body: .writing { invocation, book async throws(CommandError) in
      let reason = try invocation.choice("--because", ReadinessReason.self)
      if invocation.arguments.has("--clear") {
        _ = try invocation.positionals()
        return try await DayAnswer.store(book, invocation, "readiness taken back") {
          $0.answerReadiness(percent: nil, reason: nil)
        }
      }
      let percent = try Invocation.percent(try invocation.positionals("a percentage")[0])
      if percent == 100, reason != nil { throw .usage("at 100 % there is nothing to give a reason for") }
      return try await DayAnswer.store(book, invocation, "readiness \(percent) %") {
        $0.answerReadiness(percent: percent, reason: reason ?? $0.readinessReason)
      }
    })
}

/// `lift`.
enum LiftCommand {
  static let command = Command(
    name: ["lift"], usage: "today|skip|tomorrow [OPTION…]",
    summary: "Say whether a lift is ahead. It keeps sprints off the day before, and changes nothing else.",
    options: [Option(name: "--clear", value: nil, help: "take today's answer back")],
    body: .writing { invocation, book async throws(CommandError) in
      if invocation.arguments.has("--clear") {
        _ = try invocation.positionals()
        return try await DayAnswer.store(book, invocation, "lifting answer taken back") { $0.lifting = nil }
      }
      let word = try invocation.positionals("today, skip or tomorrow")[0]
      guard let answer = LiftingAnswer(rawValue: word), answer == answer.current else {
        throw .usage("lift \(word): say today, skip or tomorrow")
      }
      return try await DayAnswer.store(book, invocation, "lift: \(word)") { $0.lifting = answer }
    })
}

/// `sleep`.
enum SleepCommand {
  static let command = Command(
    name: ["sleep"], usage: "TIME [--day DAY] [OPTION…]",
    summary: "Say how long you slept in the night that ended today, for example 7h10m or 7:10.",
    options: [Option(name: "--day", value: "DAY", help: "the day on which the night ended, for example yesterday")],
    body: .writing { invocation, book async throws(CommandError) in
      let text = try invocation.positionals("a length of time")[0]
      guard let minutes = TimeText.duration(text), (0...1440).contains(minutes) else {
        throw .usage("\(text) is no night's sleep; say for example 7h10m")
      }
      var day = invocation.today
      if let name = invocation.arguments.value("--day") {
        guard let named = TimeText.day(name, today: day), named <= day else {
          throw .usage("--day \(name): say today, yesterday or a day such as 2026-11-29, not in the future")
        }
        day = named
      }
      let words = "slept \(minutes / 60) h \(minutes % 60) min"
      return try await DayAnswer.store(book, invocation, words, day: day) { $0.sleepMinutes = minutes }
    })
}

/// Answers that belong to a day.
enum DayAnswer {
  /// Stores an answer in the day's document, which is read again first, and says so.
  static func store(
    _ book: Book, _ invocation: Invocation, _ words: String, day: Day? = nil, _ change: (inout DayDocument) -> Void
  ) async throws(CommandError) -> ExitStatus {
    let day = day ?? invocation.today
    try await book.changeDay(day, invocation, change)
    var page = Page()
    page.text("\(DayWords.long(day)): \(words)")
    invocation.show(
      page,
      json: Payload { writer in
        writer.object { writer in writer.member("day", day) }
      })
    return .done
  }
}
