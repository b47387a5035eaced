/// What an exercise is loaded with, by the raw value that documents hold.
public enum LoadType: Int64, Hashable, Sendable, CaseIterable {
  /// The body alone: repetitions.
  case none = 0
  /// A weight: repetitions and weight.
  case weight = 1
  /// Time: seconds held or worked.
  case duration = 2
}
