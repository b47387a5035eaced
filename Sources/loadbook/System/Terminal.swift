#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// Where output goes: standard output in one piece, errors to standard error.
enum Terminal {
  /// Whether colour may be used: standard output is a terminal that can, and `NO_COLOR` is not set.
  static func allowsColour(environment: Environment) -> Bool {
    environment["NO_COLOR"] == nil && environment["TERM"] != "dumb" && isatty(1) == 1
  }

  /// Writes all of `text` to a descriptor; false where the reader is gone.
  @discardableResult
  static func write(_ text: String, to descriptor: Int32) -> Bool {
    OutputFile.writeAll(Array(text.utf8), to: descriptor)
  }
}
