public import TrainingModel

/// Days as people say them, in English.
public enum DayWords {
  /// Monday … Sunday, for 1…7.
  public static func weekday(_ number: Int64) -> String {
    switch number {
    case 1: "Monday"
    case 2: "Tuesday"
    case 3: "Wednesday"
    case 4: "Thursday"
    case 5: "Friday"
    case 6: "Saturday"
    default: "Sunday"
    }
  }

  /// January … December, for 1…12.
  public static func month(_ number: Int64) -> String {
    switch number {
    case 1: "January"
    case 2: "February"
    case 3: "March"
    case 4: "April"
    case 5: "May"
    case 6: "June"
    case 7: "July"
    case 8: "August"
    case 9: "September"
    case 10: "October"
    case 11: "November"
    default: "December"
    }
  }

  /// Monday 30 November 2026.
  public static func long(_ day: Day) -> String {
    weekday(day.weekday) + " " + String(day.dayOfMonth) + " " + month(day.month) + " " + String(day.year)
  }

  /// Monday 30 November.
  public static func dayOfYear(_ day: Day) -> String {
    weekday(day.weekday) + " " + String(day.dayOfMonth) + " " + month(day.month)
  }

  /// Mon 30 Nov.
  public static func short(_ day: Day) -> String {
    let date = TextWidth.rightAligned(String(day.dayOfMonth), to: 2)
    return String(weekday(day.weekday).prefix(3)) + " " + date + " " + String(month(day.month).prefix(3))
  }

  /// Mon 7 Dec, without the column that `short` keeps free for a second digit.
  public static func inText(_ day: Day) -> String {
    weekday(day.weekday).prefix(3) + " " + String(day.dayOfMonth) + " " + month(day.month).prefix(3)
  }

  /// 30 Nov.
  public static func dayAndMonth(_ day: Day) -> String {
    TextWidth.rightAligned(String(day.dayOfMonth), to: 2) + " " + String(month(day.month).prefix(3))
  }
}
