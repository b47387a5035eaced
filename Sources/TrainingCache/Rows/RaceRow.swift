import TrainingModel

extension RaceDocument: CacheRow {
  static let table: StaticString = "race"
  static let keys: [StaticString] = ["file"]
  static let blank = RaceDocument(
    id: .blank, name: "", day: .blank, shape: RaceShape(kind: .backyard), createdAt: .blank)

  mutating func visit<Visitor: ColumnVisitor>(_ visitor: inout Visitor) throws(CacheError) {
    try visitor.column("id", &id)
    try visitor.column("name", &name)
    try visitor.column("day", &day)
    try visitor.column("last_day", &lastDay)
    try visitor.column("shape_kind", &shape.kind)
    try visitor.column("shape_kilometres", &shape.kilometres)
    try visitor.column("shape_hours", &shape.hours)
    try visitor.column("shape_unknown", &shape.unknown)
    try visitor.json("cutoffs", &cutoffs)
    try visitor.column("created_at", &createdAt)
    try visitor.column("updated_at", &updatedAt)
    try visitor.json("field_updated_at", &fieldUpdatedAt)
    try visitor.column("unknown", &unknown)
  }
}
