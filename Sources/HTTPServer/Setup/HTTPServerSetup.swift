/// Where and how a server listens, and the clock that it lives by.
public struct HTTPServerSetup: Sendable {
  /// The address of this machine to listen at, in numbers: `127.0.0.1`, `::1`, `0.0.0.0`.
  public var address: String
  /// 1…65535; 0: any that is free.
  public var port: UInt16
  /// Certificate and key; nil: no encryption.
  public var tls: TLSIdentity?
  /// What one client can take from the others.
  public var limits: HTTPLimits
  /// The fields of every answer that the server makes itself, before a handler is asked or instead of it.
  public var ownFields: HTTPHeaders
  /// The time since any fixed moment; it never goes back.
  public var elapsed: @Sendable () -> Duration
  /// Returns after that time, or earlier where the task is cancelled.
  public var wait: @Sendable (Duration) async -> Void

  /// A setup; the server reads no clock but the one that it is given.
  public init(
    address: String = "127.0.0.1", port: UInt16, tls: TLSIdentity? = nil, limits: HTTPLimits = HTTPLimits(),
    ownFields: HTTPHeaders = HTTPHeaders(), elapsed: @escaping @Sendable () -> Duration,
    wait: @escaping @Sendable (Duration) async -> Void
  ) {
    (self.address, self.port, self.tls, self.limits) = (address, port, tls, limits)
    (self.ownFields, self.elapsed, self.wait) = (ownFields, elapsed, wait)
  }
}
