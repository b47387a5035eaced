import CanonicalJSON
public import TrainingModel

/// How times of the day are shown.
public enum ClockFace: String, NamedCase {
  /// 17:05.
  case h24
  /// 5:05 pm.
  case h12

  /// The time of a day on the wall.
  public func text(_ time: LocalTime) -> String {
    guard self == .h12 else { return time.clock }
    let (hour, minute) = (time.second / 3600, time.second % 3600 / 60)
    let shown = hour % 12 == 0 ? 12 : hour % 12
    return String(shown) + ":" + (minute < 10 ? "0" : "") + String(minute) + (hour < 12 ? " am" : " pm")
  }
}
