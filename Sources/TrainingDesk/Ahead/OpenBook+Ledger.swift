import Planner
public import Presentation
import SyncEngine
public import TrainingModel

extension OpenBook {
  /// The ledger's newest weeks with sessions, of those before `day` where it is given.
  public func ledgerView(before day: Day?) -> LedgerView {
    let start = snapshot.athlete?.document.weekStart ?? 1
    let end = day.map { LedgerWeek.firstDay(of: $0, start: start) }
    let loads = ledger.entries.filter { entry in end.map { entry.local.day < $0 } ?? true }
    var weeks = LedgerWeek.weeks(of: entries(of: newest(loads, start: start)), start: start)
    let next = weeks.count > LedgerView.weeksAtOnce ? weeks[LedgerView.weeksAtOnce - 1].from : nil
    weeks = Array(weeks.prefix(LedgerView.weeksAtOnce))
    return LedgerView(
      answer: today, weeks: weeks, next: next,
      loads: WeekLoad.weeks(of: ledger.entries, through: moment.today, count: 12), unit: settings.distanceUnit,
      clock: settings.clock)
  }

  /// The loads of the newest weeks that are shown at once, and of one more.
  private func newest(_ loads: [SessionLoad], start: Int64) -> ArraySlice<SessionLoad> {
    var (weeks, last): (Int, Day?) = (0, nil)
    for index in loads.indices.reversed() {
      let from = LedgerWeek.firstDay(of: loads[index].local.day, start: start)
      if from != last { (weeks, last) = (weeks + 1, from) }
      if weeks > LedgerView.weeksAtOnce + 1 { return loads[(index + 1)...] }
    }
    return loads[...]
  }

  /// These sessions with what their documents say of them, in their order.
  private func entries(of loads: ArraySlice<SessionLoad>) -> [LedgerEntry] {
    let ids = Set(loads.map { $0.id })
    var entries: [String: LedgerEntry] = [:]
    let details = Dictionary(request.details(of: Array(loads)).map { ($0.load.id, $0) }) { first, _ in first }
    for record in snapshot.sessions where ids.contains(record.document.identifier) {
      let session = record.document
      guard var entry = details[session.identifier].map({ HistoryEntry($0) }) else { continue }
      (entry.name, entry.note) = (session.activityName, session.notes)
      entries[session.identifier] = LedgerEntry(
        history: entry, record: .session, rated: session.effort, kilometres: session.kilometres)
    }
    for record in snapshot.workouts where ids.contains(record.document.identifier) {
      let workout = record.document
      guard var entry = details[workout.identifier].map({ HistoryEntry($0) }) else { continue }
      (entry.name, entry.note) = (workout.splitName, workout.notes)
      entries[workout.identifier] = LedgerEntry(
        history: entry, record: .workout, rated: workout.effort,
        kilometres: details[workout.identifier]?.session.kilometres)
    }
    return loads.compactMap { entries[$0.id] }
  }
}

extension HistoryEntry {
  fileprivate init(_ detail: SessionDetail) {
    self.init(session: detail.load, start: detail.session.start, source: detail.session.source)
  }
}
