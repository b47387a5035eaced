/// What a request wants done with its target (RFC 9110 §9).
public enum HTTPMethod: String, Hashable, Sendable, CaseIterable {
  case get = "GET"
  case head = "HEAD"
  case post = "POST"
  case put = "PUT"
  case delete = "DELETE"
  case options = "OPTIONS"
  case patch = "PATCH"

  /// Whether it promises to change nothing (RFC 9110 §9.2.1).
  public var isSafe: Bool { [.get, .head, .options].contains(self) }
}
