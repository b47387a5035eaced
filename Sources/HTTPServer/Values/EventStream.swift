/// Server-sent events of one connection (WHATWG HTML §9.2).
public struct EventStream: Sendable {
  /// One event.
  public struct Event: Hashable, Sendable {
    /// Its name; nil: a plain `message`.
    public var name: String?
    /// Its content; each line becomes a `data:` line.
    public var data: String
    /// Its number, from which a browser that was cut off goes on; nil: none.
    public var id: String?

    /// An event.
    public init(name: String? = nil, data: String, id: String? = nil) {
      (self.name, self.data, self.id) = (name, data, id)
    }

    /// As it is sent.
    public var text: String {
      var lines = [name.map { "event: " + $0 }, id.map { "id: " + $0 }].compactMap { $0 }
      lines += data.split(separator: "\n", omittingEmptySubsequences: false).map { "data: " + $0 }
      return lines.joined(separator: "\n") + "\n\n"
    }
  }

  /// The events in order; the connection ends with them. When the other side goes, the stream is terminated.
  public let events: AsyncStream<Event>

  /// What readers skip; it shows each side that the other still lives.
  static let comment = Array(":\n\n".utf8)

  /// The events of `events`.
  public init(_ events: AsyncStream<Event>) { self.events = events }
}
