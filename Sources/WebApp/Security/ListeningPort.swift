import Synchronization

/// The port on which the server listens, which is only known once it does.
public final class ListeningPort: Sendable {
  private let stored: Mutex<UInt16?>

  /// A port that is known, or is to be settled; until then every host is refused.
  public init(_ port: UInt16? = nil) { stored = Mutex(port) }

  /// Says which port it is.
  public func settle(_ port: UInt16) { stored.withLock { $0 = port } }

  /// The port; nil: not known yet.
  public var port: UInt16? { stored.withLock { $0 } }
}
