import Presentation
import TrainingModel

/// The days and the time that `schedule add` takes.
enum ScheduleOptions {
  /// Sets what was given. Throws unless days were said in one way.
  static func apply(_ invocation: Invocation, to schedule: inout ScheduleDocument) throws(CommandError) {
    let arguments = invocation.arguments
    guard arguments.given(among: ["--on", "--every"]).count == 1 else {
      throw .usage("say the days in one way: --on mon,thu or --every 3")
    }
    schedule.weekdays = try arguments.value("--on").map { (text) throws(CommandError) in try weekdays(text) }
    schedule.everyDays = try invocation.whole("--every", in: 1...366)
    schedule.lastDay = try ScheduleCommand.day("--until", invocation)
    if let last = schedule.lastDay, last < schedule.firstDay { throw .usage("--until lies before the first day") }
    if let text = arguments.value("--at") {
      guard let minute = TimeText.minuteOfDay(text) else { throw .usage("--at \(text): say a time such as 18:00") }
      schedule.minuteOfDay = minute
    }
  }

  /// Weekdays with commas or spaces between them, each by its first two letters or more, in their order and once each.
  private static func weekdays(_ text: String) throws(CommandError) -> [Int64] {
    var days: Set<Int64> = []
    for word in text.lowercased().split(whereSeparator: { ", ".contains($0) }) {
      let found = (1...7 as ClosedRange<Int64>).first { DayWords.weekday($0).lowercased().hasPrefix(word) }
      guard let found, word.count >= 2 else { throw .usage("--on \(text): say weekdays, for example mon,thu") }
      days.insert(found)
    }
    guard !days.isEmpty else { throw .usage("--on needs weekdays, for example mon,thu") }
    return days.sorted()
  }
}
