import CanonicalJSON
import DocumentFolder
import Presentation
import SyncEngine
import TrainingDesk
import ZipArchive

/// `backup`.
enum BackupCommand {
  static let command = Command(
    name: ["backup"], usage: "FILE [--force] [OPTION…]",
    summary: "Write all records into one zip file and read it back to be sure.",
    notes: [
      "It holds every document, deletion mark and conflict copy byte for byte, and what is set aside, too. The same "
        + "folder makes the same file. To bring it back: loadbook restore FILE"
    ],
    options: [
      Option(name: "--force", value: nil, help: "replace FILE where it is there, and back up an incomplete folder, too")
    ],
    needsZone: false,
    body: .reading { invocation, book async throws(CommandError) in
      let file = try invocation.positionals("a file")[0]
      try check(file, book, invocation)
      let isForced = invocation.arguments.has("--force")
      let contents = try contents(book, invocation)
      let size = try write(contents.entries, to: file, replacing: isForced)
      let report = BackupReport(path: file, contents: contents, size: size, status: book.status)
      invocation.show(report.page, json: report.payload)
      return contents.failures.isEmpty && book.status.isWhole ? .done : .failed
    })

  private static func contents(_ book: Book, _ invocation: Invocation) throws(CommandError) -> FolderContents {
    do throws(EngineError) {
      return try FolderContents(path: invocation.folder, store: book.engine.store)
    } catch {
      throw CommandError(error)
    }
  }

  private static func check(_ file: String, _ book: Book, _ invocation: Invocation) throws(CommandError) {
    guard !file.isEmpty else { throw .usage("say where the backup goes: loadbook backup FILE") }
    guard book.status.isWhole || invocation.arguments.has("--force") else {
      throw .failed("no backup was made. \(book.status.sentence) \(book.status.advice)")
    }
    guard book.listing.folderExists else {
      throw .failed("\(invocation.folder) does not exist: there is nothing to back up")
    }
    guard !FilePlace.isInside(file, folder: invocation.folder) else {
      throw .usage("\(file) lies in the folder itself; a backup belongs somewhere else")
    }
    guard !FilePlace.isTaken(file) else {
      throw .failed("\(file): no backup was made, because what stands there is no regular file")
    }
  }

  private static func write(_ entries: [ZipEntry], to file: String, replacing: Bool) throws(CommandError) -> Int {
    do throws(ZipError) {
      return try BackupArchive(path: file).write(entries, replacing: replacing)
    } catch {
      let advice = error == .exists ? "; --force replaces it" : ""
      throw .failed("\(file): no backup was made, because \(error.clause)\(advice)")
    }
  }
}

/// What a backup came to.
struct BackupReport {
  let path: String
  let contents: FolderContents
  /// Bytes of the archive.
  let size: Int
  /// How the folder stood.
  let status: EngineStatus

  var page: Page {
    var page = Page()
    let parts = [
      words(.document, "document"), words(.stub, "deletion mark"), contents.counts[.copy] == nil ? nil : copies,
    ].compactMap { $0 }
    page.paragraph(
      "\(path): \(parts.joined(separator: ", ")), read back and compared byte for byte")
    if !status.isWhole {
      page.paragraph(
        "\(status.sentence) This backup is as incomplete as the folder.", first: Span("  Careful        ", .warning))
    }
    for failure in contents.failures {
      page.paragraph("\(failure.path): \(failure.reason)", first: Span("  Not in it      ", .warning))
    }
    return page
  }

  private func words(_ part: FolderContents.Part, _ noun: String) -> String? {
    contents.counts[part].map { NumberWords.count(Int64($0), noun) } ?? (part == .document ? "no document" : nil)
  }

  private var copies: String {
    let count = contents.counts[.copy] ?? 0
    return count == 1 ? "1 conflict copy" : "\(count) conflict copies"
  }

  var payload: Payload {
    Payload { writer in
      writer.object { writer in
        writer.member("bytes", Int64(size))
        writer.member("copies", Int64(contents.counts[.copy] ?? 0))
        writer.member("documents", Int64(contents.counts[.document] ?? 0))
        writer.member("file", path)
        writer.files("missing", contents.failures.map { ($0.path, $0.reason) })
        writer.member("status", status.word)
        writer.member("stubs", Int64(contents.counts[.stub] ?? 0))
      }
    }
  }
}
