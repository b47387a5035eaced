import CanonicalJSON
import HTTPServer
import Presentation
import SyncEngine
import TrainingDesk
import TrainingModel

/// This device's settings, how the folder stands, and what was deleted.
enum SettingsRoutes {
  static let routes: [Route] = [
    Route(
      .get, "/api/v1/settings",
      Operation(
        id: "getSettings", summary: "What belongs to this device alone: units, timers, plates.", answer: "Settings")
    ) { call async throws(Problem) in
      try await call.settings().response()
    },
    Route(
      .put, "/api/v1/settings",
      Operation(
        id: "putSettings", summary: "Keep this device's settings.", body: "Settings", answer: "Settings",
        statuses: [200, 503]), roles: [.phone]
    ) { call async throws(Problem) in
      let settings = try await call.json(Settings.self)
      guard let file = call.desk.setup.settings else {
        throw Problem(
          .unavailable, "There is no place for settings on this machine.", detail: "Set HOME and start again.")
      }
      do throws(SettingsFile.Failure) { try file.save(settings) } catch { throw Problem(.unavailable, error.text) }
      await call.desk.settingsChanged()
      return settings.response()
    },
    Route(
      .get, "/api/v1/folder",
      Operation(id: "getFolder", summary: "How the folder of records stands, and what is set aside.", answer: "Folder")
    ) { call async throws(Problem) in
      Payload.folder(try await call.book().snapshot, path: call.desk.setup.engine.folder).response()
    },
    Route(
      .post, "/api/v1/folder/accept-missing",
      Operation(
        id: "acceptMissing", summary: "Forget what is missing: it really is gone.", answer: "Folder",
        statuses: [200, 503])
    ) { call async throws(Problem) in
      do throws(EngineError) { _ = try await call.desk.engine.acceptMissing() } catch { throw Problem(error) }
      await call.desk.wrote()
      return Payload.folder(try await call.book().snapshot, path: call.desk.setup.engine.folder).response()
    },
    Route(
      .get, "/api/v1/deleted",
      Operation(
        id: "getDeleted", summary: "What was deleted in the last 30 days, the latest first.", answer: "Deleted")
    ) { call async throws(Problem) in
      let book = try await call.book()
      let records = DeletedRecord.recent(of: book.snapshot.stubs, now: book.moment.now).map {
        DeletedRecord($0, folder: call.desk.setup.engine.folder, zone: book.moment.zone)
      }
      return Payload.deleted(records, clock: book.settings.clock).response()
    },
  ]
}

extension Call {
  /// This device's settings. Throws 503 where their file is damaged.
  fileprivate func settings() async throws(Problem) -> Settings {
    guard let file = desk.setup.settings else { return Settings() }
    do throws(SettingsFile.Failure) { return try file.load() } catch { throw Problem(.unavailable, error.text) }
  }
}

extension Settings {
  fileprivate func response() -> HTTPResponse {
    HTTPResponse(
      .ok, headers: ["Content-Type": "application/json", "Cache-Control": "no-store"],
      body: .bytes(canonicalBytes() + [0x0A]))
  }
}
