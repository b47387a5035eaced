import TrainingDesk

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

  /// From now on ctrl-C and a plain kill end the program as if it were done: for commands that run until somebody ends
  /// them. Whatever is being written to the folder is whole or not there, at any moment.
  static func endOnInterrupt() {
    for number in [SIGINT, SIGTERM] { signal(number) { _ in _exit(0) } }
  }
}
