import TrainingModel

/// One row of an export: one set.
struct HevyRow {
  /// The line that it starts on.
  let line: Int
  let title: String
  let description: String
  let start: LocalTime
  let endText: String
  let exercise: String
  let exerciseNotes: String
  let superset: Int64?
  let index: Int64?
  let set: HevySet
  /// What was wrong and lost nothing.
  let remarks: [HevyFault]

  /// Reads a record.
  init(_ record: CSVRecord, _ columns: HevyColumns) throws(HevyFault) {
    if let fault = record.fault { throw .damaged(fault) }
    guard record.fields.count == columns.count else {
      throw .fieldCount(record.fields.count, expected: columns.count)
    }
    let cells = HevyCells(fields: record.fields, columns: columns)
    line = record.line
    (title, description) = (cells.text("title"), cells.text("description"))
    start = try cells.time("start_time")
    endText = cells.text("end_time")
    (exercise, exerciseNotes) = (cells.text("exercise_title"), cells.text("exercise_notes"))
    guard !exercise.isEmpty else { throw .noExercise }
    superset = try cells.whole("superset_id", in: 0...1_000_000)
    index = try cells.whole("set_index", in: 0...100_000)
    let (kind, remark) = Self.kind(cells.text("set_type"))
    set = try HevySet(cells, kind: kind)
    remarks = remark.map { [$0] } ?? []
  }

  private static func kind(_ text: String) -> (SetKind?, HevyFault?) {
    switch text.lowercased() {
    case "", "normal": (nil, nil)
    case "warmup": (.warmup, nil)
    case "dropset": (.drop, nil)
    case "failure": (.failure, nil)
    default: (nil, .unknownSetType(text))
    }
  }
}

/// The numbers of one set. Older exports write 0 where a number does not apply: seconds, distance and RPE of 0 are none.
struct HevySet {
  let kind: SetKind?
  let weight: Double?
  let reps: Int64?
  let seconds: Int64?
  let kilometres: Double?
  let rpe: Double?

  init(_ cells: HevyCells, kind: SetKind?) throws(HevyFault) {
    self.kind = kind
    weight = try cells.decimal(cells.columns.weight, in: 0...100_000)
    reps = try cells.whole("reps", in: 0...100_000)
    seconds = try cells.decimal("duration_seconds", in: 0...1_209_600).flatMap { $0 > 0 ? Int64($0 + 0.5) : nil }
    let scale = (cells.columns.distanceUnit ?? .kilometres).rawValue
    kilometres = try cells.decimal(cells.columns.distance, in: 0...(10_000 / scale))
      .flatMap { $0 > 0 ? $0 * scale : nil }
    rpe = try cells.decimal("rpe", in: 0...10).flatMap { $0 > 0 ? $0 : nil }
    if let rpe, rpe < 1 { throw .badNumber(column: "rpe", text: cells.text("rpe")) }
  }
}
