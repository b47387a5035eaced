import Synchronization

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

  /// Why standard output did not take all of what was written, as a number of the system; 0: it did.
  private static let failure = Atomic<Int32>(0)

  /// Why standard output did not take all of what was written; nil: it did.
  static var lostOutput: String? {
    let code = failure.load(ordering: .relaxed)
    return code == 0 ? nil : String(cString: strerror(code)).lowercased()
  }

  /// Writes all of `text` to a descriptor, or notes that standard output did not take it.
  static func write(_ text: String, to descriptor: Int32) {
    if OutputFile.writeAll(Array(text.utf8), to: descriptor) || descriptor != 1 { return }
    failure.store(errno, ordering: .relaxed)
  }
}
