import SyncEngine
import CanonicalJSON
import DocumentFolder
import Presentation

/// `check`.
enum CheckCommand {
  static let command = Command(
    name: ["check"], usage: "[OPTION…]",
    summary: "Read every document and name what is set aside and why. Changes nothing.",
    needsZone: false,
    body: .reading { invocation, book async throws(CommandError) in
      _ = try invocation.positionals()
      let count = Int64(book.listing.documents.count - book.quarantined.count)
      let unreadable = book.listing.unreadableDirectories
      let stubs = book.stubs.problems.map {
        QuarantinedFile(path: $0.path, reason: $0.reason.sentence, advice: $0.reason.advice)
      }
      let setAside = book.quarantined + stubs
      let isFine = setAside.isEmpty && unreadable.isEmpty
      invocation.show(
        page(book, setAside: setAside, count: count, isFine: isFine),
        json: payload(book, setAside: setAside, count: count, isFine: isFine))
      return isFine ? .done : .failed
    })

  private static func payload(_ book: Book, setAside: [QuarantinedFile], count: Int64, isFine: Bool) -> Payload {
    let listing = book.listing
    return Payload { writer in
      writer.object { writer in
        writer.member("copies", listing.candidates.map { $0.path })
        writer.member("documents", count)
        writer.member("duplicates", listing.duplicates.map { $0.document.path })
        writer.member("foreign", foreignPaths(book))
        writer.member("notDownloaded", listing.placeholders.map { $0.path })
        writer.member("ok", isFine)
        writer.files("quarantined", setAside.map { ($0.path, $0.reason) })
        writer.files("unreadable", listing.unreadableDirectories.map { ($0.path, $0.error.sentence) })
      }
    }
  }

  /// What is none of the records; the marker of the demo is ours.
  private static func foreignPaths(_ book: Book) -> [String] {
    book.listing.foreignFiles.map { $0.path }.filter { $0 != DemoFolder.marker }
  }

  private static func page(_ book: Book, setAside: [QuarantinedFile], count: Int64, isFine: Bool) -> Page {
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
    for path in foreignPaths(book) { page.row("Not ours", path) }
    return page
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
