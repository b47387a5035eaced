@preconcurrency import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// Ctrl-C and a plain kill, told instead of ending the program, so that it can finish what is under way.
enum TerminationSignals {
  /// A source that nobody holds hears nothing: these are held as long as the process lives.
  private static let sources = Mutex<[any DispatchSourceSignal]>([])

  /// Each signal as it arrives. A second one ends the program at once.
  static func stream() -> AsyncStream<Int32> {
    let (stream, continuation) = AsyncStream.makeStream(of: Int32.self)
    // Writing to a browser that has gone must not end the program.
    signal(SIGPIPE, SIG_IGN)
    for number in [SIGINT, SIGTERM] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        continuation.yield(number)
        signal(number, SIG_DFL)
      }
      source.resume()
      sources.withLock { $0.append(source) }
    }
    return stream
  }
}
