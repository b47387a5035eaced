import TestSupport
import Testing

@testable import TrainingModel

@Suite struct ULIDMintTests {
  private func make(_ mint: inout ULIDMint, like text: String) throws -> String {
    let id = try #require(ULID(text))
    return mint.make(milliseconds: id.milliseconds, randomHigh: UInt16(id.high & 0xFFFF), randomLow: id.low).text
  }

  /// The specification's example.
  @Test func `within one millisecond each is the last plus one`() throws {
    var mint = ULIDMint()
    let first = "01BX5ZZKBKACTAV9WEVGEMMVRY"
    #expect(try make(&mint, like: first) == first)
    #expect(try make(&mint, like: "01BX5ZZKBKZZZZZZZZZZZZZZZZ") == "01BX5ZZKBKACTAV9WEVGEMMVRZ")
    #expect(try make(&mint, like: first) == "01BX5ZZKBKACTAV9WEVGEMMVS0")
    #expect(try make(&mint, like: "01BX5ZZKBK0000000000000000") == "01BX5ZZKBKACTAV9WEVGEMMVS1")
  }

  /// The example of ulid/javascript: all random digits Y, four calls, then a clock that went back for years.
  @Test func `a clock that goes back changes nothing`() throws {
    var mint = ULIDMint()
    let digits = "YYYYYYYYYYYYYYYY"
    let expected = ["YYYY", "YYYZ", "YYZ0", "YYZ1"].map { "01ARYZ6S41YYYYYYYYYYYY" + $0 }
    for text in expected { #expect(try make(&mint, like: "01ARYZ6S41" + digits) == text) }
    #expect(try make(&mint, like: "0002Z6S410" + digits) == "01ARYZ6S41YYYYYYYYYYYYYYZ2")
  }

  @Test func `a later millisecond takes its own random bits`() throws {
    var mint = ULIDMint()
    _ = try make(&mint, like: "01ARYZ6S41ZZZZZZZZZZZZZZZZ")
    #expect(try make(&mint, like: "01ARYZ6S420000000000000001") == "01ARYZ6S420000000000000001")
  }

  @Test func `random bits that are used up carry into the next millisecond`() throws {
    var mint = ULIDMint()
    _ = try make(&mint, like: "01BX5ZZKBKZZZZZZZZZZZZZZZX")
    #expect(try make(&mint, like: "01BX5ZZKBK0000000000000000") == "01BX5ZZKBKZZZZZZZZZZZZZZZY")
    #expect(try make(&mint, like: "01BX5ZZKBK0000000000000000") == "01BX5ZZKBKZZZZZZZZZZZZZZZZ")
    #expect(try make(&mint, like: "01BX5ZZKBK0000000000000000") == "01BX5ZZKBM0000000000000000")
  }

  @Test func `a clock beyond 48 bits stands at the last millisecond`() {
    var mint = ULIDMint()
    #expect(mint.make(milliseconds: .max, randomHigh: 0, randomLow: 7).text == "7ZZZZZZZZZ0000000000000007")
    #expect(mint.make(milliseconds: .max, randomHigh: 0, randomLow: 0).text == "7ZZZZZZZZZ0000000000000008")
  }

  @Test func `whatever the clock does each identifier is greater than the one before`() {
    var random = SeededGenerator(seed: 80)
    var mint = ULIDMint()
    var last = ULID(high: 0, low: 0)
    var clock: UInt64 = 1_764_000_000_000
    for number in 0..<20_000 {
      if random.next() % 3 == 0 { clock = clock &+ random.next() % 5 &- 2 }
      let low = random.next() % 4 == 0 ? UInt64.max : random.next()
      let next = mint.make(milliseconds: clock, randomHigh: UInt16(truncatingIfNeeded: random.next()), randomLow: low)
      #expect(next > last, "number \(number) of seed 80")
      last = next
    }
  }
}
