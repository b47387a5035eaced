/// The header fields of a message, in order; names are compared without regard to case (RFC 9110 §5.1).
public struct HTTPHeaders: Hashable, Sendable {
  /// One field line.
  public struct Field: Hashable, Sendable {
    /// As it was written; compare it without regard to case.
    public let name: String
    /// Without white space around it.
    public let value: String

    /// A field line.
    public init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
  }

  /// The field lines in the order of the message.
  public private(set) var fields: [Field]

  /// The fields with these names and values.
  public init(_ fields: [Field] = []) { self.fields = fields }

  /// The value of the first field of that name; nil: there is none.
  public subscript(name: String) -> String? {
    get { values(name).first }
    set {
      let lowered = name.lowercased()
      fields.removeAll { $0.name.lowercased() == lowered }
      if let newValue { fields.append(Field(name, newValue)) }
    }
  }

  /// The values of every field of that name.
  public func values(_ name: String) -> [String] {
    let lowered = name.lowercased()
    return fields.filter { $0.name.lowercased() == lowered }.map { $0.value }
  }

  /// Adds a field, those of the same name kept.
  public mutating func add(_ name: String, _ value: String) { fields.append(Field(name, value)) }
}

extension HTTPHeaders: ExpressibleByDictionaryLiteral {
  /// The fields in the order in which they are written.
  public init(dictionaryLiteral elements: (String, String)...) {
    self.init(elements.map { Field($0.0, $0.1) })
  }
}
