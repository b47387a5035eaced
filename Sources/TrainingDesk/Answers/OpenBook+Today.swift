import DocumentFolder
public import Planner
public import Presentation
import SyncEngine
import TrainingModel

extension OpenBook {
  /// All that the day's screen says.
  public var todayView: TodayView { once("todayView") { makeTodayView() } }

  private func makeTodayView() -> TodayView {
    let answer = today
    var view = TodayView(
      answer: answer, ahead: Coach.ahead(request, ledger: ledger), tomorrow: tomorrow(at: .highest), now: moment.local)
    let row = day(answer.day)?.document
    view.week = entries(from: answer.day - 6, through: answer.day)
    view.suggested = row?.suggested
    view.scheduled = scheduled
    view.sleep = SleepKnown(lastNight: row?.sleepMinutes, nights: knownNights)
    view.clock = settings.clock
    view.isEmpty = snapshot.workouts.isEmpty && snapshot.sessions.isEmpty
    (view.uncounted, view.unlisted) = (snapshot.quarantined.count, snapshot.listing.unreadableDirectories.count)
    return view
  }

  /// Tomorrow's run at an assumed readiness.
  public func tomorrow(at readiness: ReadinessPercent) -> TomorrowPreview {
    Coach.tomorrow(request, ledger: ledger, readiness: readiness, clock: moment.today)
  }

  /// The nights of the four weeks before today that are known.
  private var knownNights: Int64 {
    let today = moment.today
    return Int64(
      snapshot.days.count { record in
        record.document.day < today && record.document.day >= today - 28 && record.document.sleepMinutes != nil
      })
  }

  /// The routines that are due today, by time.
  private var scheduled: [ScheduledRoutine] {
    let today = moment.today
    let due = snapshot.schedules.map { $0.document }.filter { $0.isDue(on: today) }
    let order = ScheduleDocument.nextOccurrences(of: due, from: today, count: due.count).filter { $0.day == today }
    return order.compactMap { occurrence in
      routine(occurrence.splitID).map { ScheduledRoutine($0, minuteOfDay: occurrence.minuteOfDay) }
    }
  }

  /// The routine that a schedule means: itself, or what it became when she edited it; nil: it is gone.
  private func routine(_ id: ULID) -> SplitDocument? {
    let current = StarterFork.currentRoutineID(for: id) { each in snapshot.splits.contains { $0.document.id == each } }
    return snapshot.splits.first { $0.document.id == current }?.document
  }

  /// The ledger's sessions of these days with what their documents say of them, oldest first.
  private func entries(from first: Day, through last: Day) -> [HistoryEntry] {
    let loads = ledger.entries.filter { $0.local.day >= first && $0.local.day <= last }
    return loads.map { load in
      let id = ULID(load.id)
      let session = snapshot.sessions.first { $0.document.id == id }?.document
      let workout = session == nil ? snapshot.workouts.first { $0.document.id == id }?.document : nil
      var entry = HistoryEntry(
        session: load, start: session?.start ?? workout?.start ?? moment.now,
        source: session?.source ?? workout?.source)
      (entry.name, entry.note) = (session?.activityName ?? workout?.splitName, session?.notes ?? workout?.notes)
      return entry
    }
  }
}
