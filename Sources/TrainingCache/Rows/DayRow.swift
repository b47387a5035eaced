import TrainingModel

extension DayDocument: CacheRow {
  static let table: StaticString = "day"
  static let keys: [StaticString] = ["file"]
  static let blank = DayDocument(day: .blank, createdAt: .blank)

  mutating func visit<Visitor: ColumnVisitor>(_ visitor: inout Visitor) throws(CacheError) {
    var (percent, reason) = (readinessPercent, readinessReason)
    try visitor.column("day", &day)
    try visitor.column("lifting", &lifting)
    try visitor.column("readiness_percent", &percent)
    try visitor.column("readiness_reason", &reason)
    try visitor.column("sleep_minutes", &sleepMinutes)
    try visitor.json("suggested", &suggested)
    try visitor.column("created_at", &createdAt)
    try visitor.column("updated_at", &updatedAt)
    try visitor.json("field_updated_at", &fieldUpdatedAt)
    try visitor.column("unknown", &unknown)
    restore(readinessPercent: percent, reason: reason)
  }
}
