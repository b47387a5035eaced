#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// A pipe that wakes a waiting thread for good: once it was called it always returns at once.
final class WakeUp: Sendable {
  private let reading: Int32
  private let writing: Int32

  init() throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SystemError(code: errno) }
    (reading, writing) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(writing, F_SETFL, O_NONBLOCK)
  }

  deinit {
    close(reading)
    close(writing)
  }

  /// Wakes the thread. It never blocks: a full pipe wakes as well.
  func call() {
    var byte: UInt8 = 1
    _ = write(writing, &byte, 1)
  }

  /// Whether it was called.
  var wasCalled: Bool { wait(for: .zero) == .called }

  enum Outcome { case called, ready, timedOut }

  /// Blocks until it was called, until `descriptor` can be read, or until the time has passed; a signal of the operating
  /// system may end it early.
  func wait(orFor descriptor: Descriptor? = nil, for time: Duration) -> Outcome {
    let events = Int16(POLLIN)
    var waited = [pollfd(fd: reading, events: events, revents: 0)]
    if let descriptor { waited.append(pollfd(fd: descriptor.number, events: events, revents: 0)) }
    guard poll(&waited, nfds_t(waited.count), milliseconds(time)) > 0 else { return .timedOut }
    return waited[0].revents != 0 ? .called : .ready
  }

  /// Rounded up, so that nobody wakes just before the time and waits again for nothing.
  private func milliseconds(_ time: Duration) -> Int32 {
    let (seconds, attoseconds) = time.components
    if seconds >= 3600 { return 3_600_000 }
    let rest = (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return Int32(max(0, seconds * 1000 + rest))
  }
}
