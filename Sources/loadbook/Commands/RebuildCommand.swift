import CanonicalJSON
import Presentation
import SyncEngine

/// `rebuild`.
enum RebuildCommand {
  static let command = Command(
    name: ["rebuild"], usage: "[OPTION…]",
    summary: "Throw this device's cache away and read the folder anew. No record is touched.",
    notes: ["The cache mends itself; this is for those who do not believe it."],
    needsZone: false,
    body: .reading { invocation, book async throws(CommandError) in
      _ = try invocation.positionals()
      let count: Int
      do throws(EngineError) { count = try await book.engine.rebuild() } catch { throw CommandError(error) }
      var page = Page()
      page.text("\(NumberWords.count(Int64(count), "document")) read anew.")
      invocation.show(
        page,
        json: Payload { writer in
          writer.object { writer in writer.member("documents", Int64(count)) }
        })
      return .done
    })
}
