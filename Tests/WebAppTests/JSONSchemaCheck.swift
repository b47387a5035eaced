import Foundation

/// As much of JSON Schema 2020-12 as the description uses: what is wrong with a value, or nothing.
struct JSONSchemaCheck {
  let components: [String: Any]

  /// The faults of `value` by `schema`, each with its place.
  func faults(of value: Any, by schema: [String: Any], at place: String = "$") -> [String] {
    if let reference = schema["$ref"] as? String {
      let name = reference.split(separator: "/").last.map { String($0) } ?? ""
      guard let target = components[name] as? [String: Any] else { return ["\(place): no schema \(name)"] }
      return faults(of: value, by: target, at: place)
    }
    if let options = schema["anyOf"] as? [[String: Any]] {
      let all = options.map { faults(of: value, by: $0, at: place) }
      return all.contains { $0.isEmpty } ? [] : ["\(place): \(all.map { $0.first ?? "" })"]
    }
    return typeFaults(value, schema, place) + scalarFaults(value, schema, place) + innerFaults(value, schema, place)
  }

  private func typeFaults(_ value: Any, _ schema: [String: Any], _ place: String) -> [String] {
    let names = schema["type"] as? [String] ?? [schema["type"] as? String].compactMap { $0 }
    return names.isEmpty || names.contains { Self.isA($0, value) } ? [] : ["\(place): is no \(names)"]
  }

  private static func isA(_ name: String, _ value: Any) -> Bool {
    switch name {
    case "object": return value is [String: Any]
    case "array": return value is [Any]
    case "string": return value is String
    case "null": return value is NSNull
    case "boolean": return isFlag(value)
    case "number": return value is NSNumber && !isFlag(value)
    case "integer":
      return (value as? NSNumber).map { !isFlag($0) && $0.doubleValue.rounded() == $0.doubleValue } ?? false
    default: return false
    }
  }

  private static func isFlag(_ value: Any) -> Bool {
    (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? false
  }

  private func scalarFaults(_ value: Any, _ schema: [String: Any], _ place: String) -> [String] {
    var faults: [String] = []
    if let constant = schema["const"] as? String, value as? String != constant {
      faults.append("\(place): not \(constant)")
    }
    if let words = schema["enum"] as? [String], !words.contains(value as? String ?? "\u{0}") {
      faults.append("\(place): none of \(words)")
    }
    if let pattern = schema["pattern"] as? String, let text = value as? String,
      text.range(of: pattern, options: .regularExpression) == nil
    {
      faults.append("\(place): \(text) does not look like \(pattern)")
    }
    if let number = (value as? NSNumber)?.doubleValue {
      if let low = schema["minimum"] as? Double, number < low { faults.append("\(place): below \(low)") }
      if let high = schema["maximum"] as? Double, number > high { faults.append("\(place): above \(high)") }
    }
    return faults
  }

  private func innerFaults(_ value: Any, _ schema: [String: Any], _ place: String) -> [String] {
    if let list = value as? [Any] {
      let counts = (schema["minItems"] as? Int ?? 0)...(schema["maxItems"] as? Int ?? Int.max)
      let items = schema["items"] as? [String: Any] ?? [:]
      return (counts.contains(list.count) ? [] : ["\(place): \(list.count) items"])
        + list.enumerated().flatMap { faults(of: $1, by: items, at: "\(place)[\($0)]") }
    }
    guard let object = value as? [String: Any] else { return [] }
    let known = schema["properties"] as? [String: [String: Any]] ?? [:]
    let others = schema["additionalProperties"] as? [String: Any] ?? [:]
    let names = schema["propertyNames"] as? [String: Any] ?? [:]
    let missing = (schema["required"] as? [String] ?? []).filter { object[$0] == nil }
    return missing.map { "\(place): lacks \($0)" }
      + object.flatMap { name, value in
        faults(of: value, by: known[name] ?? others, at: place + "." + name) + faults(of: name, by: names, at: place)
      }
  }
}
