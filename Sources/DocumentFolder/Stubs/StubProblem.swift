/// A file below `Stubs` that could not be understood. It is left as it is.
public struct StubProblem: Hashable, Sendable {
  /// From the folder's root.
  public let path: String
  /// Why.
  public let reason: QuarantineReason
}
