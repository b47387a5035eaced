import CanonicalJSON
import DocumentFolder
import Interchange
import Presentation
import SyncEngine
import TrainingDesk
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
      let target = EngineTarget(book.engine, home: invocation.zone)
      var importer = RecordImporter(book.snapshot, into: target, at: invocation.moment)
      var reports: [ImportReport] = []
      for entry in paths.flatMap({ InputTree.files($0) }) {
        if let failure = entry.failure {
          reports.append(ImportReport(path: entry.path, failure: failure))
        } else {
          reports.append(await importer.take(fileAt: entry.path))
        }
      }
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
