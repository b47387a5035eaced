import TrainingModel

/// A session as a watch writes it into a FIT activity file: a heart rate every five seconds, a summary at the end.
struct DemoRecording {
  private typealias Message = FITProfile.Message

  /// The sport's codes in the FIT profile.
  let sport: UInt8
  let subSport: UInt8
  let start: Instant
  /// Seconds ahead of UTC on the watch.
  let offset: Int64
  let seconds: Int64
  /// Centimetres a second; 0: no distance.
  let speed: Int64
  /// Session RPE, 1…10.
  let effort: Int64
  /// Beats a minute, one every five seconds.
  let heartRates: [Int64]

  /// Running at nearly three metres a second: the heart rises for ten minutes, then drifts.
  static func run(on day: Day, second: Int64, minutes: Int64, zone: ZoneRules) -> DemoRecording {
    var random = DemoRandom(seed: 1, day: day, .fit)
    let rates = (0..<minutes * 12).map { tick in 98 + min(tick, 120) * 40 / 120 + tick / 60 + random.whole(-2...2) }
    return make(day, second, zone, sport: 1, subSport: 0, speed: 272, effort: 4, rates)
  }

  /// Strength training: the heart rises in each set and falls in each rest.
  static func lift(on day: Day, second: Int64, minutes: Int64, zone: ZoneRules) -> DemoRecording {
    var random = DemoRandom(seed: 1, day: day, .fit)
    let rates = (0..<minutes * 12).map { tick in 96 + max(0, 40 - abs(tick % 36 - 9) * 4) + random.whole(-2...2) }
    return make(day, second, zone, sport: 10, subSport: 20, speed: 0, effort: 7, rates)
  }

  private static func make(
    _ day: Day, _ second: Int64, _ zone: ZoneRules, sport: UInt8, subSport: UInt8, speed: Int64, effort: Int64,
    _ rates: [Int64]
  ) -> DemoRecording {
    let start = zone.instant(of: LocalTime(day: day, second: second))
    return DemoRecording(
      sport: sport, subSport: subSport, start: start, offset: zone.offset(at: start), seconds: Int64(rates.count) * 5,
      speed: speed, effort: effort, heartRates: rates)
  }
}

extension DemoRecording {
  /// The bytes of the activity file.
  var file: [UInt8] {
    var writer = DemoFITWriter()
    writer.write(
      Message.fileID, [.kind(0, 4), .short(1, 255), .short(2, 1), .long(3, 1_000_001), .long(4, time(0))])
    writer.write(Message.sport, [.kind(0, sport), .kind(1, subSport)])
    writer.write(Message.event, [timestamp(0), .kind(0, 0), .kind(1, 0)])
    for (index, rate) in heartRates.enumerated() {
      let second = Int64(index) * 5
      let distance: [DemoFITWriter.Field] = speed > 0 ? [.long(5, second * speed)] : []
      writer.write(Message.record, [timestamp(second), .byte(3, rate)] + distance)
    }
    writer.write(Message.event, [timestamp(seconds), .kind(0, 0), .kind(1, 4)])
    let sports: [DemoFITWriter.Field] = [.kind(5, sport), .kind(6, subSport)]
    writer.write(Message.lap, summary(mean: 15) + [.kind(25, sport)])
    writer.write(Message.session, summary(mean: 16) + sports + [.byte(FITProfile.sessionEffort, effort * 10)])
    writer.write(
      Message.activity,
      [timestamp(seconds), .long(0, seconds * 1000), .short(1, 1), .kind(2, 0), .long(5, time(seconds) + offset)])
    return writer.file
  }

  /// What laps and sessions share; `mean` is the number of the mean heart rate, the highest is the next.
  private func summary(mean: UInt8) -> [DemoFITWriter.Field] {
    let distance: [DemoFITWriter.Field] = speed > 0 ? [.long(9, seconds * speed)] : []
    let average = heartRates.reduce(0, +) / Int64(max(1, heartRates.count))
    return [timestamp(seconds), .long(2, time(0)), .long(7, seconds * 1000), .long(8, seconds * 1000)] + distance
      + [.byte(mean, average), .byte(mean + 1, heartRates.max() ?? 0)]
  }

  /// FIT seconds at `second` of the session.
  private func time(_ second: Int64) -> Int64 { start.seconds + second - FITProfile.epoch }

  private func timestamp(_ second: Int64) -> DemoFITWriter.Field { .long(FITProfile.timestamp, time(second)) }
}
