/// What a FIT file holds, by the number in its file id; only 4 is an activity.
public struct FITFileKind: Hashable, Sendable {
  /// The number of the profile's `file` type.
  public let number: UInt8

  /// The kind with this number.
  public init(number: UInt8) { self.number = number }

  /// A recorded activity.
  public static let activity = FITFileKind(number: 4)

  /// The profile's name, such as "monitoring"; nil for a number that it does not name.
  public var name: String? {
    switch number {
    case 1: "device"
    case 2: "settings"
    case 3: "sport settings"
    case 4: "activity"
    case 5: "workout plan"
    case 6: "course"
    case 7: "schedule"
    case 9: "weight"
    case 10: "totals"
    case 11: "goals"
    case 14: "blood pressure"
    case 15, 28, 32: "monitoring"
    case 20: "activity summary"
    case 34, 35: "segment"
    case 40: "data screens"
    default: nil
    }
  }
}
