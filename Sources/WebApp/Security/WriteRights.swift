/// What a role may write, by the address: held for every route in one place, whatever the route itself says.
enum WriteRights {
  /// The roles that may change what lies at `path`.
  static func roles(writing path: [String]) -> Set<DeviceRole> {
    guard path.count > 2, path[0] == "api" else { return [.phone] }
    return switch path[2] {
    // What a desktop may bring back is its own kinds alone; the route looks at that, since the address does not say it.
    case "pair": Set(DeviceRole.allCases)
    case "splits", "schedules", "routines", "schedule", "deleted": [.phone, .desktop]
    case "workouts": [.phone, .watch]
    default: [.phone]
    }
  }
}
