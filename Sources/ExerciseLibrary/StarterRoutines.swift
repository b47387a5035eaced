/// The routines that a new folder begins with.
public enum StarterRoutines {
  /// The first ten characters of every starter's identifier; they stand for 2020-01-01T00:00:00Z.
  public static let prefix = "01DXF6DT00"

  /// Whether a record of this identifier is a starter, whose file never holds what a person wrote.
  public static func contains(id: String) -> Bool { id.hasPrefix(prefix) }
}
