/// The offsets of one zone over time, passed in by the program; the pure modules read no zone database.
public struct ZoneRules: Hashable, Sendable {
  /// A moment from which another offset holds.
  public struct Transition: Hashable, Sendable {
    /// The first moment of the new offset.
    public var at: Instant
    /// Seconds ahead of UTC from then on.
    public var offset: Int64

    /// A change of offset.
    public init(at: Instant, offset: Int64) {
      self.at = at
      self.offset = offset
    }
  }

  /// The zone whose rules these are.
  public var zone: Zone
  /// Seconds ahead of UTC before the first transition.
  public var initialOffset: Int64
  /// The changes of offset, oldest first.
  public var transitions: [Transition]

  /// The rules of a zone; `transitions` must ascend.
  public init(zone: Zone, initialOffset: Int64, transitions: [Transition]) {
    self.zone = zone
    self.initialOffset = initialOffset
    self.transitions = transitions
  }

  /// A zone that keeps one offset.
  public static func fixed(offset: Int64) -> ZoneRules {
    ZoneRules(zone: .offset(offset), initialOffset: offset, transitions: [])
  }

  /// Seconds ahead of UTC at `instant`. Logarithmic in the number of transitions.
  public func offset(at instant: Instant) -> Int64 {
    var low = 0
    var high = transitions.count
    while low < high {
      let middle = (low + high) / 2
      if transitions[middle].at <= instant { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? initialOffset : transitions[low - 1].offset
  }

  /// What the wall clock shows at `instant`.
  public func localTime(at instant: Instant) -> LocalTime { LocalTime(instant, offset: offset(at: instant)) }

  /// The moment at which the wall clock shows `local`: the earlier of two where the clock is set back, and the
  /// moment as far after the change as the clock jumps where it is set forward.
  public func instant(of local: LocalTime) -> Instant {
    let nominal = local.instant(offset: 0)
    let before = offset(at: nominal + -86_400)
    let after = offset(at: nominal + 86_400)
    let first = local.instant(offset: before)
    if offset(at: first) == before { return first }
    let second = local.instant(offset: after)
    return offset(at: second) == after ? second : first
  }
}
