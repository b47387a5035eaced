import Foundation

@testable import HTTPServer

/// A socket that says what a test wants said, byte by byte.
final class TestClient: Sendable {
  private let descriptor: Int32

  /// `receiveBuffer`: bytes that the system keeps for it.
  init(port: UInt16, receiveBuffer: Int32? = nil) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    if var size = receiveBuffer {
      setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
    }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let failed = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) }
    }
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
    return received > 0 ? Array(bytes.prefix(received)) : nil
  }

  /// Reads until `text` has come, or the end.
  func read(until text: String) -> String {
    var all: [UInt8] = []
    while !String(decoding: all, as: UTF8.self).contains(text), let more = receive() { all += more }
    return String(decoding: all, as: UTF8.self)
  }

  /// Reads to the end of the connection.
  func readAll() -> String {
    var all: [UInt8] = []
    while let more = receive() { all += more }
    return String(decoding: all, as: UTF8.self)
  }

  /// Reads to the end of the connection, and counts.
  func countAll() -> Int {
    var count = 0
    while let more = receive() { count += more.count }
    return count
  }

  func finishSending() { shutdown(descriptor, Int32(SHUT_WR)) }
}
