import TestSupport
import Testing

@testable import TrainingModel

@Suite struct DerivedIdentifierTests {
  /// The test vectors of the FNV authors for 128 bits, variant 1a.
  @Test(arguments: [
    ("", 0x6c62_272e_07bb_0142 as UInt64, 0x62b8_2175_6295_c58d as UInt64),
    ("a", 0xd228_cb69_6f1a_8caf, 0x7891_2b70_4e4a_8964), ("b", 0xd228_cb69_721a_8caf, 0x7891_2b70_4e4a_8d15),
    ("c", 0xd228_cb69_711a_8caf, 0x7891_2b70_4e4a_8bda), ("d", 0xd228_cb69_6c1a_8caf, 0x7891_2b70_4e4a_85b3),
    ("e", 0xd228_cb69_6b1a_8caf, 0x7891_2b70_4e4a_8478), ("f", 0xd228_cb69_6e1a_8caf, 0x7891_2b70_4e4a_8829),
    ("fo", 0x0880_9542_c0ab_1be9, 0x5aa0_7330_55b5_ae22), ("foo", 0xa68d_5ed1_5f8b_5822, 0x836d_bc79_768d_78bf),
    ("foob", 0x696a_3919_6d75_7277, 0xb806_e974_e013_b7ef), ("fooba", 0x2a94_5601_3d83_d94f, 0x7081_42cf_b842_dbba),
    ("foobar", 0x343e_1662_793c_64bf, 0x6f0d_3597_ba44_6f18),
  ])
  func `the hash has the published values`(_ text: String, _ high: UInt64, _ low: UInt64) {
    var hash = FNV128()
    hash.add(text)
    #expect(hash.bits == (high, low))
  }

  /// Computed once by another program, from the rule as FORMAT.md states it. A change here loses every earlier import.
  @Test(arguments: [
    (1_764_396_600 as Int64, "fit", "3907512345-1764396600", "01KB73Q2P0FA4K5D7ZB6SH37KB"),
    (1_765_644_300, "hevy", "2025-12-13T16:45 Push / Pull", "01KCC9KVQ0CB7EG3N7536ED0S4"),
    (0, "", "", "0000000000HJQQH4FSB22J6135"), (-5, "hevy", "é", "0000000000YY6RNERQQZC28CCT"),
    (253_402_300_799, "garmin", String(repeating: "x", count: 300), "76EZ91ZP0RTP69DXS2ZZBQPPHQ"),
  ])
  func `the same record gets the same identifier for ever`(
    _ start: Int64, _ source: String, _ key: String, _ expected: String
  ) {
    #expect(ULID.derived(start: Instant(seconds: start), source: source, externalKey: key).text == expected)
  }

  @Test func `the time of the identifier is the start`() {
    let start = Instant(seconds: 1_764_396_600)
    #expect(ULID.derived(start: start, source: "fit", externalKey: "k").milliseconds == 1_764_396_600_000)
  }

  @Test func `start, source, key and the border between them all count`() {
    let derive = { ULID.derived(start: Instant(seconds: $0), source: $1, externalKey: $2) }
    let ids = [
      derive(1, "ab", "c"), derive(2, "ab", "c"), derive(1, "a", "bc"), derive(1, "abc", ""), derive(1, "", "abc"),
      derive(1, "ab", "C"),
    ]
    #expect(Set(ids).count == ids.count)
  }

  /// A record with nothing but a wall clock, imported at home and again on a journey: the moment differs, the
  /// identifier does not.
  @Test func `a record without a zone gets one identifier under every zone`() throws {
    let wall = LocalTime(day: try #require(Day("2026-03-29")), second: 9000)
    let zones = [ZoneRules.fixed(offset: 50_400), .fixed(offset: -43_200), .berlin2026, .sydney2026]
    let records = zones.map { zone in
      let key = wall.instant(offset: 0).iso8601
      return (zone.instant(of: wall), ULID.derived(start: wall.instant(offset: 0), source: "hevy", externalKey: key))
    }
    #expect(Set(records.map { $0.0 }).count == 4 && Set(records.map { $0.1 }).count == 1)
  }

  @Test func `100,000 keys of one start are 100,000 identifiers`() {
    var seen: Set<ULID> = []
    for key in 0..<100_000 {
      seen.insert(ULID.derived(start: Instant(seconds: 5), source: "s", externalKey: String(key)))
    }
    #expect(seen.count == 100_000)
  }
}
