import TrainingModel

extension SessionDocument: CacheRow {
  static let table: StaticString = "session"
  static let keys: [StaticString] = ["file"]
  static let blank = SessionDocument(id: .blank, activity: .other, start: .blank, createdAt: .blank)

  mutating func visit<Visitor: ColumnVisitor>(_ visitor: inout Visitor) throws(CacheError) {
    try visitor.column("id", &id)
    try visitor.column("activity", &activity)
    try visitor.column("activity_name", &activityName)
    try visitor.column("run_kind", &runKind)
    try visitor.column("start", &start)
    try visitor.column("zone", &zone)
    try visitor.column("minutes", &minutes)
    try visitor.column("kilometres", &kilometres)
    try visitor.column("effort", &effort)
    try visitor.column("avg_heart_rate", &avgHeartRate)
    try visitor.column("max_heart_rate", &maxHeartRate)
    try visitor.json("hr_zone_seconds", &hrZoneSeconds)
    try visitor.json("hr_zone_limits", &hrZoneLimits)
    try visitor.column("notes", &notes)
    try visitor.column("source", &source)
    try visitor.column("external_id", &externalID)
    try visitor.column("is_recovered", &isRecovered)
    try visitor.column("created_at", &createdAt)
    try visitor.column("updated_at", &updatedAt)
    try visitor.json("field_updated_at", &fieldUpdatedAt)
    try visitor.column("unknown", &unknown)
  }
}
