#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

extension ZipError {
  /// What happened, as a clause to stand behind the archive's name: `not a zip archive, or only a part of one`.
  public var clause: String {
    switch self {
    case .system(.read, let code): "it could not be read: \(Self.text(code))"
    case .system(.write, let code): "it could not be written: \(Self.text(code))"
    case .exists: "a file of that name is already there"
    case .notAFile: "it is not a regular file"
    case .notAnArchive: "it is no zip archive, or only a part of one"
    case .tooManyEntries(let count, let limit): "it has \(count) entries, and the most is \(limit)"
    case .expandsTooMuch: "it unpacks to more than any honest archive of its size"
    case .entry(let path, let problem): "“\(Self.visible(path))” \(problem.clause)"
    }
  }

  private static func text(_ code: Int32) -> String { String(cString: strerror(code)).lowercased() }

  /// The path without what would drive a terminal.
  private static func visible(_ path: String) -> String {
    var clean = String.UnicodeScalarView()
    for scalar in path.unicodeScalars {
      clean.append(scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) ? "\u{FFFD}" : scalar)
    }
    return String(clean)
  }
}

extension ZipEntryProblem {
  /// What is wrong, as a clause to stand behind the entry's path.
  public var clause: String {
    switch self {
    case .path: "is no path that a backup holds"
    case .duplicate: "is there twice"
    case .notAFile: "is a link or a device, not a file"
    case .tooLarge(let limit): "is larger than \(limit >> 20) MiB"
    case .encrypted: "is encrypted"
    case .damaged: "is damaged"
    case .unknownMethod: "is packed by a method that is not known here"
    }
  }
}
