import TrainingModel

extension AthleteDocument: CacheRow {
  static let table: StaticString = "athlete"
  static let keys: [StaticString] = ["file"]
  static let blank = AthleteDocument(createdAt: .blank)

  mutating func visit<Visitor: ColumnVisitor>(_ visitor: inout Visitor) throws(CacheError) {
    try visitor.column("home_zone", &homeZone)
    try visitor.column("week_start", &weekStart)
    try visitor.column("max_heart_rate", &maxHeartRate)
    try visitor.column("resting_heart_rate", &restingHeartRate)
    try visitor.column("sex", &sex)
    try visitor.column("created_at", &createdAt)
    try visitor.column("updated_at", &updatedAt)
    try visitor.json("field_updated_at", &fieldUpdatedAt)
    try visitor.column("unknown", &unknown)
  }
}
