import Synchronization

/// The content of a request, piece by piece. It can be read once, before the request is answered; whoever does not want
/// it leaves it.
public struct RequestBody: AsyncSequence, Sendable {
  /// Why a body could not be read to its end.
  public enum Failure: Error, Hashable, Sendable {
    /// It holds more bytes than are taken.
    case tooLarge(limit: Int)
    /// The other side stopped in the middle, or sent too slowly.
    case cutShort
  }

  /// How many bytes it was announced to have; nil: that is not known.
  public let announced: Int?
  private let source: @Sendable () async throws(Failure) -> [UInt8]?

  /// A body whose next piece `source` gives; nil at its end.
  public init(announced: Int? = nil, source: @escaping @Sendable () async throws(Failure) -> [UInt8]?) {
    (self.announced, self.source) = (announced, source)
  }

  /// A body that fails where there is more than `limit` bytes of it.
  init(announced: Int?, limit: Int, source: @escaping @Sendable () async throws(Failure) -> [UInt8]?) {
    let left = Left(limit)
    self.init(announced: announced) { () throws(Failure) in
      guard let piece = try await source() else { return nil }
      guard left.take(piece.count) else { throw .tooLarge(limit: limit) }
      return piece
    }
  }

  /// A body that is all here.
  public init(_ bytes: [UInt8]) {
    let rest = Rest(bytes)
    self.init(announced: bytes.count) { () throws(Failure) in rest.take() }
  }

  /// All of it in one piece. Throws where it is longer than `limit` bytes, unread where that was announced, or where it
  /// ends too early.
  public func bytes(upTo limit: Int) async throws(Failure) -> [UInt8] {
    if let announced, announced > limit { throw .tooLarge(limit: limit) }
    var all: [UInt8] = []
    while let piece = try await source() {
      guard all.count + piece.count <= limit else { throw .tooLarge(limit: limit) }
      all += piece
    }
    return all
  }

  /// Walks through the pieces.
  public func makeAsyncIterator() -> Iterator { Iterator(source: source) }

  /// The pieces in order.
  public struct Iterator: AsyncIteratorProtocol {
    let source: @Sendable () async throws(Failure) -> [UInt8]?

    /// The next piece; nil at the end.
    public mutating func next() async throws(Failure) -> [UInt8]? { try await source() }
  }

  private final class Left: Sendable {
    private let count: Mutex<Int>

    init(_ count: Int) { self.count = Mutex(count) }

    func take(_ taken: Int) -> Bool {
      count.withLock { count in
        count -= taken
        return count >= 0
      }
    }
  }

  private final class Rest: Sendable {
    private let bytes: Mutex<[UInt8]?>

    init(_ bytes: [UInt8]) { self.bytes = Mutex(bytes.isEmpty ? nil : bytes) }

    func take() -> [UInt8]? {
      bytes.withLock { bytes in
        defer { bytes = nil }
        return bytes
      }
    }
  }
}
