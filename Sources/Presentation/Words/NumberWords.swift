public import TrainingModel

/// Numbers as people read them, in English.
public enum NumberWords {
  /// A whole number with a comma every three digits: 1,450. Halves round away from zero.
  public static func whole(_ value: Double) -> String {
    let rounded = Int64(value.rounded())
    var digits = String(abs(rounded))
    var groups: [String] = []
    while digits.utf8.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits = String(digits.dropLast(3))
    }
    groups.insert(digits, at: 0)
    return (rounded < 0 ? "−" : "") + groups.joined(separator: ",")
  }

  /// A number with at most `digits` decimals, zeros at the end left out: 22.5, 45.
  public static func decimal(_ value: Double, digits: Int) -> String {
    let scale = (0..<digits).reduce(1.0) { product, _ in product * 10 }
    let scaled = Int64((abs(value) * scale).rounded())
    let unit = Int64(scale)
    var fraction = String(scaled % unit)
    fraction = String(repeating: "0", count: max(0, digits - fraction.utf8.count)) + fraction
    while fraction.hasSuffix("0") { fraction.removeLast() }
    let sign = value < 0 && scaled > 0 ? "−" : ""
    return sign + String(scaled / unit) + (digits == 0 || fraction.isEmpty ? "" : "." + fraction)
  }

  /// Load: 1,450 AU.
  public static func load(_ load: Load) -> String { whole(load.value) + " AU" }

  /// Minutes: 45 min, 2 h, 2 h 05 min.
  public static func minutes(_ minutes: Minutes) -> String {
    let total = Int64(minutes.value.rounded())
    guard total >= 120 else { return String(total) + " min" }
    let rest = total % 60
    if rest == 0 { return String(total / 60) + " h" }
    return String(total / 60) + " h " + (rest < 10 ? "0" : "") + String(rest) + " min"
  }

  /// A distance: 8.2 km or 5.1 mi.
  public static func distance(_ distance: Kilometres, unit: DistanceUnit) -> String {
    decimal(distance.value / unit.kilometres, digits: 1) + " " + unit.rawValue
  }

  /// Pace: 5:29 /km; nil where either is nothing.
  public static func pace(_ minutes: Minutes, over distance: Kilometres, unit: DistanceUnit) -> String? {
    guard minutes.value > 0, distance.value > 0 else { return nil }
    let seconds = Int64((minutes.value * 60 / (distance.value / unit.kilometres)).rounded())
    let rest = seconds % 60
    return String(seconds / 60) + ":" + (rest < 10 ? "0" : "") + String(rest) + " /" + unit.rawValue
  }

  /// A count with its noun: 1 day, 3 days.
  public static func count(_ value: Int64, _ noun: String) -> String {
    whole(Double(value)) + " " + noun + (value == 1 ? "" : "s")
  }
}
