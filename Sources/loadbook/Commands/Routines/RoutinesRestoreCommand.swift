import CanonicalJSON
import Presentation
import SyncEngine
import TrainingDesk
import TrainingModel

/// `routines restore-starters`.
enum RoutinesRestoreCommand {
  static let command = Command(
    name: ["routines", "restore-starters"], usage: "[OPTION…]",
    summary: "Bring the six starter routines back, or into a folder that never had them.",
    notes: ["What lives is left as it is. A starter whose name another routine has stays away; rename that one first."],
    body: .writing { invocation, book async throws(CommandError) in
      _ = try invocation.positionals()
      let outcome = try await book.restoreStarters(invocation)
      invocation.show(page(outcome, book), json: payload(outcome))
      return .done
    })

  private static func page(_ outcome: RestoredStarters, _ book: Book) -> Page {
    var page = Page()
    let count = Int64(outcome.restored.count)
    page.text(count == 0 ? "No starter routine came back." : NumberWords.count(count, "starter routine") + " restored")
    for starter in outcome.restored { page.text("  " + starter.name) }
    for starter in outcome.left {
      let namesake = book.splits.contains { RoutineName.isSame($0.document.name, starter.name) }
      let reason = namesake ? "you have a routine of that name" : "its file cannot be read, see: loadbook check"
      page.paragraph("\(starter.name) is left: \(reason)", first: Span("  ", .plain))
    }
    return page
  }

  private static func payload(_ outcome: RestoredStarters) -> Payload {
    Payload { writer in
      writer.object { writer in
        writer.member("left", outcome.left.map { $0.id })
        writer.member("restored", outcome.restored.map { $0.id })
      }
    }
  }
}
