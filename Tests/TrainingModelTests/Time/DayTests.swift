import Testing
import TrainingModel

@Suite struct DayTests {
  @Test(arguments: [
    ("1970-01-01", 0 as Int64, 4 as Int64), ("1969-12-31", -1, 3), ("2000-02-29", 11_016, 2), ("2000-03-01", 11_017, 3),
    ("2024-12-31", 20_088, 2), ("2025-01-01", 20_089, 3), ("2026-11-30", 20_787, 1), ("1900-01-01", -25_567, 1),
    ("0000-01-01", -719_528, 6), ("0000-03-01", -719_468, 3), ("9999-12-31", 2_932_896, 5),
  ])
  func `known days have their number and weekday`(_ text: String, _ number: Int64, _ weekday: Int64) throws {
    let day = try #require(Day(text))
    #expect(day.number == number && day.weekday == weekday && day.text == text && Day(number: number) == day)
  }

  /// Counts days one by one over four centuries, the whole period of the calendar.
  @Test func `every day of four hundred years follows the one before`() {
    var day = Day(number: -135_140)  // 1600-01-01
    for year in Int64(1600)...1999 {
      let isLeap = year % 400 == 0 || year % 4 == 0 && year % 100 != 0
      let lengths: [Int64] = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      for (index, length) in lengths.enumerated() {
        for number in 1...length {
          guard day == Day(year: year, month: Int64(index) + 1, day: number), day.year == year,
            day.month == Int64(index) + 1, day.dayOfMonth == number, Day(day.text) == day
          else {
            Issue.record("\(year)-\(index + 1)-\(number)")
            return
          }
          day = day + 1
        }
        #expect(Day(year: year, month: Int64(index) + 1, day: length + 1) == nil)
      }
    }
    #expect(day.number == -135_140 + 146_097 && day.weekday == Day(number: -135_140).weekday)
  }

  @Test func `sums and differences are calendar days`() throws {
    let (new, leap) = (try #require(Day("2027-01-01")), try #require(Day("2024-02-29")))
    #expect((new - 1).text == "2026-12-31" && (leap + 1).text == "2024-03-01" && (leap + 366).text == "2025-03-01")
    #expect(new - leap == 1037 && leap < new && !(new < leap))
  }

  @Test(arguments: [
    "2026-02-29", "1900-02-29", "2026-04-31", "2026-13-01", "2026-00-10", "2026-01-00", "2026-1-1", "2026/01/01",
    "2026-01-01 ", " 2026-01-01", "10000-01-01", "-001-01-01", "2026-01-0a", "", "２０２６-０１-０１",
  ])
  func `what is no day is none`(_ text: String) { #expect(Day(text) == nil) }

  @Test func `years have four digits`() {
    #expect(Day(year: -1, month: 1, day: 1) == nil && Day(year: 10_000, month: 1, day: 1) == nil)
    #expect(Day(year: 7, month: 6, day: 5)?.text == "0007-06-05")
  }
}
