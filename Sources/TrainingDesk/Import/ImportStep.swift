import CanonicalJSON
import Presentation
public import TrainingModel

/// One step of an import that is under way.
public enum ImportStep: Sendable {
  /// It began with so many files, as far as is known.
  case begun(name: String, files: Int)
  /// A file is about to be read: the first has the number 1, of `files` that are known of by now.
  case reading(number: Int, files: Int, path: String)
  /// What became of a file.
  case file(ImportReport)
  /// It is over.
  case done(ImportSummary)
  /// The folder takes nothing more, and what to do about it.
  case stopped(words: String, detail: String)
}

/// What an import came to.
public struct ImportSummary: Hashable, Sendable {
  /// The import, by which it is undone; nil: nothing was added.
  public var id: ULID?
  /// Files that were looked at.
  public var files = 0
  /// Files that failed.
  public var failed = 0
  /// Files that hold nothing for the log.
  public var skipped = 0
  /// Records that are new.
  public var added = 0
  /// Records that were here already.
  public var unchanged = 0

  mutating func count(_ report: ImportReport) {
    files += 1
    failed += report.result == .failed ? 1 : 0
    skipped += report.result == .skipped ? 1 : 0
    added += report.added
    unchanged += report.unchanged
  }

  /// What it came to, as a sentence.
  public var words: String {
    var words = added == 0 ? "Nothing new" : "\(NumberWords.count(Int64(added), "record")) added"
    if unchanged > 0 { words += ", \(unchanged) already there" }
    words += " from \(NumberWords.count(Int64(files), "file"))"
    if failed > 0 { words += "; \(NumberWords.count(Int64(failed), "file")) could not be read" }
    return words + "."
  }
}

extension ImportStep: CustomStringConvertible {
  /// The step as one line of JSON, without a line feed.
  public var description: String {
    var writer = JSONWriter()
    switch self {
    case .file(let report): report.write(to: &writer, state: "file")
    case .begun(let name, let files):
      writer.object { writer in
        writer.member("files", Int64(files))
        writer.member("name", name)
        writer.member("state", "begun")
      }
    case .reading(let number, let files, let path):
      writer.object { writer in
        writer.member("files", Int64(files))
        writer.member("number", Int64(number))
        writer.member("path", path)
        writer.member("state", "reading")
      }
    case .stopped(let words, let detail):
      writer.object { writer in
        writer.member("detail", detail)
        writer.member("state", "stopped")
        writer.member("words", words)
      }
    case .done(let summary): summary.write(to: &writer)
    }
    let compact = try? JSONText(writer.bytes).root.compact
    return String(decoding: compact ?? writer.bytes, as: UTF8.self)
  }
}

extension ImportSummary {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("added", Int64(added))
      writer.member("failed", Int64(failed))
      writer.member("files", Int64(files))
      writer.member("import") { writer in
        if let id { writer.string(id.text) } else { writer.null() }
      }
      writer.member("skipped", Int64(skipped))
      writer.member("state", "done")
      writer.member("unchanged", Int64(unchanged))
      writer.member("words", words)
    }
  }
}
