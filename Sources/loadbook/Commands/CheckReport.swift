import CanonicalJSON
import DocumentFolder
import Presentation
import SyncEngine
import TrainingDesk

/// What a look at every file of the folder found.
struct CheckReport {
  private let book: Book
  /// How many missing records were forgotten since that was asked for; nil: it was not.
  private let forgotten: Int?
  /// Documents and stubs that are set aside.
  private let setAside: [QuarantinedFile]

  init(_ book: Book, forgotten: Int?) {
    (self.book, self.forgotten) = (book, forgotten)
    setAside =
      book.quarantined
      + book.stubs.problems.map {
        QuarantinedFile(path: $0.path, reason: $0.reason.sentence, advice: $0.reason.advice)
      }
  }

  /// Whether nothing is set aside or out of reach, and the folder is whole.
  var isFine: Bool { setAside.isEmpty && book.listing.unreadableDirectories.isEmpty && isWell }

  private var isWell: Bool { book.status == .ready || book.status == .checking }

  private var count: Int64 { Int64(book.listing.documents.count - book.quarantined.count) }

  /// What is none of the records; the marker of the demo is ours.
  private var foreignPaths: [String] {
    book.listing.foreignFiles.map { $0.path }.filter { $0 != DemoFolder.marker }
  }

  /// Conflict copies that are still there.
  private var copiesLeft: [(path: String, reason: String)] {
    let reasons = Dictionary(book.copies.filter { !$0.isDone }.map { ($0.path, $0.outcome.sentence) }) { $1 }
    return book.listing.candidates.map { ($0.path, reasons[$0.path] ?? "a conflict copy of \($0.id)") }
  }
}

extension CheckReport {
  /// A row for each thing found.
  var page: Page {
    var page = Page()
    page.row("Documents", NumberWords.whole(Double(count)) + (isFine ? ", all readable" : ""))
    if let forgotten { page.row("Forgotten", NumberWords.count(Int64(forgotten), "missing record")) }
    if !isWell {
      page.paragraph(book.status.sentence + " " + book.status.advice, first: Span("  Careful       ", .warning))
    }
    for file in setAside {
      page.paragraph("\(file.path): \(file.reason) \(file.advice)", first: Span("  Set aside     ", .warning))
    }
    for directory in book.listing.unreadableDirectories {
      page.paragraph("\(directory.path): \(directory.error.sentence)", first: Span("  Unreadable    ", .warning))
    }
    addCopies(to: &page)
    for placeholder in book.listing.placeholders { page.row("Not here", "\(placeholder.path): not downloaded yet") }
    for path in foreignPaths { page.row("Not ours", path) }
    return page
  }

  private func addCopies(to page: inout Page) {
    for copy in book.copies where copy.isDone { page.row("Joined", "\(copy.path): \(copy.outcome.sentence)") }
    for copy in copiesLeft { page.row("Copy", "\(copy.path): \(copy.reason)") }
    for duplicate in book.listing.duplicates {
      page.row("Twice", "\(duplicate.document.path), also \(duplicate.usedPath)")
    }
  }

  var payload: Payload {
    let listing = book.listing
    return Payload { writer in
      writer.object { writer in
        writer.member("copies", copiesLeft.map { $0.path })
        writer.member("documents", count)
        writer.member("duplicates", listing.duplicates.map { $0.document.path })
        writer.member("foreign", foreignPaths)
        writer.member("forgotten", Int64(forgotten ?? 0))
        writer.member("joined", book.copies.filter { $0.isDone }.map { $0.path })
        writer.member("missing", Int64(book.status.missing))
        writer.member("notDownloaded", listing.placeholders.map { $0.path })
        writer.member("ok", isFine)
        writer.files("quarantined", setAside.map { ($0.path, $0.reason) })
        writer.member("status", book.status.word)
        writer.files("unreadable", listing.unreadableDirectories.map { ($0.path, $0.error.sentence) })
      }
    }
  }
}

extension JSONWriter {
  /// A list of files, each with its path and what is wrong with it.
  mutating func files(_ key: StaticString, _ files: [(path: String, reason: String)]) {
    member(key) { writer in
      writer.array(count: files.count) { writer, index in
        writer.object { writer in
          writer.member("path", files[index].path)
          writer.member("reason", files[index].reason)
        }
      }
    }
  }
}
