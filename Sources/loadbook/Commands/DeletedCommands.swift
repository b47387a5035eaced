import CanonicalJSON
import DocumentFolder
import Presentation
import SyncEngine
import TrainingDesk
import TrainingModel

/// `deleted list` and `deleted restore`.
enum DeletedCommand {
  private static let days = DeletedRecord.days

  static let list = Command(
    name: ["deleted", "list"], usage: "[OPTION…]",
    summary: "What was deleted in the last \(days) days, the latest first.",
    body: .reading { invocation, book async throws(CommandError) in
      _ = try invocation.positionals()
      let records = book.recentlyDeleted(invocation).map {
        DeletedRecord($0, folder: invocation.folder, zone: invocation.zone)
      }
      invocation.show(page(records, today: invocation.today), json: payload(records))
      return .done
    })

  static let restore = Command(
    name: ["deleted", "restore"], usage: "ID [OPTION…]",
    summary: "Bring a deleted record back, whole. ID may be its beginning or end.",
    body: .writing { invocation, book async throws(CommandError) in
      let stub = try book.deleted(try invocation.positionals("an identifier")[0], invocation)
      let record = DeletedRecord(stub, folder: invocation.folder, zone: invocation.zone)
      let restored: RestoredDocument
      do throws(EngineError) {
        restored = try await book.engine.restore(id: stub.id, now: invocation.now)
      } catch {
        throw CommandError(error)
      }
      var page = Page()
      page.paragraph("restored: \(record.words)", first: Span(stub.id + "  ", .strong))
      invocation.show(
        page,
        json: Payload { writer in
          writer.object { writer in
            writer.member("id", stub.id)
            writer.member("path", restored.path)
          }
        })
      return .done
    })

  private static func page(_ records: [DeletedRecord], today: Day) -> Page {
    var page = Page()
    if records.isEmpty { page.text("Nothing was deleted in the last \(days) days.") }
    for record in records {
      page.line(Span(record.stub.id + "  ", .dim), Span(record.words, .plain))
      // A clock that was wrong leaves another year behind.
      let year = record.day.year == today.year ? "" : " \(record.day.year)"
      let when = "deleted " + DayWords.inText(record.day) + year + " " + record.clock
      let lost = record.stub.isFull ? "" : "; only the mark is kept, so it cannot be restored"
      page.paragraph(
        when + lost, first: Span(String(repeating: " ", count: record.stub.id.count + 2), .plain), role: .dim)
    }
    return page
  }

  private static func payload(_ records: [DeletedRecord]) -> Payload {
    Payload { writer in
      writer.array(count: records.count) { writer, index in
        let record = records[index]
        writer.object { writer in
          writer.member("deletedAt", record.stub.deletedAt)
          writer.member("id", record.stub.id)
          writer.member("kind") { writer in
            if let kind = record.stub.kind { writer.string(kind) } else { writer.null() }
          }
          writer.member("name") { writer in
            if let title = record.title { writer.string(title) } else { writer.null() }
          }
          writer.member("restorable", record.stub.isFull)
        }
      }
    }
  }
}

extension Book {
  /// The records deleted in the last 30 days, the latest first.
  func recentlyDeleted(_ invocation: Invocation) -> [Stub] {
    DeletedRecord.recent(of: stubs, now: invocation.now)
  }

  /// The deleted record of that identifier, or whose identifier begins or ends so.
  func deleted(_ text: String, _ invocation: Invocation) throws(CommandError) -> Stub {
    let wanted = text.uppercased()
    let all = stubs.recentlyDeleted
    if let exact = all.first(where: { $0.id.uppercased() == wanted }) { return exact }
    let near = wanted.utf8.count < 4 ? [] : all.filter { $0.id.hasPrefix(wanted) || $0.id.hasSuffix(wanted) }
    guard near.count < 2 else {
      throw .usage("\(near.count) deleted records have \(text) in their identifier: type more of it")
    }
    guard let only = near.first else { throw .usage("there is no deleted record \(text); see: loadbook deleted list") }
    return only
  }
}
