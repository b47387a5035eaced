import CanonicalJSON

/// A kind of object, whole and bare, inside a document that can be read.
struct FormatSubject: Sendable {
  /// The heading of its table.
  let name: String
  /// The object with every member that it can have.
  let maximal: any Sendable
  /// A document with that object in it, as text.
  let document: [UInt8]
  /// The same with the least object that is one.
  let bareDocument: [UInt8]
  /// The way from the document to the object: names and indices.
  let path: [Step]
  /// Why a text is no such document; nil: it is one.
  let refusal: @Sendable ([UInt8]) -> JSONError?

  enum Step: Sendable {
    case member(String)
    case element(Int)
  }

  init<D: JSONObjectValue & SendableMetatype>(
    _ name: String, maximal: any Sendable, in document: D, bare: D, path: [Step] = []
  ) {
    (self.name, self.maximal, self.path) = (name, maximal, path)
    (self.document, bareDocument) = (document.canonicalBytes(), bare.canonicalBytes())
    refusal = { bytes in
      do throws(JSONError) {
        _ = try D(bytes: bytes)
        return nil
      } catch { return error }
    }
  }

  /// The object inside a document.
  func object(in bytes: [UInt8]) throws -> OracleValue? {
    path.reduce(try OracleValue(bytes: bytes)) { value, step in
      switch step {
      case .member(let name): value?[name]
      case .element(let index): value?[index]
      }
    }
  }

  /// The maximal document with another object in place of its own.
  func document(with object: OracleValue) throws -> [UInt8] {
    try Self.replacing(path[...], in: OracleValue(bytes: document), with: object).bytes()
  }

  private static func replacing(_ path: ArraySlice<Step>, in value: OracleValue, with object: OracleValue)
    -> OracleValue
  {
    guard let step = path.first else { return object }
    var value = value
    switch step {
    case .member(let name): value[name] = value[name].map { replacing(path.dropFirst(), in: $0, with: object) }
    case .element(let index): value[index] = value[index].map { replacing(path.dropFirst(), in: $0, with: object) }
    }
    return value
  }

  /// How a refusal names a member of the object.
  func place(of member: String) -> String {
    var text = ""
    for step in path + [.member(member)] {
      switch step {
      case .member(let name): text += (text.isEmpty ? "" : ".") + name
      case .element(let index): text += "[\(index)]"
      }
    }
    return text
  }
}
