/// What a text may measure at most; hostile input stops here.
public struct JSONLimits: Sendable {
  /// 4 MiB.
  public static let maximumBytes = 4 * 1024 * 1024
  /// 64 arrays and objects inside one another.
  public static let maximumDepth = 64
}
