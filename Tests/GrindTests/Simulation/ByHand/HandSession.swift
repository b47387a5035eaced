import Planner
import TrainingModel

/// A session as the hand-made rules read it: days are plain numbers.
struct HandSession: Sendable {
  var day: Int
  var activity: SessionActivity
  var kind: RunKind?
  /// Nil: not known; counts as none in sums.
  var minutes: Double?
  var load: Double
  /// Her own rating.
  var rated: Double?

  init(day: Int, activity: SessionActivity, kind: RunKind?, minutes: Double?, load: Double, rated: Double?) {
    (self.day, self.activity, self.kind) = (day, activity, kind)
    (self.minutes, self.load, self.rated) = (minutes, load, rated)
  }

  /// Minutes in whole seconds and load in thousandths of AU, as the planner adds them up.
  init(_ entry: SessionLoad) {
    self.init(
      day: Int(entry.local.day.number), activity: entry.activity, kind: entry.kind,
      minutes: entry.minutes.map { ($0.value * 60).rounded() / 60 },
      load: ((entry.load?.value ?? 0) * 1000).rounded() / 1000,
      rated: entry.basis == .effort ? entry.effort?.value : nil)
  }
}
