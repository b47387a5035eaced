import Foundation

/// One client: a socket that asks again as soon as it has its answer.
final class Client {
  private let descriptor: Int32
  private var buffer = [UInt8](repeating: 0, count: 256 * 1024)

  init(port: UInt16) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let refused = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) }
    }
    guard refused == 0 else { throw POSIXError(.ECONNREFUSED) }
  }

  deinit { close(descriptor) }

  func send(_ text: String) throws {
    let bytes = Array(text.utf8)
    let sent = Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    guard sent == bytes.count else { throw POSIXError(.EPIPE) }
  }

  /// Reads one answer, its length told by its head, and tells how many bytes of content it had.
  func readAnswer() throws -> Int {
    var filled = 0
    while true {
      let count = recv(descriptor, &buffer[filled], buffer.count - filled, 0)
      guard count > 0 else { throw POSIXError(.ECONNRESET) }
      filled += count
      guard let head = end(of: filled), let length = length(before: head) else { continue }
      if filled >= head + length { return length }
    }
  }

  /// Reads whatever comes first.
  func readSome() throws {
    guard recv(descriptor, &buffer, buffer.count, 0) > 0 else { throw POSIXError(.ECONNRESET) }
  }

  private func end(of filled: Int) -> Int? {
    guard filled >= 4 else { return nil }
    for index in 3..<filled where buffer[index] == 10 && buffer[index - 1] == 13 && buffer[index - 2] == 10 {
      return index + 1
    }
    return nil
  }

  private func length(before head: Int) -> Int? {
    let text = String(decoding: buffer[..<head], as: UTF8.self)
    guard let field = text.range(of: "Content-Length: ") else { return nil }
    return Int(text[field.upperBound...].prefix { $0.isNumber })
  }
}

/// What a round of requests came to.
struct Rate {
  /// Requests a second.
  let perSecond: Double
  /// Milliseconds within which half of them, and 99 of 100, were answered.
  let median: Double
  let p99: Double
}

/// `clients` ask for `path` for `seconds`, each on its own connection and thread.
func load(port: UInt16, path: String, clients: Int, seconds: Double) throws -> Rate {
  let times = Times()
  let group = DispatchGroup()
  let start = ContinuousClock.now
  for _ in 0..<clients {
    group.enter()
    Thread.detachNewThread {
      times.add(ask(port: port, path: path, until: start + .seconds(seconds)))
      group.leave()
    }
  }
  Thread.sleep(forTimeInterval: seconds)
  group.wait()
  let all = times.sorted
  guard !all.isEmpty else { throw POSIXError(.ECONNRESET) }
  return Rate(perSecond: Double(all.count) / seconds, median: all[all.count / 2], p99: all[all.count * 99 / 100])
}

private func ask(port: UInt16, path: String, until end: ContinuousClock.Instant) -> [Double] {
  guard let client = try? Client(port: port) else { return [] }
  var times: [Double] = []
  var now = ContinuousClock.now
  while now < end {
    do {
      try client.send("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
      _ = try client.readAnswer()
    } catch { return times }
    let then = ContinuousClock.now
    times.append((then - now) / .milliseconds(1))
    now = then
  }
  return times
}

private final class Times: @unchecked Sendable {
  private let lock = NSLock()
  private var all: [Double] = []

  func add(_ times: [Double]) { lock.withLock { all += times } }

  var sorted: [Double] { lock.withLock { all.sorted() } }
}
