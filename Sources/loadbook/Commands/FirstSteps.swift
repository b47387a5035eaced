import DocumentFolder
import Presentation
import SyncEngine

/// What to type when there is nothing to answer from.
enum FirstSteps {
  /// Says what to type first.
  static func show(_ invocation: Invocation, book: Book) -> ExitStatus {
    var page = Page()
    let what = book.listing.folderExists ? "holds no session yet" : "does not exist yet"
    page.paragraph("\(invocation.folder) \(what). To begin, type one of these:")
    page.text()
    page.text("  loadbook log run --minutes 45 --effort 6    a run that you did")
    page.text("  loadbook log lift --minutes 60 --effort 7   a lift that you did")
    page.text("  loadbook import PATH…                       watch files and lifting logs")
    page.text("  loadbook demo                               a made-up history to look at")
    invocation.show(page)
    return .done
  }
}

/// What an answer was made without, said on standard error so that none is silently incomplete.
enum FolderNotes {
  /// A line for each kind of file that is not counted.
  static func show(_ book: Book, _ invocation: Invocation) {
    let listing = book.listing
    let notes = [
      note(book.quarantined.count + book.stubs.problems.count, "1 file cannot be read", "files cannot be read"),
      note(listing.unreadableDirectories.count, "1 folder cannot be listed", "folders cannot be listed"),
      note(listing.placeholders.count, "1 file is not downloaded yet", "files are not downloaded yet"),
      note(listing.candidates.count, "1 conflict copy is not counted", "conflict copies are not counted"),
      note(listing.duplicates.count, "1 record lies in the folder twice", "records lie in the folder twice"),
    ].compactMap { $0 }
    if !notes.isEmpty { invocation.warn(notes.joined(separator: "; ") + "; see: loadbook check") }
  }

  private static func note(_ count: Int, _ one: String, _ many: String) -> String? {
    count == 0 ? nil : count == 1 ? one : "\(count) \(many)"
  }
}
