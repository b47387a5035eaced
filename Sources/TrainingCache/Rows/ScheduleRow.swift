import TrainingModel

extension ScheduleDocument: CacheRow {
  static let table: StaticString = "schedule"
  static let keys: [StaticString] = ["file"]
  static let blank = ScheduleDocument(id: .blank, splitID: .blank, firstDay: .blank, createdAt: .blank)

  mutating func visit<Visitor: ColumnVisitor>(_ visitor: inout Visitor) throws(CacheError) {
    try visitor.column("id", &id)
    try visitor.column("split_id", &splitID)
    try visitor.column("split_name", &splitName)
    try visitor.json("weekdays", &weekdays)
    try visitor.column("every_days", &everyDays)
    try visitor.column("first_day", &firstDay)
    try visitor.column("last_day", &lastDay)
    try visitor.column("minute_of_day", &minuteOfDay)
    try visitor.column("created_at", &createdAt)
    try visitor.column("updated_at", &updatedAt)
    try visitor.json("field_updated_at", &fieldUpdatedAt)
    try visitor.column("unknown", &unknown)
  }
}
