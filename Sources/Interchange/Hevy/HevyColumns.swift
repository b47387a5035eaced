import TrainingModel

/// Where the columns of an export stand, and the units that its header names.
struct HevyColumns {
  /// A distance column's unit.
  enum DistanceUnit: Double {
    case kilometres = 1
    /// The international mile, exactly.
    case miles = 1.609_344
  }

  private var places: [String: Int] = [:]
  /// Fields of the header and so of every row.
  let count: Int
  /// The unit of all weights; nil where the file has no weight column.
  let weightUnit: WeightUnit?
  /// The unit of all distances; nil where the file has no distance column.
  let distanceUnit: DistanceUnit?
  /// Columns that every export has and this one lacks.
  let missing: [String]

  /// The columns of a header; nil where it is not that of a Hevy export with one row a set.
  init?(header: [String]) {
    for (index, name) in header.enumerated() {
      let name = FoldedWords.of(name).joined(separator: "_")
      if places[name] == nil { places[name] = index }
    }
    let names = places
    guard ["title", "start_time", "exercise_title"].allSatisfy({ names[$0] != nil }) else { return nil }
    count = header.count
    weightUnit = names["weight_kg"] != nil ? .kg : names["weight_lbs"] != nil || names["weight_lb"] != nil ? .lb : nil
    distanceUnit = names["distance_km"] != nil ? .kilometres : names["distance_miles"] != nil ? .miles : nil
    missing =
      ["end_time", "set_index", "reps"].filter { names[$0] == nil }
      + (weightUnit == nil ? ["weight_kg or weight_lbs"] : [])
  }

  /// The name of the weight column.
  var weight: String {
    if weightUnit == .kg { return "weight_kg" }
    return places["weight_lbs"] != nil ? "weight_lbs" : "weight_lb"
  }

  /// The name of the distance column.
  var distance: String { distanceUnit == .miles ? "distance_miles" : "distance_km" }

  /// A column's text in a row, outer white space removed and line ends as LF; empty where there is no such column.
  func text(_ column: String, in fields: [String]) -> String {
    guard let place = places[column], fields.indices.contains(place) else { return "" }
    return trimmed(fields[place])
  }

  private func trimmed(_ text: String) -> String {
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.joined(separator: "\n")
    let start = lines.drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
