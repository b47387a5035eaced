import CanonicalJSON
import DocumentFolder
import Interchange
import Presentation
import SyncEngine
import TrainingModel

/// `import`.
enum ImportCommand {
  static let command = Command(
    name: ["import"], usage: "PATH… [OPTION…]",
    summary: "Import watch recordings (FIT) and Hevy's CSV export. Folders are searched; formats are told by content.",
    notes: [
      "The same import twice adds nothing. What you edited or deleted after an import stays so. A bad file stops "
        + "nothing: it is named, and the rest goes on."
    ],
    body: .writing { invocation, book async throws(CommandError) in
      let paths = invocation.arguments.positionals
      guard !paths.isEmpty else { throw .usage("say what to import: loadbook import PATH…") }
      if let unreadable = book.listing.unreadableDirectories.first {
        throw .failed(
          "\(unreadable.path) cannot be listed, so what is already there is not known and nothing was imported. "
            + unreadable.error.sentence)
      }
      var importer = Importer(book: book, invocation: invocation)
      for entry in paths.flatMap({ InputTree.files($0) }) { await importer.take(entry) }
      let reports = importer.reports
      invocation.show(page(reports, invocation), json: payload(reports))
      return reports.contains { $0.hasLoss } ? .failed : .done
    })

  private static func page(_ reports: [ImportReport], _ invocation: Invocation) -> Page {
    var page = Page()
    for report in reports {
      let role: Span.Role = report.hasLoss ? .warning : .plain
      page.paragraph(
        "\(report.path): \(report.words)", first: Span("  " + TextWidth.padded(report.result.rawValue, to: 10), role))
      for problem in report.problems where report.result != .skipped {
        page.paragraph("\(problem.at.text): \(problem.what)", first: Span("            ", .plain), role: .dim)
      }
    }
    if reports.isEmpty { page.text("There is no file at these paths.") }
    page.text()
    let added = reports.reduce(0) { $0 + $1.added }
    page.text(
      "\(NumberWords.count(Int64(added), "record")) added from \(NumberWords.count(Int64(reports.count), "file")).")
    if added > 0 { page.text("Now: loadbook today") }
    return page
  }

  private static func payload(_ reports: [ImportReport]) -> Payload {
    Payload { writer in
      writer.object { writer in
        writer.member("added", Int64(reports.reduce(0) { $0 + $1.added }))
        writer.member("failed", Int64(reports.count { $0.result == .failed }))
        writer.member("files") { writer in
          writer.array(count: reports.count) { reports[$1].write(to: &$0) }
        }
      }
    }
  }
}

/// What became of one file.
struct ImportReport {
  enum Result: String {
    case imported, unchanged, skipped, failed
  }

  let path: String
  var format: String?
  var result: Result
  var reason: String?
  var added = 0
  var unchanged = 0
  /// Records that the folder did not take.
  var unsaved = 0
  var problems: [ImportProblem] = []

  /// Whether the file failed, or a row or session of it was lost.
  var hasLoss: Bool { result == .failed || problems.contains { $0.isLoss } }

  var words: String {
    if let reason { return reason }
    if added == 0, unsaved > 0 { return "\(NumberWords.count(Int64(unsaved), "record")) could not be saved" }
    var words = added == 0 ? "nothing new" : "\(NumberWords.count(Int64(added), "record")) added"
    if unchanged > 0 { words += ", \(unchanged) already there" }
    return words
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("added", Int64(added))
      writer.member("format") { writer in
        if let format { writer.string(format) } else { writer.null() }
      }
      writer.member("path", path)
      writer.member("problems") { writer in
        let problems = reason.map { [("file", $0)] } ?? []
        let all = problems + self.problems.map { ($0.at.text, $0.what) }
        writer.array(count: all.count) { writer, index in
          writer.object { writer in
            writer.member("at", all[index].0)
            writer.member("what", all[index].1)
          }
        }
      }
      writer.member("result", result.rawValue)
      writer.member("unchanged", Int64(unchanged))
    }
  }
}
