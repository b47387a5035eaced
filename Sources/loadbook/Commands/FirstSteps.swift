import DocumentFolder
import Presentation

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
    note(book.quarantined.count + book.stubs.problems.count, "file", "cannot be read", invocation)
    note(listing.unreadableDirectories.count, "folder", "cannot be listed", invocation)
    note(listing.placeholders.count, "file", "is not downloaded yet", "are not downloaded yet", invocation)
    note(listing.candidates.count, "conflict copy", "is not counted", "are not counted", plural: "conflict copies", invocation)
    note(listing.duplicates.count, "record", "lies in the folder twice", "lie in the folder twice", invocation)
  }

  private static func note(
    _ count: Int, _ noun: String, _ one: String, _ many: String? = nil, plural: String? = nil, _ invocation: Invocation
  ) {
    guard count > 0 else { return }
    let what = count == 1 ? "1 \(noun) \(one)" : "\(count) \(plural ?? noun + "s") \(many ?? one)"
    invocation.warn("\(what); see: loadbook check")
  }
}
