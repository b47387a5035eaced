/// The place of a request at its connection: what stops it and lets it go on, told to the accounting.
struct Seat: Sendable {
  let connection: LibraryConnection
  /// The connection's running number.
  let number: Int
  let connections: Connections

  func pause() {
    connections.note(.paused, of: number)
    connection.pause()
  }

  func resume() {
    connections.note(.resumed, of: number)
    connection.resume()
  }

  func note(_ event: ConnectionBook.Event) { connections.note(event, of: number) }

  func hangUp() { connections.end(number) }
}
