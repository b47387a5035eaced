import Planner
import TrainingModel

/// A session as the hand-made rules read it: days are plain numbers.
struct HandSession: Sendable {
  var day: Int
  var activity: SessionActivity
  var kind: RunKind?
  var minutes: Double
  var load: Double
  /// Her own rating.
  var rated: Double?

  init(day: Int, activity: SessionActivity, kind: RunKind?, minutes: Double, load: Double, rated: Double?) {
    (self.day, self.activity, self.kind) = (day, activity, kind)
    (self.minutes, self.load, self.rated) = (minutes, load, rated)
  }

  init(_ entry: SessionLoad) {
    self.init(
      day: Int(entry.local.day.number), activity: entry.activity, kind: entry.kind,
      minutes: entry.minutes?.value ?? 0, load: entry.load?.value ?? 0,
      rated: entry.basis == .effort ? entry.effort?.value : nil)
  }
}
