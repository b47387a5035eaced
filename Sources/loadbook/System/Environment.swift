#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// The environment variables of this process, read once.
struct Environment {
  private let read: @Sendable (String) -> String?

  /// Variables answered by `read`.
  init(read: @escaping @Sendable (String) -> String?) { self.read = read }

  /// This process's own variables. An empty one counts as absent.
  static let process = Environment { name in
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// The value of a variable; nil where it is absent or empty.
  subscript(name: String) -> String? { read(name) }
}
