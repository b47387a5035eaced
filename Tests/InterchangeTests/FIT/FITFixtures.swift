@testable import Interchange

/// FIT seconds of 2023-11-08T10:19:38Z, the start of the recordings that tests make.
let fixtureStart: UInt32 = 1_068_373_178

extension FITWriter {
  /// A file id: an activity of a Garmin device, unless told otherwise.
  mutating func fileID(kind: UInt8 = 4, created: UInt32 = fixtureStart) {
    write(0, .kind(0, kind), .u16(1, 1), .u16(2, 3992), serial(3_420_897_194), .u32(4, created))
  }

  private func serial(_ number: UInt32) -> FITWriterField {
    FITWriterField(number: 3, code: 0x8C, bytes: littleEndian(number), width: 4)
  }

  /// A session message of a run: an hour by its timer in 62 minutes, 10.5 km.
  mutating func session(
    sport: UInt8 = 1, subSport: UInt8 = 0, start: UInt32 = fixtureStart, timer: UInt32 = 3_600_000,
    elapsed: UInt32 = 3_720_000, more: [FITWriterField] = []
  ) {
    let fields: [FITWriterField] =
      [
        .u32(253, start &+ elapsed / 1000), .u32(2, start), .u32(7, elapsed), .u32(8, timer), .u32(9, 1_050_000),
        .kind(5, sport), .kind(6, subSport),
      ] + more
    define(18, fields.map { ($0.number, UInt8($0.bytes.count), $0.code) })
    message(fields)
  }

  /// An activity message whose wall clock is `offset` seconds ahead of UTC.
  mutating func activity(time: UInt32 = fixtureStart + 3720, offset: Int = 3600) {
    write(34, .u32(253, time), .u32(5, UInt32(Int(time) + offset)))
  }

  /// One record a second from `start`, with a heart rate each and 3 m a second.
  mutating func records(_ rates: [UInt8], start: UInt32 = fixtureStart, metres: UInt32 = 0, every seconds: UInt32 = 1) {
    define(20, local: 1, [(253, 4, 0x86), (3, 1, 0x02), (5, 4, 0x86)])
    for (index, rate) in rates.enumerated() {
      let second = UInt32(index) * seconds
      message(local: 1, [.u32(253, start + second), .u8(3, rate), .u32(5, (metres + 3 * second) * 100)])
    }
  }

  /// A timer event.
  mutating func timer(_ time: UInt32, starts: Bool) {
    write(21, local: 2, .u32(253, time), .kind(0, 0), .kind(1, starts ? 0 : 4))
  }
}

/// What a reading makes of the records that `build` writes.
func reading(maximumHeartRate: Double? = nil, _ build: (inout FITWriter) -> Void) -> FITReading {
  var writer = FITWriter()
  build(&writer)
  return FITReading(of: writer.file(), maximumHeartRate: maximumHeartRate)
}
