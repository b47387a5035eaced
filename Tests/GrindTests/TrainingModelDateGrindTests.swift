import CanonicalJSON
import Foundation
import TestSupport
import Testing
import TrainingModel

/// Dates against Foundation's encoder, and against calendar arithmetic that shares nothing with the code's.
@Suite struct TrainingModelDateGrind {
  private static let seed: UInt64 = 0x6461_7465

  /// Days since 1970 by adding up years and months one by one from a table made here.
  private struct SlowCalendar {
    private var yearStarts: [Int64] = []

    init() {
      var number: Int64 = -719_528
      for year in 0...9999 {
        yearStarts.append(number)
        number += Self.isLeap(year) ? 366 : 365
      }
    }

    static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

    static func length(_ month: Int, _ year: Int) -> Int {
      [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
    }

    func number(_ year: Int, _ month: Int, _ day: Int) -> Int64 {
      yearStarts[year] + Int64((1..<month).reduce(0) { $0 + Self.length($1, year) } + day - 1)
    }
  }

  @Test func `300,000 moments are written as the encoder writes them and come back`() throws {
    var random = SeededGenerator(seed: Self.seed)
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    for batch in 0..<300 {
      let moments = (0..<1000).map { _ in
        Instant(seconds: Int64.random(in: -11_676_096_000...253_402_300_799, using: &random))
      }
      let dates = moments.map { Date(timeIntervalSince1970: Double($0.seconds)) }
      let expected = String(decoding: try encoder.encode(dates), as: UTF8.self)
      let texts = moments.map { "\"" + $0.iso8601 + "\"" }
      #expect("[" + texts.joined(separator: ",") + "]" == expected, "batch \(batch) of seed \(Self.seed)")
      let read = try JSONText(Array(expected.utf8)).root.array { (node) throws(JSONError) in try Instant(json: node) }
      #expect(read == moments, "batch \(batch) of seed \(Self.seed)")
    }
  }

  /// Fields drawn a little beyond what they may be, with fractions and offsets, so that about half of them are dates.
  @Test func `300,000 texts are the moments that counting days makes of them, or none`() {
    var random = SeededGenerator(seed: Self.seed)
    let calendar = SlowCalendar()
    var dates = 0
    for number in 0..<300_000 {
      let (year, month) = (Int.random(in: 0...9999, using: &random), Int.random(in: 0...13, using: &random))
      let (day, hour) = (Int.random(in: 0...32, using: &random), Int.random(in: 0...24, using: &random))
      let (minute, second) = (Int.random(in: 0...60, using: &random), Int.random(in: 0...60, using: &random))
      let fraction = ["", ".5", ".999999999", "."].randomElement(using: &random) ?? ""
      let offset = Int.random(in: -1100...1100, using: &random)
      let isUTC = Bool.random(using: &random)
      let sign = offset < 0 ? "-" : "+"
      let zone = isUTC ? "Z" : sign + String(format: "%02d:%02d", abs(offset) / 60, abs(offset) % 60)
      let clock = String(format: "%04d-%02d-%02dT%02d:%02d:%02d", year, month, day, hour, minute, second)
      let isDate =
        (1...12).contains(month) && day >= 1 && day <= SlowCalendar.length(max(1, min(month, 12)), year) && hour < 24
        && minute < 60 && second < 60 && fraction != "." && (isUTC || abs(offset) <= 1080)
      var expected: Int64?
      if isDate {
        let local = calendar.number(year, month, day) * 86_400 + Int64(hour * 3600 + minute * 60 + second)
        let seconds = local - (isUTC ? 0 : Int64(offset) * 60)
        expected = (-62_167_219_200...253_402_300_799).contains(seconds) ? seconds : nil
      }
      let text = clock + fraction + zone
      #expect(Instant(iso8601: text)?.seconds == expected, "\(text), number \(number) of seed \(Self.seed)")
      dates += expected == nil ? 0 : 1
    }
    #expect((100_000..<250_000).contains(dates), "\(dates)")
  }

  @Test func `every day of ten thousand years follows the one before`() {
    var day = Day(number: -719_528)
    for year in 0...9999 {
      for month in 1...12 {
        for number in 1...SlowCalendar.length(month, year) {
          guard Day(year: Int64(year), month: Int64(month), day: Int64(number)) == day, day.year == year,
            day.month == month, day.dayOfMonth == number
          else {
            Issue.record("\(year)-\(month)-\(number)")
            return
          }
          day = day + 1
        }
      }
    }
    #expect(day.number == 2_932_897)
  }
}
