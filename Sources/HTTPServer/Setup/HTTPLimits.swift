/// What one client can take from everybody else, at most.
public struct HTTPLimits: Hashable, Sendable {
  /// Bytes of a request's head.
  public var head = 16 * 1024
  /// Time from the first byte of a head, or from the connection's start, to its end.
  public var headTime = Duration.seconds(10)
  /// Bytes of a body; a handler that reads it sets its own, smaller limit.
  public var body = 8 * 1024 * 1024 * 1024
  /// Bytes a second of a body sent or of an answer taken, once `rateGrace` is over.
  public var minimumRate = 1024
  /// Time for a body or an answer before its rate counts.
  public var rateGrace = Duration.seconds(20)
  /// Time without a byte, between requests or within one.
  public var idleTime = Duration.seconds(60)
  /// Connections at a time.
  public var connections = 1024
  /// Connections of one address at a time; this machine itself has no such limit.
  public var connectionsOfAddress = 32
  /// Bytes of events that wait for a client; one that has more to catch up on is dropped.
  public var eventBacklog = 256 * 1024
  /// Time of silence after which an event stream sends a comment, so that both sides see whether the other still lives.
  public var heartbeat = Duration.seconds(15)

  /// The limits of a server for a household.
  public init() {}
}
