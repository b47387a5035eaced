import TrainingModel

extension ULID: ColumnValue {
  /// Sixteen bytes, which sort as the identifiers do.
  func write(to row: inout RowWriter) {
    withUnsafeBytes(of: (high.bigEndian, low.bigEndian)) { row.blob($0) }
  }

  init(from row: inout RowReader) throws(CacheError) {
    let words = try row.blob { bytes -> (UInt64, UInt64)? in
      guard bytes.count == 16 else { return nil }
      return (bytes.loadUnaligned(as: UInt64.self), bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
    }
    guard let words else { throw .impossibleRow }
    self.init(high: UInt64(bigEndian: words.0), low: UInt64(bigEndian: words.1))
  }
}

extension Instant: ColumnValue {
  /// Seconds since 1970.
  func write(to row: inout RowWriter) { row.int64(seconds) }
  init(from row: inout RowReader) throws(CacheError) { self.init(seconds: try row.int64()) }
}

extension Day: ColumnValue {
  /// Days since 1970-01-01.
  func write(to row: inout RowWriter) { row.int64(number) }
  init(from row: inout RowReader) throws(CacheError) { self.init(number: try row.int64()) }
}

extension Zone: ColumnValue {
  func write(to row: inout RowWriter) { row.text(text) }

  init(from row: inout RowReader) throws(CacheError) {
    guard let zone = Zone(try row.text()) else { throw .impossibleRow }
    self = zone
  }
}

extension RaceShape.Kind: ColumnValue {
  func write(to row: inout RowWriter) { row.text(name) }

  init(from row: inout RowReader) throws(CacheError) {
    let name = try row.text()
    self = Self.known.first { $0.name == name } ?? .other(name)
  }
}

// Enumerations, by their raw texts.
extension ColumnValue where Self: RawRepresentable, RawValue == String {
  func write(to row: inout RowWriter) { row.text(rawValue) }

  init(from row: inout RowReader) throws(CacheError) {
    guard let value = Self(rawValue: try row.text()) else { throw .impossibleRow }
    self = value
  }
}

extension DocumentKind: ColumnValue {}
extension LiftingAnswer: ColumnValue {}
extension MetricSource: ColumnValue {}
extension ReadinessReason: ColumnValue {}
extension RunKind: ColumnValue {}
extension SessionActivity: ColumnValue {}
extension SetKind: ColumnValue {}
extension Sex: ColumnValue {}
extension WeightUnit: ColumnValue {}
extension WorkoutStatus: ColumnValue {}

// Quantities, in the units that their types name.
extension ColumnValue where Self: Quantity {
  func write(to row: inout RowWriter) { row.double(value) }
  init(from row: inout RowReader) throws(CacheError) { self.init(try row.double()) }
}

extension Effort: ColumnValue {}
extension HeartRate: ColumnValue {}
extension Kilometres: ColumnValue {}
extension Minutes: ColumnValue {}
