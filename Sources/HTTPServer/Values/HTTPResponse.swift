/// What a request is answered with.
public struct HTTPResponse: Sendable {
  /// The content of an answer.
  public enum Body: Sendable {
    /// All of it.
    case bytes([UInt8])
    /// Pieces as they come; the server asks for the next when there is room.
    case stream(ByteStream)
    /// Server-sent events, until either side ends them.
    case events(EventStream)
  }

  /// How it went.
  public var status: HTTPStatus
  /// The head's fields, those left out that the server adds itself.
  public var headers: HTTPHeaders
  /// The content.
  public var body: Body

  /// An answer.
  public init(_ status: HTTPStatus, headers: HTTPHeaders = HTTPHeaders(), body: Body = .bytes([])) {
    (self.status, self.headers, self.body) = (status, headers, body)
  }
}

/// Answers requests. It is called on any thread, many times at once.
public typealias HTTPHandler = @Sendable (HTTPRequest) async -> HTTPResponse

/// Bytes of an answer that are made while they are sent.
public struct ByteStream: Sendable {
  /// How many there will be; nil: not known, sent in chunks.
  public let count: Int?
  let next: @Sendable () async -> [UInt8]?

  /// A stream whose next piece `next` gives; nil at its end. It is not asked again after that.
  public init(count: Int? = nil, next: @escaping @Sendable () async -> [UInt8]?) {
    (self.count, self.next) = (count, next)
  }
}
