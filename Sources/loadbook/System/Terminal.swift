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

  /// Writes all of `text` to a descriptor. An answer that standard output does not take ends the program: what was asked
  /// is done by then, and whoever reads must not take half of an answer for a whole one.
  static func write(_ text: String, to descriptor: Int32) {
    if OutputFile.writeAll(Array(text.utf8), to: descriptor) || descriptor != 1 { return }
    Program.warn("the answer could not be written: " + String(cString: strerror(errno)).lowercased())
    Program.exit(.failed)
  }
}
