extension DeviceRole {
  /// What it is called.
  public var title: String {
    switch self {
    case .phone: "phone"
    case .desktop: "desktop"
    case .watch: "watch"
    }
  }

  /// What it may do, in one sentence.
  public var rights: String {
    switch self {
    case .phone: "Reads and changes everything."
    case .desktop: "Reads everything; changes routines and schedules."
    case .watch: "Reads everything; changes workouts."
    }
  }
}
