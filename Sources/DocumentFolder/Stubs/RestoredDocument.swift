/// A record that was brought back, as it lies in the folder now.
public struct RestoredDocument: Hashable, Sendable {
  /// From the folder's root.
  public let path: String
  /// The whole file.
  public let bytes: [UInt8]
}
