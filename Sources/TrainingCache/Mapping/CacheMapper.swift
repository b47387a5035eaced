import TrainingModel

/// Documents to rows. No state: what it does follows from its arguments. The way back is `MappedDocument`.
enum CacheMapper {
  /// Inserts the rows of a document under the key of its file.
  static func insert(_ content: DocumentContent, file: Int64, into connection: Connection) throws(CacheError) {
    switch content {
    case .split(let document): try document.insert(file: file, into: connection)
    case .workout(let document): try document.insert(file: file, into: connection)
    case .session(let document): try document.insert(file: file, into: connection)
    case .day(let document): try document.insert(file: file, into: connection)
    case .race(let document): try document.insert(file: file, into: connection)
    case .schedule(let document): try document.insert(file: file, into: connection)
    case .athlete(let document): try document.insert(file: file, into: connection)
    }
  }
}

/// A document that is kept as a row of its own table and, some of them, as rows of its parts.
protocol MappedDocument: TrainingDocument {
  associatedtype Row: CacheRow

  /// Inserts the rows of the document under the key of its file.
  func insert(file: Int64, into connection: Connection) throws(CacheError)
  /// Makes the document from its row and the rows of its parts. Throws `.damaged` where parts are missing.
  init(_ row: Row, file: Int64, from connection: Connection) throws(CacheError)
}

// Documents without parts.
extension MappedDocument where Self: CacheRow, Row == Self {
  func insert(file: Int64, into connection: Connection) throws(CacheError) {
    try connection.insert(self, RowKeys(file))
  }

  init(_ row: Row, file: Int64, from connection: Connection) { self = row }
}

extension SessionDocument: MappedDocument {
  typealias Row = SessionDocument
}

extension DayDocument: MappedDocument {
  typealias Row = DayDocument
}

extension RaceDocument: MappedDocument {
  typealias Row = RaceDocument
}

extension ScheduleDocument: MappedDocument {
  typealias Row = ScheduleDocument
}

extension AthleteDocument: MappedDocument {
  typealias Row = AthleteDocument
}
