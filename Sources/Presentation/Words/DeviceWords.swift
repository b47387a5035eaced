/// What is said of paired devices.
public enum DeviceWords {
  /// When a device was last seen, by the seconds since.
  public static func seen(secondsAgo seconds: Int64) -> String {
    let (minutes, hours, days) = (seconds / 60, seconds / 3600, seconds / 86_400)
    if minutes < 15 { return "seen just now" }
    if hours < 1 { return "seen \(minutes) minutes ago" }
    if hours < 36 { return hours == 1 ? "seen an hour ago" : "seen \(hours) hours ago" }
    return "seen \(days) days ago"
  }
}
