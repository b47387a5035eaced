#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

import TrainingDesk

/// This program's own file.
enum Executable {
  /// Its path, links followed where the system tells; else as it was called.
  static var path: String { InputFile.linkTarget("/proc/self/exe") ?? CommandLine.arguments[0] }

  /// Opens an address in the browser of this desktop; false where no program for it is found.
  static func open(_ address: String) -> Bool {
    #if os(macOS)
      let opener = "open"
    #else
      let opener = "xdg-open"
    #endif
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(opener), strdup(address), nil]
    defer { arguments.forEach { free($0) } }
    var process = pid_t()
    return posix_spawnp(&process, opener, nil, nil, &arguments, environ) == 0
  }
}
