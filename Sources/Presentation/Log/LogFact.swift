import CanonicalJSON
import Planner
import TrainingModel

/// One thing that is known of a workout or session: what it is, and what it says.
struct LogFact: Hashable, Sendable {
  /// What a screen knows it by.
  let name: String
  /// What it is called.
  let label: String
  /// What it says.
  let words: String

  init(_ name: String, _ label: String, _ words: String) { (self.name, self.label, self.words) = (name, label, words) }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("label", label)
      writer.member("name", name)
      writer.member("words", words)
    }
  }

  /// Effort and load of an entry.
  static func load(_ entry: LogEntry) -> [LogFact] {
    var facts: [LogFact] = []
    if let effort = entry.effort {
      facts.append(
        LogFact("effort", "Effort", NumberWords.decimal(effort.value, digits: 1) + ", " + RunWords.feeling(effort)))
    } else {
      facts.append(LogFact("effort", "Effort", "not rated"))
    }
    guard let load = entry.load else { return facts }
    if let value = load.load {
      facts.append(LogFact("load", "Load", NumberWords.load(value) + ", from " + BasisWords.short(load.basis)))
    } else {
      facts.append(LogFact("load", "Load", "not known yet: rate it"))
    }
    return facts
  }

  /// Heart rates in beats a minute.
  static func heart(average: Double?, highest: Double?, lowest: Double?) -> [LogFact] {
    let named = [("mean", average), ("highest", highest), ("lowest", lowest)]
    let parts = named.compactMap { name, value in value.map { name + " " + NumberWords.whole($0) } }
    return parts.isEmpty ? [] : [LogFact("heart", "Heart rate", (parts.joined(separator: ", ") + " bpm").unbroken)]
  }
}
