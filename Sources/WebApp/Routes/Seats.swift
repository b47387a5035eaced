import Synchronization

/// So many may do something at once; whoever comes when all seats are taken is sent away.
final class Seats: Sendable {
  /// A seat that is taken until it goes out of use.
  final class Seat: Sendable {
    private let seats: Seats

    fileprivate init(_ seats: Seats) { self.seats = seats }

    deinit { seats.free.withLock { $0 += 1 } }
  }

  private let free: Mutex<Int>

  init(_ count: Int) { free = Mutex(count) }

  /// A seat; nil where none is free.
  func take() -> Seat? {
    let isFree = free.withLock { free in
      guard free > 0 else { return false }
      free -= 1
      return true
    }
    return isFree ? Seat(self) : nil
  }
}
