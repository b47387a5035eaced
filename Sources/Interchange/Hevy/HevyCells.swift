import TrainingModel

/// The cells of one row by the names of their columns.
struct HevyCells {
  let fields: [String]
  let columns: HevyColumns

  func text(_ column: String) -> String { columns.text(column, in: fields) }

  func time(_ column: String) throws(HevyFault) -> LocalTime {
    let text = text(column)
    guard let time = WallClock.parse(text) else { throw .badTime(column: column, text: text) }
    return time
  }

  /// A number of `range`; nil for a blank cell.
  func decimal(_ column: String, in range: ClosedRange<Double>) throws(HevyFault) -> Double? {
    let text = text(column)
    do {
      guard let value = try CSVNumber.decimal(text) else { return nil }
      if range.contains(value) { return value }
    } catch {}
    throw .badNumber(column: column, text: text)
  }

  /// A whole number of `range`; nil for a blank cell.
  func whole(_ column: String, in range: ClosedRange<Int64>) throws(HevyFault) -> Int64? {
    let range = Double(range.lowerBound)...Double(range.upperBound)
    guard let value = try decimal(column, in: range) else { return nil }
    guard value == Double(Int64(value)) else { throw .badNumber(column: column, text: text(column)) }
    return Int64(value)
  }
}
