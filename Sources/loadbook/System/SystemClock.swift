import TrainingModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// The one place that reads the clock.
enum SystemClock {
  /// Now, in milliseconds since 1970.
  static func milliseconds() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return UInt64(max(time.tv_sec, 0)) * 1000 + UInt64(time.tv_nsec / 1_000_000)
  }

  /// Now, in whole seconds.
  static func now() -> Instant { Instant(seconds: Int64(milliseconds() / 1000)) }

  /// The time since some fixed moment, sleep of the machine included. Only differences count.
  static func elapsed() -> Duration {
    var time = timespec()
    #if os(Linux)
      clock_gettime(CLOCK_BOOTTIME, &time)
    #else
      clock_gettime(CLOCK_MONOTONIC, &time)
    #endif
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
