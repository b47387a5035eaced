import Presentation
import SyncEngine
import TrainingDesk

/// `check`.
enum CheckCommand {
  static let command = Command(
    name: ["check"], usage: "[--accept-missing] [OPTION…]",
    summary: "Look at every file: what is set aside and why, what was joined, and whether the folder is complete.",
    notes: [
      "Where much is missing at once, or the file that marks the folder is gone, nothing is written any more: a disk "
        + "may be unplugged, or a sync service not done. Say --accept-missing where it really is gone."
    ],
    options: [
      Option(name: "--accept-missing", value: nil, help: "forget what is missing: it really is gone")
    ],
    needsZone: false,
    body: .reading { invocation, book async throws(CommandError) in
      _ = try invocation.positionals()
      var (book, forgotten) = (book, Int?.none)
      if invocation.arguments.has("--accept-missing") {
        forgotten = try await acceptMissing(book)
        book = try await Book(path: invocation.folder, environment: invocation.environment)
      }
      let report = CheckReport(book, forgotten: forgotten)
      invocation.show(report.page, json: report.payload)
      return report.isFine ? .done : .failed
    })

  private static func acceptMissing(_ book: Book) async throws(CommandError) -> Int {
    do throws(EngineError) { return try await book.engine.acceptMissing() } catch { throw CommandError(error) }
  }
}
