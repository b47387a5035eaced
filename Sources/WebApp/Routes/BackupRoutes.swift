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
        media: "application/zip", statuses: [200, 503])
    ) { call async throws(Problem) in
      let contents = try contents(of: call)
      let bytes = try archive(contents, call)
      let day = try await call.book().moment.today.text
      return HTTPResponse(
        .ok,
        headers: [
          "Content-Type": "application/zip", "Cache-Control": "no-store",
          "Content-Disposition": "attachment; filename=\"loadbook-\(day).zip\"",
        ], body: .bytes(bytes))
    },
    Route(
      .post, "/api/v1/backup",
      Operation(
        id: "restoreBackup",
        summary: "Bring a backup back: what is missing is added, what is there is joined, nothing is replaced.",
        parameters: [
          Operation.Parameter(
            name: "revive", summary: "Bring back what was deleted here since, too.", schema: #"{"type":"boolean"}"#)
        ], body: "Archive", answer: "Restored", statuses: [200, 422, 503]), media: .bytes
    ) { call async throws(Problem) in
      try await restore(call).response()
    },
  ]

  /// The largest backup that is taken: 1 GiB.
  private static let limit = 1 << 30

  private static func contents(of call: Call) throws(Problem) -> FolderContents {
    do throws(EngineError) {
      return try FolderContents(path: call.desk.setup.engine.folder, store: call.desk.engine.store)
    } catch {
      throw Problem(error)
    }
  }

  /// The archive as it was written and read back.
  private static func archive(_ contents: FolderContents, _ call: Call) throws(Problem) -> [UInt8] {
    if let missing = contents.failures.first {
      throw Problem(.unavailable, "No backup was made: \(missing.path) could not be read.", detail: missing.reason)
    }
    let path = try scratchPath(call)
    defer { OutputFile.removeFile(path) }
    do throws(ZipError) {
      _ = try BackupArchive(path: path).write(contents.entries, replacing: false)
    } catch {
      throw Problem(.unavailable, "No backup was made, because \(error.clause).")
    }
    guard case .success(let bytes) = InputFile.read(path, limit: limit) else {
      throw Problem(.unavailable, "The backup was written and could not be read again.", detail: "Is the disk full?")
    }
    return bytes
  }

  private static func restore(_ call: Call) async throws(Problem) -> Payload {
    let (backup, files) = try await read(call)
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
    let bytes: [UInt8]
    do throws(RequestBody.Failure) {
      bytes = try await call.request.body.bytes(upTo: limit)
    } catch {
      throw Problem(error)
    }
    let path = try scratchPath(call)
    defer { OutputFile.removeFile(path) }
    if let failure = OutputFile.write(bytes, to: path, isDurable: false) {
      throw Problem(.insufficientStorage, "The backup could not be kept for reading: \(failure).")
    }
    do throws(ZipError) { return try BackupArchive(path: path).read() } catch {
      throw Problem(.unprocessableContent, "Nothing was restored, because \(error.clause).")
    }
  }

  /// A name for a file that lives for one request.
  private static func scratchPath(_ call: Call) throws(Problem) -> String {
    guard let folder = call.desk.setup.scratch else {
      throw Problem(
        .unavailable, "There is no place for a file outside the folder.", detail: "Set HOME and start again.")
    }
    if let failure = OutputFile.write([], to: folder + "/.made", isDurable: false) {
      throw Problem(.insufficientStorage, "\(folder) cannot be written: \(failure).")
    }
    return folder + "/" + call.desk.setup.newID(call.desk.setup.engine.now()).text + ".zip"
  }
}
