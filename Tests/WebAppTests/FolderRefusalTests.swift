import DocumentFolder
import Foundation
import HTTPServer
import SyncEngine
import Testing
import TrainingDesk
import TrainingModel

@testable import WebApp

@Suite struct FolderRefusalTests {
  let fixture: AppFixture
  let session: SessionDocument
  let path: String

  init() throws {
    fixture = try AppFixture()
    session = SessionDocument(
      id: fixture.clock.newID(), activity: .run, start: fixture.clock.now, createdAt: fixture.clock.now)
    path = "/api/v1/sessions/" + session.id.text
  }

  @Test func aFolderThatLooksIncompleteTakesNothingAndSaysWhatToDo() async throws {
    for _ in 0..<12 {
      var each = session
      each.id = fixture.clock.newID()
      _ = try await fixture.put(each, "/api/v1/sessions/" + each.id.text)
    }
    await fixture.desk.wrote()
    _ = try await fixture.ask(.get, "/api/v1/sessions")
    try FileManager.default.removeItem(atPath: fixture.root + "/log/Sessions")
    await fixture.desk.wrote()
    let refused = try await fixture.put(session, path)
    #expect(refused.status == 503)
    #expect((refused["detail"] as? String)?.contains("sync service") == true)
    #expect((try await fixture.ask(.get, "/api/v1/sessions")["items"] as? [Any])?.count == 12, "they are still known")
  }

  @Test func aDirectoryThatIsAFileTakesNothing() async throws {
    _ = try await fixture.ask(.get, "/api/v1/sessions")
    #expect(FileManager.default.createFile(atPath: fixture.root + "/log/Sessions", contents: Data()))
    let refused = try await fixture.put(session, path)
    #expect(refused.status == 503 && refused.headers["Content-Type"] == "application/problem+json")
    #expect(try await fixture.ask(.get, path).status == 404)
  }

  @Test func aFullDiskIsToldApart() {
    let full = EngineError.folder(.failed(.write, path: "Days/2026/11/2026-11-30.json", .noSpace))
    #expect(Problem(full).status == .insufficientStorage)
    #expect(Problem(EngineError.folder(.failed(.write, path: "", .readOnlyDisk))).status == .unavailable)
    #expect(Problem(full).detail?.isEmpty == false)
  }
}
