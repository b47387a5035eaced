/// The first and last moment of a recording and the distance between them, gathered from its records.
struct FITTrack {
  private static let day: UInt32 = 86_400

  private(set) var first: UInt32?
  private(set) var last: UInt32?
  private var firstCentimetres: Int64?
  private var lastCentimetres: Int64?

  /// Takes a record's time (FIT seconds) and distance since the start of the recording (cm).
  ///
  /// Records that go back in time or leap over a day are damage, except where a clock is set while recording.
  mutating func note(_ time: UInt32, centimetres: Int64?) {
    if let last, time < last { return }
    if let last, time - last > Self.day {
      guard Int64(last) < FITProfile.firstDate, Int64(time) >= FITProfile.firstDate else { return }
      self = FITTrack()
    }
    first = first ?? time
    last = time
    if let centimetres {
      firstCentimetres = firstCentimetres ?? centimetres
      lastCentimetres = centimetres
    }
  }

  /// Seconds from the first record to the last, without the pauses; 0 without records.
  func seconds(without pauses: [Range<Double>] = []) -> Double {
    guard let first, let last else { return 0 }
    let whole = Double(first)..<Double(last)
    return pauses.reduce(Double(last - first)) { rest, pause in
      let within = pause.clamped(to: whole)
      return rest - (within.upperBound - within.lowerBound)
    }
  }

  /// Last minus first distance in cm, since some devices count on from an earlier recording; nil without any.
  var centimetres: Int64? {
    guard let firstCentimetres, let lastCentimetres, lastCentimetres > firstCentimetres else { return nil }
    return lastCentimetres - firstCentimetres
  }
}
