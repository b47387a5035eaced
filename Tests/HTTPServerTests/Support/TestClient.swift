import Foundation
import Testing

@testable import HTTPServer

/// A socket that says what a test wants said, byte by byte.
final class TestClient: Sendable {
  private let descriptor: Int32

  /// `receiveBuffer`: bytes that the system keeps for it; `newer`: at ::1.
  init(port: UInt16, receiveBuffer: Int32? = nil, newer: Bool = false) throws {
    descriptor = socket(newer ? AF_INET6 : AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    if var size = receiveBuffer {
      setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
    }
    var address = SocketAddress(newer ? "::1" : "127.0.0.1", port: port)
    let failed = address?.withPointer { connect(descriptor, $0, $1) }
    guard failed == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    var limit = timeval(tv_sec: 20, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit { Glibc.close(descriptor) }

  /// Sends the text, `\n` as it stands. False where the connection is gone.
  @discardableResult func send(_ text: String) -> Bool { send(Array(text.utf8)) }

  @discardableResult func send(_ bytes: [UInt8]) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }

  /// What has arrived; nil at the connection's end, and where nothing comes for long.
  func receive(upTo count: Int = 65536) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    let received = bytes.withUnsafeMutableBytes { recv(descriptor, $0.baseAddress, $0.count, 0) }
    if received < 0, errno == EAGAIN { Issue.record("nothing came, and the connection did not end") }
    return received > 0 ? Array(bytes.prefix(received)) : nil
  }

  /// Reads until `text` has come, or the end.
  func read(until text: String) -> String {
    var all: [UInt8] = []
    while !String(decoding: all, as: UTF8.self).contains(text), let more = receive() { all += more }
    return String(decoding: all, as: UTF8.self)
  }

  /// Reads to the end of the connection.
  func readAll() -> String { String(decoding: readAllBytes(), as: UTF8.self) }

  func readAllBytes() -> [UInt8] {
    var all: [UInt8] = []
    while let more = receive() { all += more }
    return all
  }

  /// Reads to the end of the connection, and counts.
  func countAll() -> Int {
    var count = 0
    while let more = receive() { count += more.count }
    return count
  }

  func finishSending() { shutdown(descriptor, Int32(SHUT_WR)) }
}
