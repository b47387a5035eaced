import CanonicalJSON

/// A small thing that no query looks into, as one column of canonical JSON.
struct JSONColumn<Value: JSONObjectValue>: ColumnValue {
  var value: Value

  init(_ value: Value) { self.value = value }

  func write(to row: inout RowWriter) { row.text(value.canonicalBytes()) }

  init(from row: inout RowReader) throws(CacheError) {
    value = try row.json { (node) throws(JSONError) in
      var object = try node.object()
      return try Value(json: &object)
    }
  }
}

/// A list of such things, as one column.
struct JSONList<Element: JSONObjectValue>: ColumnValue {
  var elements: [Element]

  init(_ elements: [Element]) { self.elements = elements }

  func write(to row: inout RowWriter) {
    var writer = JSONWriter()
    writer.array(count: elements.count) { elements[$1].write(to: &$0) }
    row.text(writer.bytes)
  }

  init(from row: inout RowReader) throws(CacheError) {
    elements = try row.json { (node) throws(JSONError) in
      try node.array { (element) throws(JSONError) in
        var object = try element.object()
        return try Element(json: &object)
      }
    }
  }
}

/// A list of numbers, as one column.
struct JSONNumbers<Element: JSONScalar>: ColumnValue {
  var elements: [Element]

  init(_ elements: [Element]) { self.elements = elements }

  func write(to row: inout RowWriter) {
    var writer = JSONWriter()
    writer.array(count: elements.count) { elements[$1].write(to: &$0) }
    row.text(writer.bytes)
  }

  init(from row: inout RowReader) throws(CacheError) {
    elements = try row.json { (node) throws(JSONError) in
      try node.array { (element) throws(JSONError) in try Element(json: element) }
    }
  }
}

extension UnknownMembers: ColumnValue {
  /// NULL for none, which is the rule.
  func write(to row: inout RowWriter) {
    if isEmpty { return row.null() }
    var writer = JSONWriter()
    writer.object(self) { _ in }
    row.text(writer.bytes)
  }

  init(from row: inout RowReader) throws(CacheError) {
    if row.skipNull() {
      self.init()
    } else {
      self = try row.json { (node) throws(JSONError) in try node.object().unclaimed() }
    }
  }
}
