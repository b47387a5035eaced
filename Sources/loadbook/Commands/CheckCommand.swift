import CanonicalJSON
import DocumentFolder
import Presentation

/// `check`.
enum CheckCommand {
  static let command = Command(
    name: ["check"], usage: "[OPTION…]",
    summary: "Read every document and name what is set aside and why. Changes nothing.",
    run: { invocation async throws(CommandError) in
      _ = try invocation.positionals()
      let book = try await Book(path: invocation.folder)
      let count = Int64(book.listing.documents.count - book.quarantined.count)
      let unreadable = book.listing.unreadableDirectories
      let stubs = book.stubs.problems.map {
        Quarantined(path: $0.path, reason: $0.reason.sentence, advice: $0.reason.advice)
      }
      let setAside = book.quarantined + stubs
      let isFine = setAside.isEmpty && unreadable.isEmpty
      invocation.show(
        page(book, setAside: setAside, count: count, isFine: isFine),
        json: Payload { writer in
          writer.object { writer in
            writer.member("documents", count)
            writer.member("foreign", book.listing.foreignFiles.map { $0.path })
            writer.member("ok", isFine)
            writer.member("quarantined") { writer in
              writer.array(count: setAside.count) { writer, index in
                writer.object { writer in
                  writer.member("path", setAside[index].path)
                  writer.member("reason", setAside[index].reason)
                }
              }
            }
          }
        })
      return isFine ? .done : .failed
    })

  private static func page(_ book: Book, setAside: [Quarantined], count: Int64, isFine: Bool) -> Page {
    var page = Page()
    page.row("Documents", NumberWords.whole(Double(count)) + (isFine ? ", all readable" : ""))
    for file in setAside {
      page.paragraph("\(file.path): \(file.reason) \(file.advice)", first: Span("  Set aside     ", .warning))
    }
    for directory in book.listing.unreadableDirectories {
      page.paragraph("\(directory.path): \(directory.error.sentence)", first: Span("  Unreadable    ", .warning))
    }
    for duplicate in book.listing.duplicates {
      page.row("Twice", "\(duplicate.document.path), also \(duplicate.usedPath)")
    }
    for copy in book.listing.candidates { page.row("Copy", "\(copy.path): a conflict copy of \(copy.id)") }
    for placeholder in book.listing.placeholders { page.row("Not here", "\(placeholder.path): not downloaded yet") }
    for file in book.listing.foreignFiles { page.row("Not ours", file.path) }
    return page
  }
}
