/// What a device may do. A layout never changes it; pairing or `serve --role` does.
public enum DeviceRole: String, Hashable, Sendable, CaseIterable {
  /// Everything.
  case phone
  /// Reads everything; writes routines and schedules, no workout and nothing else.
  case desktop
  /// Reads and writes workouts, a thin remote of the phone.
  case watch
}
