import CanonicalJSON
import DocumentFolder
import Presentation
import SyncEngine
import TrainingDesk
import ZipArchive

/// `restore`.
enum RestoreCommand {
  static let command = Command(
    name: ["restore"], usage: "FILE [--revive] [OPTION…]",
    summary: "Bring a backup back: what is missing is added, what is there is joined with it, nothing is replaced.",
    notes: [
      "The whole file is checked before anything is written. What you deleted here after the backup stays deleted, "
        + "unless you say --revive. What is deleted in the backup and lives here is named and stays. Restoring twice "
        + "changes nothing more."
    ],
    options: [Option(name: "--revive", value: nil, help: "bring back what was deleted here since the backup, too")],
    body: .writing { invocation, book async throws(CommandError) in
      let file = try invocation.positionals("a file")[0]
      if let unreadable = book.listing.unreadableDirectories.first {
        throw .failed(
          "\(unreadable.path) cannot be listed, so what is already there is not known and nothing was restored. "
            + unreadable.error.sentence)
      }
      let (backup, files) = try contents(of: file)
      let kept = KeptAlive(files, backup, in: book.snapshot)
      let report: RestoreReport
      do throws(EngineError) {
        report = try await book.engine.bringIn(
          backup, reviving: invocation.arguments.has("--revive"), home: invocation.zone,
          now: invocation.now)
      } catch {
        throw CommandError(error)
      }
      invocation.show(RestoreWords.page(report, kept, file: file), json: RestoreWords.payload(report, kept, file: file))
      return report.refused.isEmpty ? .done : .failed
    })

  private static func contents(of file: String) throws(CommandError) -> (
    contents: BackupContents, files: [(path: String, bytes: [UInt8])]
  ) {
    do throws(ZipError) {
      return try BackupArchive(path: file).read()
    } catch {
      throw .failed("\(file): nothing was restored, because \(error.clause)")
    }
  }
}

/// What a restored backup is told as.
enum RestoreWords {
  static func page(_ report: RestoreReport, _ kept: KeptAlive, file: String) -> Page {
    var page = Page()
    let counts = [
      count(report.added, "added"), count(report.merged, "joined with what was here"), count(report.revived, "revived"),
      count(report.unchanged, "unchanged"), count(report.keptDeleted, "kept deleted"),
      count(kept.paths, "deleted in the backup, kept here"),
    ].compactMap { $0 }
    page.paragraph("\(file): \(counts.isEmpty ? "no record in it" : counts.joined(separator: ", "))")
    if !report.deletions.isEmpty {
      page.row("Deletions", NumberWords.count(Int64(report.deletions.count), "deletion mark") + " added")
    }
    if !report.keptDeleted.isEmpty {
      page.row("Deleted", "to bring these back, too: loadbook restore \(file) --revive")
    }
    for path in kept.paths { page.paragraph(path, first: Span("  Kept here     ", .plain)) }
    for file in report.refused {
      page.paragraph("\(file.path): \(file.reason)", first: Span("  Not taken     ", .warning))
    }
    if !report.ignored.isEmpty {
      page.row("Not ours", NumberWords.count(Int64(report.ignored.count), "file") + " of the backup, left out")
    }
    return page
  }

  private static func count(_ paths: [String], _ what: String) -> String? {
    paths.isEmpty ? nil : NumberWords.whole(Double(paths.count)) + " " + what
  }

  static func payload(_ report: RestoreReport, _ kept: KeptAlive, file: String) -> Payload {
    Payload { writer in
      writer.object { writer in
        writer.member("added", report.added)
        writer.member("deletions", report.deletions)
        writer.member("file", file)
        writer.member("ignored", report.ignored)
        writer.member("keptAlive", kept.paths)
        writer.member("keptDeleted", report.keptDeleted)
        writer.member("merged", report.merged)
        writer.files("refused", report.refused.map { ($0.path, $0.reason) })
        writer.member("revived", report.revived)
        writer.member("unchanged", Int64(report.unchanged.count))
      }
    }
  }
}
