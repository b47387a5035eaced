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
    mentionQuarantined(book, invocation)
    return .done
  }

  /// Says on standard error that files are set aside, so that no answer is silently made without them.
  static func mentionQuarantined(_ book: Book, _ invocation: Invocation) {
    let count = Int64(book.quarantined.count)
    guard count > 0 else { return }
    invocation.warn(
      "loadbook: \(NumberWords.count(count, "file")) could not be read and \(count == 1 ? "is" : "are") not counted; "
        + "see: loadbook check")
  }
}
