import Synchronization
import TrainingModel

/// The true time of a simulation; every device's clock is off by its own number of seconds.
final class SimulatedClock: Sendable {
  private let seconds = Mutex<Int64>(Moment.origin)

  /// The true time.
  var now: Instant { Instant(seconds: seconds.withLock { $0 }) }

  /// Lets time pass.
  func pass(_ passed: Int64) { seconds.withLock { $0 += passed } }
}

/// Whether a watch reaches its phone, and what the phone said when it did not take what the watch sent.
final class WatchLink: Sendable {
  private let state = Mutex<(isUp: Bool, refusals: [String])>((true, []))

  var isUp: Bool {
    get { state.withLock { $0.isUp } }
    set { state.withLock { $0.isUp = newValue } }
  }

  var refusals: [String] { state.withLock { $0.refusals } }

  func refuse(_ reason: String) { state.withLock { $0.refusals.append(reason) } }
}
