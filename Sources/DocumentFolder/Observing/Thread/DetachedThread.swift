#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// A thread of the operating system's own, for calls that block: the threads that tasks share are too few for them.
enum DetachedThread {
  /// Runs `body` on a new thread.
  static func run(_ body: @escaping @Sendable () -> Void) throws(SystemError) {
    let work = Unmanaged.passRetained(Work(body))
    let code = create(work.toOpaque())
    if code != 0 {
      work.release()
      throw SystemError(code: code)
    }
  }

  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }

    static func run(_ pointer: UnsafeMutableRawPointer) {
      Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body()
    }
  }

  private static func create(_ work: UnsafeMutableRawPointer) -> Int32 {
    #if canImport(Darwin)
      var thread: pthread_t?
      let code = pthread_create(
        &thread, nil,
        {
          Work.run($0); return nil
        }, work)
      if code == 0, let thread { pthread_detach(thread) }
    #else
      var thread = pthread_t()
      let code = pthread_create(
        &thread, nil,
        {
          if let work = $0 { Work.run(work) }; return nil
        }, work)
      if code == 0 { pthread_detach(thread) }
    #endif
    return code
  }
}
