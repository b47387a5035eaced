/// One request, its head read and its body still to be read.
public struct HTTPRequest: Sendable {
  /// What is to be done.
  public var method: HTTPMethod
  /// With what.
  public var target: HTTPTarget
  /// The head's fields.
  public var headers: HTTPHeaders
  /// Where it came from.
  public var peer: PeerAddress
  /// Whether it came through TLS.
  public var isEncrypted: Bool
  /// Whether it speaks HTTP/1.0, as proxies do and browsers no longer.
  public var isOld = false
  /// Its content, in pieces as they arrive.
  public var body: RequestBody

  /// A request with these parts; `body` as if it had arrived at once.
  public init(
    _ method: HTTPMethod, _ target: HTTPTarget, headers: HTTPHeaders = HTTPHeaders(), body: [UInt8] = [],
    peer: PeerAddress = .loopback, isEncrypted: Bool = false
  ) {
    (self.method, self.target, self.headers, self.peer) = (method, target, headers, peer)
    (self.isEncrypted, self.body) = (isEncrypted, RequestBody(body))
  }
}

/// The address of the other side of a connection.
public struct PeerAddress: Hashable, Sendable {
  /// As text: `192.168.1.20`, `::1`.
  public let text: String
  /// Whether it is this machine itself.
  public let isLoopback: Bool

  /// An address.
  public init(text: String, isLoopback: Bool) { (self.text, self.isLoopback) = (text, isLoopback) }

  /// This machine.
  public static let loopback = PeerAddress(text: "127.0.0.1", isLoopback: true)
}
