public import CanonicalJSON
public import Interchange
import Presentation

/// What became of one file of an import.
public struct ImportReport: Hashable, Sendable {
  /// What came of a file as a whole.
  public enum Result: String, Hashable, Sendable, CaseIterable {
    /// At least one record is new.
    case imported
    /// All of its records were here already.
    case unchanged
    /// It holds nothing for the log.
    case skipped
    /// Nothing of it could be read or kept.
    case failed
  }

  /// What the file is called.
  public let path: String
  /// Its format; nil: none that is read.
  public var format: String?
  /// What came of it.
  public var result: Result
  /// Why it was skipped or failed; nil: it was not.
  public var reason: String?
  /// Records that are new.
  public var added = 0
  /// Records that were here already.
  public var unchanged = 0
  /// Records that the folder did not take.
  public var unsaved = 0
  /// What could not be read or believed.
  public var problems: [ImportProblem] = []

  /// A report of the file called `path` that failed for the reason `failure`, or of which nothing is known yet.
  public init(path: String, failure: String? = nil) { (self.path, result, reason) = (path, .failed, failure) }

  /// Whether the file failed, or a row or session of it was lost.
  public var hasLoss: Bool { result == .failed || problems.contains { $0.isLoss } }

  /// What became of it, in a few words.
  public var words: String {
    if let reason { return reason }
    if added == 0, unsaved > 0 { return "\(NumberWords.count(Int64(unsaved), "record")) could not be saved" }
    var words = added == 0 ? "nothing new" : "\(NumberWords.count(Int64(added), "record")) added"
    if unchanged > 0 { words += ", \(unchanged) already there" }
    return words
  }

  /// Writes it as an object; with a `state` as a step of an import that is under way.
  public func write(to writer: inout JSONWriter, state: String? = nil) {
    writer.object { writer in
      writer.member("added", Int64(added))
      writer.member("format") { writer in
        if let format { writer.string(format) } else { writer.null() }
      }
      writer.member("path", path)
      writer.member("problems") { writer in
        let all = (reason.map { [("file", $0)] } ?? []) + problems.map { ($0.at.text, $0.what) }
        writer.array(count: all.count) { writer, index in
          writer.object { writer in
            writer.member("at", all[index].0)
            writer.member("what", all[index].1)
          }
        }
      }
      writer.member("result", result.rawValue)
      writer.member("state", state)
      writer.member("unchanged", Int64(unchanged))
      if state != nil { writer.member("words", words) }
    }
  }
}
