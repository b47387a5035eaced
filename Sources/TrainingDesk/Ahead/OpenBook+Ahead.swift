import Planner
public import Presentation
import SyncEngine
import TrainingModel

extension OpenBook {
  /// Whether nothing was ever logged.
  public var isEmpty: Bool { snapshot.workouts.isEmpty && snapshot.sessions.isEmpty }

  /// The screen Load ahead.
  public var aheadView: AheadView { AheadView(ahead: Coach.ahead(request), isEmpty: isEmpty) }

  /// The screen Races.
  public var racesView: RacesView {
    RacesView(
      races: snapshot.races.map { $0.document }, ahead: Coach.ahead(request), unit: settings.distanceUnit)
  }

  /// The screen Your running.
  public var runningView: RunningView {
    let today = moment.today
    let runs = request.details(of: ledger.entries.filter { $0.activity == .run && $0.local.day > today - 84 })
    let month = runs.filter { $0.load.local.day > today - 30 }
    var view = RunningView(
      answer: self.today, weeks: Coach.runningWeeks(request), days: request.days,
      longest: month.compactMap { $0.load.minutes }.max(), longestNext: Coach.longestRun(of: ledger, at: today))
    view.runs = runs.compactMap { run in
      RunPoint(
        day: run.load.local.day, minutes: run.load.minutes, kilometres: run.session.kilometres, kind: run.load.kind)
    }
    view.zones = Self.sum(runs.filter { $0.load.local.day > today - 28 }.compactMap { $0.session.hrZoneSeconds })
    view.unit = settings.distanceUnit
    return view
  }

  private static func sum(_ zones: [[Double]]) -> [Double]? {
    guard let first = zones.first else { return nil }
    return first.indices.map { index in
      zones.reduce(0) { $0 + ($1.indices.contains(index) ? $1[index] : 0) }
    }
  }
}
