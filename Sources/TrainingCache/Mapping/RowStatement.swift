/// The statements that are made from the columns of a row.
enum RowStatement: Hashable {
  /// Inserts a row.
  case insertion
  /// Writes over the row whose key is the last parameter.
  case update
  /// Reads rows.
  case selection
  /// Reads rows and behind each the path of its file.
  case selectionWithPath

  func text<Row: CacheRow>(for type: Row.Type, tail: String) throws(CacheError) -> String {
    let (table, columns) = (Row.table.description, try Row.columns())
    switch self {
    case .insertion:
      let parameters = columns.indices.map { "?\($0 + 1)" }
      return "INSERT INTO \(table) (\(list(columns))) VALUES (\(list(parameters)))"
    case .update:
      let assignments = columns.indices.map { "\(columns[$0]) = ?\($0 + 1)" }
      return "UPDATE \(table) SET \(list(assignments)) WHERE key = ?\(columns.count + 1)"
    case .selection:
      return "SELECT \(list(columns)) FROM \(table) \(tail)"
    case .selectionWithPath:
      let qualified = columns.map { "\(table).\($0)" }
      return "SELECT \(list(qualified)), file.path FROM \(table) JOIN file ON file.key = \(table).file \(tail)"
    }
  }

  private func list(_ items: [String]) -> String { items.joined(separator: ", ") }
}
