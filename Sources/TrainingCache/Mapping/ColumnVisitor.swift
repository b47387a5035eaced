import CanonicalJSON

/// What is done with each column of a row, in order: naming, writing or reading it. A row names its columns once, in
/// its `visit`, so that no direction can miss one.
protocol ColumnVisitor {
  mutating func column<Value: ColumnValue>(_ name: StaticString, _ value: inout Value) throws(CacheError)
}

extension ColumnVisitor {
  /// A column of canonical JSON, or NULL.
  mutating func json<Value: JSONObjectValue>(_ name: StaticString, _ value: inout Value?) throws(CacheError) {
    var column = value.map { JSONColumn($0) }
    try self.column(name, &column)
    value = column.map { $0.value }
  }

  /// A column with a list in canonical JSON, or NULL.
  mutating func json<Element: JSONObjectValue>(_ name: StaticString, _ list: inout [Element]?) throws(CacheError) {
    var column = list.map { JSONList($0) }
    try self.column(name, &column)
    list = column.map { $0.elements }
  }

  /// A column with numbers in canonical JSON, or NULL.
  mutating func json<Element: JSONScalar>(_ name: StaticString, _ list: inout [Element]?) throws(CacheError) {
    var column = list.map { JSONNumbers($0) }
    try self.column(name, &column)
    list = column.map { $0.elements }
  }
}

/// Collects the names.
struct ColumnNames: ColumnVisitor {
  private(set) var names: [String] = []

  mutating func column<Value: ColumnValue>(_ name: StaticString, _ value: inout Value) {
    names.append(name.description)
  }
}
