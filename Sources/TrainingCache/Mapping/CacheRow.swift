/// What one row of a table holds. The columns are the keys, then those that `visit` names, then the checksum.
protocol CacheRow {
  /// The table's name.
  static var table: StaticString { get }
  /// The key columns, which say whose part the row is; empty where the table makes its keys.
  static var keys: [StaticString] { get }
  /// Something for a reader to fill.
  static var blank: Self { get }
  /// Names every column once, in the order of the statements, and gives the value to the visitor.
  mutating func visit<Visitor: ColumnVisitor>(_ visitor: inout Visitor) throws(CacheError)
}

extension CacheRow {
  /// The names of all columns in order.
  static func columns() throws(CacheError) -> [String] {
    var (row, names) = (blank, ColumnNames())
    try row.visit(&names)
    return keys.map { $0.description } + names.names + ["checksum"]
  }
}

/// The values of a row's key columns, as many as the table has.
struct RowKeys: Hashable {
  private(set) var first: Int64 = 0
  private(set) var second: Int64 = 0
  private(set) var third: Int64 = 0

  /// The row of a file, or a part at a position of it, or a part of that part.
  init(_ first: Int64 = 0, _ second: Int = 0, _ third: Int = 0) {
    (self.first, self.second, self.third) = (first, Int64(second), Int64(third))
  }

  /// Key column number `index`, 0…2.
  subscript(index: Int) -> Int64 {
    get { index == 0 ? first : index == 1 ? second : third }
    set {
      switch index {
      case 0: first = newValue
      case 1: second = newValue
      default: third = newValue
      }
    }
  }
}
