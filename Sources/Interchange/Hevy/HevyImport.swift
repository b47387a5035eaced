public import TrainingModel

/// Reads the CSV export of the Hevy app, one row a set.
///
/// The export has no ids and no zone: a workout is known by its title and its start on the wall clock, so that its
/// identifier is the same whatever the zone or the language of the export.
public enum HevyImport {
  /// What stands as `source` in the documents.
  public static let source = "hevy"

  /// The workouts of an export; nil where `bytes` are no such export.
  ///
  /// A row that cannot be read is a problem with its line, and the rest goes on: no row is dropped silently. Times
  /// are read as the wall clock of `zone`; `importedAt` is when the documents are made.
  public static func read(_ bytes: [UInt8], zone: ZoneRules, importedAt: Instant) -> HevyResult? {
    for delimiter in [ASCII.comma, ASCII.semicolon, ASCII.tab] {
      var reader = CSVReader(bytes, delimiter: delimiter)
      guard let header = reader.next(), let columns = HevyColumns(header: header.fields) else { continue }
      var table = HevyTable(columns: columns)
      for name in columns.missing { table.note(.missingColumn(name), line: header.line, isLoss: false) }
      while let record = reader.next() { table.add(record) }
      return table.result(zone: zone, importedAt: importedAt)
    }
    return nil
  }
}

/// The rows read so far.
private struct HevyTable {
  let columns: HevyColumns
  private var rowCount = 0
  private var workouts: [HevyWorkout] = []
  private var places: [HevyWorkout.Key: Int] = [:]
  private var problems: [ImportProblem] = []

  init(columns: HevyColumns) { self.columns = columns }

  mutating func add(_ record: CSVRecord) {
    rowCount += 1
    do throws(HevyFault) {
      let row = try HevyRow(record, columns)
      for remark in row.remarks { note(remark, line: row.line, isLoss: false) }
      add(row)
    } catch {
      note(error, line: record.line, isLoss: true)
    }
  }

  private mutating func add(_ row: HevyRow) {
    let key = HevyWorkout.Key(row)
    if let place = places[key] {
      workouts[place].add(row)
    } else {
      places[key] = workouts.count
      workouts.append(HevyWorkout(row))
    }
  }

  mutating func note(_ fault: HevyFault, line: Int, isLoss: Bool) {
    problems.append(ImportProblem(at: .line(line), what: fault.text, isLoss: isLoss))
  }

  func result(zone: ZoneRules, importedAt: Instant) -> HevyResult {
    var (documents, problems) = ([WorkoutDocument](), problems)
    for workout in workouts {
      let (document, problem) = workout.document(columns, zone: zone, importedAt: importedAt)
      documents.append(document)
      if let problem { problems.append(problem) }
    }
    return HevyResult(documents: documents, problems: problems.sorted { $0.line < $1.line }, rowCount: rowCount)
  }
}

extension ImportProblem {
  fileprivate var line: Int {
    if case .line(let line) = at { return line }
    return 0
  }
}
