import Testing

@testable import Interchange

@Suite struct FITHeartRateTests {
  @Test("Seven times start below zone 1 and end above the maximum, six only start below, five are the zones")
  func deviceZones() {
    for (times, seconds): ([UInt32], [Double]) in [
      ([9000, 1000, 2000, 3000, 4000, 5000, 600], [1, 2, 3, 4, 5.6]),
      ([9000, 1000, 2000, 3000, 4000, 5000], [1, 2, 3, 4, 5]), ([1000, 2000, 3000, 4000, 5000], [1, 2, 3, 4, 5]),
    ] {
      let field = FITWriterField(number: 65, code: 0x86, bytes: times.flatMap(littleEndian), width: 4)
      let zones = reading(maximumHeartRate: 190) { $0.session(more: [field]) }.sessions.first?.zones
      #expect(zones?.seconds == seconds)
      #expect(zones?.isCounted == false)
      #expect(zones?.limits == nil)
    }
  }

  @Test("Times that are all zero, or in another number of zones, are no zones")
  func noDeviceZones() {
    for times: [UInt32] in [[0, 0, 0, 0, 0, 0, 0], [1000, 2000, 3000], Array(repeating: .max, count: 7)] {
      let field = FITWriterField(number: 65, code: 0x86, bytes: times.flatMap(littleEndian), width: 4)
      #expect(reading { $0.session(more: [field]) }.sessions.first?.zones == nil)
    }
  }

  @Test("A time-in-zone message belongs to the session that it names, with its limits")
  func timeInZoneMessage() {
    let reading = reading { writer in
      writer.session(more: [.u16(254, 0)])
      writer.session(start: fixtureStart + 4000, more: [.u16(254, 1)])
      writer.write(
        216, .u16(0, 18), .u16(1, 1), .u32(2, 500, 1000, 2000, 3000, 4000, 5000, 0), .u8(6, 91, 109, 127, 145, 163, 181)
      )
      // A lap's times are not a session's.
      writer.write(216, .u16(0, 19), .u16(1, 0), .u32(2, 9000, 9000, 9000, 9000, 9000))
    }
    #expect(reading.sessions.first?.zones == nil)
    #expect(reading.sessions.last?.zones?.seconds == [1, 2, 3, 4, 5])
    #expect(reading.sessions.last?.zones?.limits == [91, 109, 127, 145, 163])
  }

  @Test("Heart-rate zone messages give the limits of the session's own times")
  func zoneMessages() {
    let limits = [5, 6].map { count -> [Double]? in
      let times = FITWriterField(
        number: 65, code: 0x86, bytes: (0..<count).flatMap { littleEndian(UInt32($0 * 1000)) }, width: 4)
      return reading { writer in
        for (index, high): (UInt16, UInt8) in [(0, 123), (1, 153), (2, 163), (3, 181), (4, 190), (5, 200)] {
          if index < count { writer.write(8, .u16(254, index), .u8(1, high)) }
        }
        writer.session(more: [times])
      }.sessions.first?.zones?.limits
    }
    #expect(limits == [[0, 123, 153, 163, 181], [123, 153, 163, 181, 190]])
  }

  @Test("Zones are counted from the records by the athlete's maximum; a limit belongs to the upper zone")
  func counted() {
    let rates: [UInt8] = [94, 95, 113, 114, 133, 152, 171, 250, 250]
    let zones = reading(maximumHeartRate: 190) { writer in
      writer.records(rates)
      writer.session()
    }.sessions.first?.zones
    #expect(zones?.seconds == [2, 1, 1, 1, 2])
    #expect(zones?.limits == [95, 114, 133, 152, 171])
    #expect(zones?.isCounted == true)
    let unknown = reading { writer in
      writer.records(rates)
      writer.session()
    }
    #expect(unknown.sessions.first?.zones == nil)
  }

  @Test("Missing heart rates, pauses, gaps and records of another session are no time in a zone")
  func notCounted() {
    let session = reading(maximumHeartRate: 200) { writer in
      writer.timer(fixtureStart, starts: true)
      writer.records(Array(repeating: 100, count: 11))  // 10 s, the last one of 10 s more
      writer.records([0, 255, 0], start: fixtureStart + 11)
      writer.records(Array(repeating: 140, count: 20), start: fixtureStart + 100, every: 2)  // 20 s and 18 s paused
      writer.timer(fixtureStart + 120, starts: false)
      writer.timer(fixtureStart + 1000, starts: true)
      writer.records([199, 199], start: fixtureStart + 5000)
      writer.session()
    }.sessions.first
    #expect(session?.zones?.seconds == [20, 0, 20, 0, 0])
    #expect(session?.meanHeartRate == 120)
    #expect(session?.maximumHeartRate == 140)
  }

  @Test("A strap's stored beats stand in where the records have no heart rate")
  func strap() {
    let session = reading(maximumHeartRate: 200) { writer in
      writer.records([255, 255, 255])
      // Half a second after the start, at 2.0 s by the strap's clock.
      writer.write(132, local: 3, .u32(253, fixtureStart), .u16(0, 16_384), .u8(6, 100), .u32(9, 2048))
      // 2.5 s and 3.5 s by the strap's clock: 0xA00 and 0xE00, then 4.25 s, beyond 12 bits: 0x100.
      writer.write(132, local: 3, .u8(6, 120, 140, 160), .data(10, [0x00, 0x0A, 0xE0, 0x00, 0x01]))
      writer.session()
    }.sessions.first
    #expect(session?.zones?.seconds == [0.5, 1, 0.75, 0, 0])
    #expect(session?.maximumHeartRate == 140)
  }

  @Test("A strap's clock may pass its end")
  func strapRollover() {
    let session = reading(maximumHeartRate: 200) { writer in
      writer.write(132, local: 3, .u32(253, fixtureStart + 5), .u8(6, 100), .u32(9, 0xFFFF_FE00))
      writer.write(132, local: 3, .u8(6, 120, 140), .u32(9, 0x0000_0200, 0x0000_0600))
      writer.session()
    }.sessions.first
    #expect(session?.zones?.seconds == [1, 1, 0, 0, 0])
  }
}
