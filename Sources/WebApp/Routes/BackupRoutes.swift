import HTTPServer
import Presentation
import SyncEngine
import TrainingDesk
import TrainingModel
import ZipArchive

/// Taking everything away in one file, and bringing it back.
enum BackupRoutes {
  static let routes: [Route] = [
    Route(
      .get, "/api/v1/backup",
      Operation(
        id: "getBackup", summary: "Every record, deletion mark and conflict copy, byte for byte, in one zip file.",
        media: "application/zip", statuses: [200, 503, 507])
    ) { call async throws(Problem) in
      let seat = try seat(call)
      let pieces = try archive(try contents(of: call), call, seat)
      let day = try await call.book().moment.today.text
      return HTTPResponse(
        .ok,
        headers: [
          "Content-Type": "application/zip", "Cache-Control": "no-store",
          "Content-Disposition": "attachment; filename=\"loadbook-\(day).zip\"",
        ], body: pieces.body)
    },
    Route(
      .post, "/api/v1/backup",
      Operation(
        id: "restoreBackup",
        summary: "Bring a backup back: what is missing is added, what is there is joined, nothing is replaced.",
        parameters: [
          Operation.Parameter(
            name: "revive", summary: "Bring back what was deleted here since, too.", schema: #"{"type":"boolean"}"#)
        ], body: "Archive", answer: "Restored", statuses: [200, 422, 503, 507]), media: .bytes
    ) { call async throws(Problem) in
      try await restore(call).response()
    },
  ]

  /// The largest backup that is taken: 1 GiB. What is in it goes through memory.
  private static let limit: Int64 = 1 << 30

  private static func seat(_ call: Call) throws(Problem) -> Seats.Seat {
    if let seat = call.app.backups.take() { return seat }
    throw Problem(
      .unavailable, "Another backup is being made or brought back.", detail: "Wait until it is done, then try again.")
  }

  private static func contents(of call: Call) throws(Problem) -> FolderContents {
    do throws(EngineError) {
      return try FolderContents(path: call.desk.setup.engine.folder, store: call.desk.engine.store)
    } catch {
      throw Problem(error)
    }
  }

  /// The archive, written and checked.
  private static func archive(
    _ contents: FolderContents, _ call: Call, _ seat: Seats.Seat
  ) throws(Problem) -> FilePieces {
    if let missing = contents.failures.first {
      throw Problem(.unavailable, "No backup was made: \(missing.path) could not be read.", detail: missing.reason)
    }
    let path = try Spool.freshPath(call, ending: ".zip")
    do throws(ZipError) {
      _ = try BackupArchive(path: path).write(contents.entries, replacing: false)
    } catch {
      OutputFile.removeFile(path)
      throw Problem(.unavailable, "No backup was made, because \(error.clause).")
    }
    guard let pieces = FilePieces(taking: path, seat) else {
      throw Problem(.unavailable, "The backup was written and could not be read again.")
    }
    return pieces
  }

  private static func restore(_ call: Call) async throws(Problem) -> Payload {
    let seat = try seat(call)
    defer { withExtendedLifetime(seat) {} }
    let (backup, files) = try await read(call)
    // A backup is held against what lies there now: it is often the way to get back what has just gone.
    await call.desk.wrote()
    let book = try await call.book()
    let kept = KeptAlive(files, backup, in: book.snapshot)
    do throws(EngineError) {
      let report = try await call.desk.engine.bringIn(
        backup, reviving: call.request.target["revive"] == "true", home: book.moment.zone,
        now: call.momentOfWriting(in: book).now)
      await call.desk.wrote()
      return .restored(report, kept: kept)
    } catch {
      throw Problem(error)
    }
  }

  private static func read(_ call: Call) async throws(Problem) -> (BackupContents, [(path: String, bytes: [UInt8])]) {
    let spool = try await Spool(call, limit: limit)
    defer { spool.remove() }
    do throws(ZipError) { return try BackupArchive(path: spool.path).read() } catch {
      throw Problem(.unprocessableContent, "Nothing was restored, because \(error.clause).")
    }
  }
}
