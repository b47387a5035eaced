public import CanonicalJSON

extension DocumentKind {
  /// The document as this version writes it: newest schema, sorted members, unknown members kept. Throws what its
  /// reader throws.
  public func rewriting(_ document: [UInt8]) throws(JSONError) -> [UInt8] {
    switch self {
    case .split: try SplitDocument(bytes: document).canonicalBytes()
    case .workout: try WorkoutDocument(bytes: document).canonicalBytes()
    case .session: try SessionDocument(bytes: document).canonicalBytes()
    case .day: try DayDocument(bytes: document).canonicalBytes()
    case .race: try RaceDocument(bytes: document).canonicalBytes()
    case .schedule: try ScheduleDocument(bytes: document).canonicalBytes()
    case .athlete: try AthleteDocument(bytes: document).canonicalBytes()
    }
  }

  /// The same; nil where its reader refuses it, so that nobody can have edited it.
  func rewritten(_ document: [UInt8]) -> [UInt8]? {
    do throws(JSONError) { return try rewriting(document) } catch { return nil }
  }
}
