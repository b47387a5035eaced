import Foundation
import TestSupport
import Testing
import TrainingModel

@Suite struct InstantTests {
  @Test(arguments: [
    (0 as Int64, "1970-01-01T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"), (1_700_000_000, "2023-11-14T22:13:20Z"),
    (951_782_399, "2000-02-28T23:59:59Z"), (951_782_400, "2000-02-29T00:00:00Z"), (951_868_800, "2000-03-01T00:00:00Z"),
    (1_798_761_599, "2026-12-31T23:59:59Z"), (1_798_761_600, "2027-01-01T00:00:00Z"),
    (-62_167_219_200, "0000-01-01T00:00:00Z"), (253_402_300_799, "9999-12-31T23:59:59Z"),
    // A 32-bit count of seconds ends here.
    (2_147_483_648, "2038-01-19T03:14:08Z"), (4_294_967_296, "2106-02-07T06:28:16Z"),
  ])
  func `known moments have their text`(_ seconds: Int64, _ text: String) {
    #expect(Instant(seconds: seconds).iso8601 == text && Instant(iso8601: text) == Instant(seconds: seconds))
  }

  @Test func `random moments have the text of Foundation and come back`() throws {
    var random = SeededGenerator(seed: 31)
    for number in 0..<2_000 {
      let seconds = Int64.random(in: -11_676_096_000...253_402_300_799, using: &random)
      let text = Date(timeIntervalSince1970: Double(seconds)).formatted(.iso8601)
      #expect(Instant(seconds: seconds).iso8601 == text, "number \(number) of seed 31")
      #expect(Instant(iso8601: text) == Instant(seconds: seconds), "number \(number) of seed 31")
    }
  }

  @Test func `sums and differences are seconds`() {
    let a = Instant(seconds: 100)
    #expect(a + 20 == Instant(seconds: 120) && (a + 20) - a == 20 && a < a + 1)
  }
}
