import CanonicalJSON
import HTTPServer
import Presentation
import SyncEngine
import TrainingDesk
import TrainingModel

/// Bringing in files of other programs, and taking the last import back.
///
/// `POST /api/v1/import?name=FILE` takes the file's bytes (`application/octet-stream`, at most 8 GiB) and answers, once they
/// are here, with one JSON object a line (`application/x-ndjson`) as it goes on. A zip is opened, and a zip inside it.
///
/// - `{"state":"begun","name":"export.zip","files":12}`: once.
/// - `{"state":"reading","files":12,"number":1,"path":"export.zip/run.fit"}`: before each file, from 1 on;
///   `files` grows where an archive inside is opened.
/// - `{"state":"file","added":1,"format":"fit","path":"…","problems":[{"at":"file","what":"…"}],"result":"imported",
///   "unchanged":0,"words":"1 record added"}`: after each; `result` is `imported`, `unchanged`, `skipped` or `failed`,
///   `format` may be null.
/// - `{"state":"done","added":12,"failed":0,"files":12,"import":"01…","skipped":0,"unchanged":3,"words":"…"}`: last;
///   `import` is null where nothing was added.
/// - `{"state":"stopped","detail":"…","words":"…"}`: last, in place of `done`, where the folder took nothing more.
///
/// `GET /api/v1/imports`: `{"imports":[{"added":12,"at":"2026-11-30T07:10:00Z","canUndo":true,"id":"01…",
/// "name":"export.zip","undoneAt":null,"words":"12 records, Monday 30 November 07:10"}]}`, the latest first. Only the
/// latest that is not undone can be undone.
///
/// `POST /api/v1/imports/last/undo`: `{"kept":1,"removed":11,"words":"…"}`. What was edited since stays. The same file can
/// be imported again afterwards.
enum ImportRoutes {
  static let routes: [Route] = [upload, past, undo]

  private static let upload = Route(
    .post, "/api/v1/import",
    Operation(
      id: "importFile", summary: "Brings in a file of another program, or an archive of such files.",
      parameters: [
        Operation.Parameter(
          name: "name", summary: "What the file is called.",
          schema: #"{"type":"string","minLength":1,"maxLength":255}"#, isRequired: true)
      ], media: "application/x-ndjson", statuses: [200, 400, 503, 507]),
    roles: [.phone], media: .bytes
  ) { call async throws(Problem) in
    guard let name = call.request.target["name"], (1...255).contains(name.unicodeScalars.count) else {
      throw Problem(.badRequest, "Say what the file is called: ?name=FILE.")
    }
    let spool = try await Spool(call)
    return HTTPResponse(
      .ok, headers: ["Content-Type": "application/x-ndjson", "Cache-Control": "no-store"],
      body: .stream(steps(of: spool, name: name, call.desk)))
  }

  private static let past = Route(
    .get, "/api/v1/imports",
    Operation(id: "getImports", summary: "What was imported lately, the latest first.", answer: "Imports")
  ) { call async throws(Problem) in
    let imports = await call.desk.pastImports()
    let book = try await call.book()
    let last = imports.first { $0.undoneAt == nil }
    return Payload { writer in
      writer.object { writer in
        writer.member("imports") { writer in
          writer.array(count: imports.count) { writer, index in
            write(imports[index], canUndo: imports[index].id == last?.id, book, &writer)
          }
        }
      }
    }.response()
  }

  private static let undo = Route(
    .post, "/api/v1/imports/last/undo",
    Operation(
      id: "undoImport", summary: "Deletes again what the last import added; what was changed since stays.",
      answer: "Undone", statuses: [200, 404, 507]),
    roles: [.phone]
  ) { call async throws(Problem) in
    let undo = try await call.doing { () async throws(EngineError) in try await call.desk.undoLastImport() }
    guard let undo else { throw Problem(.notFound, "There is no import to take back.") }
    var words = NumberWords.count(Int64(undo.removed), "record") + " taken back."
    if undo.kept > 0 { words += " \(undo.kept) stay, since they were changed after the import." }
    return Payload { writer in
      writer.object { writer in
        writer.member("kept", Int64(undo.kept))
        writer.member("removed", Int64(undo.removed))
        writer.member("words", words)
      }
    }.response()
  }

  /// The steps as lines. The import does not wait for who reads them, and goes on where nobody does.
  private static func steps(of spool: Spool, name: String, _ desk: TrainingDesk) -> ByteStream {
    let (lines, continuation) = AsyncStream.makeStream(of: [UInt8].self)
    Task {
      await desk.importUpload(at: spool.path, name: name) { continuation.yield(Array("\($0)\n".utf8)) }
      spool.remove()
      continuation.finish()
    }
    return ByteStream { await lines.first { _ in true } }
  }

  private static func write(_ entry: PastImport, canUndo: Bool, _ book: OpenBook, _ writer: inout JSONWriter) {
    let local = book.moment.zone.localTime(at: entry.at)
    let records = NumberWords.count(Int64(entry.added.count), "record")
    writer.object { writer in
      writer.member("added", Int64(entry.added.count))
      writer.member("at", entry.at)
      writer.member("canUndo", canUndo)
      writer.member("id", entry.id)
      writer.member("name", entry.name)
      writer.member("undoneAt") { writer in
        if let undoneAt = entry.undoneAt { undoneAt.write(to: &writer) } else { writer.null() }
      }
      writer.member("words", "\(records), \(DayWords.inText(local.day)) \(book.settings.clock.text(local))")
    }
  }
}
