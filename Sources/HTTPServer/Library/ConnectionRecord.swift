/// What is known of a connection as long as it lasts.
final class ConnectionRecord: Sendable {
  /// A running number.
  let number: Int
  let peer: PeerAddress

  init(number: Int, peer: PeerAddress) { (self.number, self.peer) = (number, peer) }
}
