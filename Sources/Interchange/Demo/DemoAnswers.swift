import TrainingModel

/// What she said about a day, and how she slept.
enum DemoAnswers {
  /// Nights are known for these many days before today.
  static let nights: Int64 = 40

  /// The day's document; nil where she said nothing. Today's has a night and no answer yet.
  static func document(on day: Day, _ calendar: DemoCalendar) -> DayDocument? {
    var random = calendar.random(day, .answers)
    var document = DayDocument(day: day, createdAt: calendar.instant(day, second: 25_200 + random.whole(0...3000)))
    let sleeps = calendar.today - day < nights
    if sleeps { document.sleepMinutes = random.whole(395...490) - (day.weekday == 1 ? 25 : 0) }
    let answers = day != calendar.today && answer(&document, calendar.absence(on: day), &random)
    return sleeps || answers ? document : nil
  }

  /// Says how ready she is: on the days of an illness, and otherwise on one day in three.
  private static func answer(
    _ document: inout DayDocument, _ absence: DemoCalendar.Absence?, _ random: inout DemoRandom
  ) -> Bool {
    if absence == .ill {
      document.answerReadiness(percent: random.whole(2...5) * 5, reason: .ill)
    } else if random.chance(0.33) {
      let reasons: [ReadinessReason] = [.heavyLegs, .sleptBadly, .stressed, .sore]
      let percent = min(100, random.whole(14...22) * 5)
      let reason = absence == .away ? .travelling : reasons[Int(random.whole(0...3))]
      document.answerReadiness(percent: percent, reason: reason)
    } else {
      return false
    }
    return true
  }
}
