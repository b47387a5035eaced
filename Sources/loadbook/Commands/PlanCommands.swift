import DocumentFolder
import Planner
import Presentation
import SyncEngine
import TrainingDesk
import TrainingModel

/// `today`.
enum TodayCommand {
  static let command = Command(
    name: ["today"], usage: "[OPTION…]",
    summary: "What to do today, and why: the run or rest, its steps, the reasons with their numbers, your budget.",
    notes: [LoadWords.unit],
    body: .reading { invocation, book async throws(CommandError) in
      _ = try invocation.positionals()
      let answer = Coach.today(book.planRequest(invocation))
      if book.isEmpty, !invocation.wantsJSON { return FirstSteps.show(invocation, book: book) }
      let suggested = book.dayRecord(answer.day)?.document.suggested
      invocation.show(
        TodayScreen.page(
          answer, suggested: suggested, uncounted: book.quarantined.count,
          unlisted: book.listing.unreadableDirectories.count), json: .today(answer))
      return .done
    })
}

/// `tomorrow`.
enum TomorrowCommand {
  static let command = Command(
    name: ["tomorrow"], usage: "[--readiness PERCENT] [OPTION…]",
    summary: "Tomorrow's run at an assumed readiness. It is a preview: nothing is stored.",
    options: [Option(name: "--readiness", value: "0-100", help: "how ready you assume to be (else 100)")],
    body: .reading { invocation, book async throws(CommandError) in
      _ = try invocation.positionals()
      let percent = try invocation.percent("--readiness") ?? 100
      if book.isEmpty, !invocation.wantsJSON { return FirstSteps.show(invocation, book: book) }
      let request = book.planRequest(invocation)
      let preview = Coach.tomorrow(request, readiness: ReadinessPercent(percent), clock: request.today)
      invocation.show(TomorrowScreen.page(preview), json: .tomorrow(preview))
      return .done
    })
}

/// `week`.
enum WeekCommand {
  static let command = Command(
    name: ["week"], usage: "[OPTION…]",
    summary: "The seven days up to today: every session with its load, and what is spent against a usual week.",
    body: .reading { invocation, book async throws(CommandError) in
      _ = try invocation.positionals()
      if book.isEmpty, !invocation.wantsJSON { return FirstSteps.show(invocation, book: book) }
      let request = book.planRequest(invocation)
      let answer = Coach.today(request)
      let history = Coach.history(request).filter { $0.local.day >= answer.day - 6 && $0.local.day <= answer.day }
      let entries = book.historyEntries(request.details(of: history))
      invocation.show(WeekScreen.page(answer, entries: entries), json: .week(answer, entries: entries))
      return .done
    })
}

/// `runs`.
enum RunsCommand {
  static let command = Command(
    name: ["runs"], usage: "[OPTION…]",
    summary: "Your running of each week as bars, and the most that each week ahead may hold.",
    body: .reading { invocation, book async throws(CommandError) in
      _ = try invocation.positionals()
      if book.isEmpty, !invocation.wantsJSON { return FirstSteps.show(invocation, book: book) }
      let request = book.planRequest(invocation)
      let weeks = Coach.runningWeeks(request)
      invocation.show(RunsScreen.page(weeks, race: Coach.ahead(request).race), json: .runs(weeks))
      return .done
    })
}

/// `ahead`.
enum AheadCommand {
  static let command = Command(
    name: ["ahead"], usage: "[OPTION…]",
    summary: "The load of the weeks ahead: flat until the taper before your race, running drawn over lifting.",
    body: .reading { invocation, book async throws(CommandError) in
      _ = try invocation.positionals()
      if book.isEmpty, !invocation.wantsJSON { return FirstSteps.show(invocation, book: book) }
      let ahead = Coach.ahead(book.planRequest(invocation))
      invocation.show(AheadScreen.page(ahead), json: .ahead(ahead))
      return .done
    })
}

/// `history`.
enum HistoryCommand {
  static let command = Command(
    name: ["history"], usage: "[--last N] [OPTION…]",
    summary: "Every session that counts, oldest first: its load, where the load comes from, and your note.",
    notes: [LoadWords.unit],
    options: [Option(name: "--last", value: "N", help: "only the last N sessions")],
    body: .reading { invocation, book async throws(CommandError) in
      _ = try invocation.positionals()
      let last = try invocation.whole("--last", in: 1...1_000_000)
      if book.isEmpty, !invocation.wantsJSON { return FirstSteps.show(invocation, book: book) }
      let request = book.planRequest(invocation)
      let history = Coach.history(request).suffix(last.map { Int($0) } ?? .max)
      let details = request.details(of: Array(history))
      let words = Dictionary(details.map { ($0.load.id, $0) }, uniquingKeysWith: { first, _ in first })
      let unit = invocation.settings.distanceUnit
      let entries = book.historyEntries(details)
      invocation.show(
        HistoryScreen.page(entries) { words[$0.session.id]?.words(unit: unit) }, json: .history(entries))
      return .done
    })
}

extension SessionDetail {
  /// Distance, pace and source in a few words; nil where none is known.
  func words(unit: DistanceUnit) -> String? {
    var parts: [String] = []
    if let distance = session.kilometres, distance.value > 0 {
      parts.append(NumberWords.distance(distance, unit: unit))
      let pace = session.minutes.flatMap { NumberWords.pace($0, over: distance, unit: unit) }
      if let pace, session.activity == .run { parts.append(pace) }
    }
    if let source = session.source { parts.append("from \(source)") }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
