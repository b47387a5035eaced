import Foundation
import HTTPServer
import SyncEngine
import Testing
import TrainingModel

@testable import HTTPServer
@testable import WebApp

@Suite struct BackupRoutesTests {
  let fixture: AppFixture

  init() throws { fixture = try AppFixture() }

  private static let bytes: HTTPHeaders = ["Content-Type": "application/octet-stream"]

  private func download() async throws -> HTTPResponse {
    await fixture.app.respond(to: HTTPRequest(.get, try #require(HTTPTarget("/api/v1/backup"))))
  }

  private var scratch: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: fixture.root + "/scratch")) ?? []
  }

  /// A request whose body says how long it is and then never comes.
  private func silent(_ path: String, announced: Int?, _ asked: AsyncStream<Void>.Continuation? = nil) throws
    -> HTTPRequest
  {
    var request = HTTPRequest(.post, try #require(HTTPTarget(path)), headers: Self.bytes)
    request.body = RequestBody(announced: announced) { () throws(RequestBody.Failure) in
      asked?.yield()
      try? await Task.sleep(for: .seconds(600))
      throw .cutShort
    }
    return request
  }

  @Test func aBackupComesInPiecesAndIsBroughtBackWhole() async throws {
    let session = SessionDocument(
      id: fixture.clock.newID(), activity: .run, start: fixture.clock.now, createdAt: fixture.clock.now)
    _ = try await fixture.put(session, "/api/v1/sessions/" + session.id.text)
    let backup = try await fixture.ask(.get, "/api/v1/backup")
    #expect(backup.status == 200 && backup.body.starts(with: [0x50, 0x4B]))
    let other = try AppFixture()
    let answer = try await other.ask(.post, "/api/v1/backup", backup.body, headers: Self.bytes)
    #expect(answer.status == 200 && answer.text.contains("\"added\" : 1"), "\(answer.text)")
    #expect(try await other.ask(.get, "/api/v1/sessions").text.contains(session.id.text))
    #expect(try FileManager.default.contentsOfDirectory(atPath: other.root + "/scratch") == [])
  }

  @Test func oneBackupIsMadeAtATimeAndLeavesNoFile() async throws {
    do {
      let first = try await download()
      guard case .stream(let stream) = first.body else { throw NoStream() }
      #expect(first.status == .ok && (stream.count ?? 0) > 0 && scratch == [])
      #expect(try await download().status == .unavailable)
      #expect(await stream.next()?.count == stream.count)
    }
    #expect(try await download().status == .ok)
  }

  @Test func aBackupLargerThanIsTakenIsRefusedUnreadWithItsTrueLimit() async throws {
    let response = await fixture.app.respond(to: try silent("/api/v1/backup", announced: (1 << 30) + 1))
    #expect(response.status == .contentTooLarge)
    guard case .bytes(let bytes) = response.body else { throw NoStream() }
    #expect(String(decoding: bytes, as: UTF8.self).contains("More than 1 GiB at once"))
    #expect(scratch == [])
  }

  @Test func aFifthUploadAtOnceIsSentAwayUntilOneIsDone() async throws {
    let (asked, continuation) = AsyncStream.makeStream(of: Void.self)
    let app = fixture.app
    let uploads = try (0..<4).map { _ in
      let request = try silent("/api/v1/import?name=a.csv", announced: nil, continuation)
      return Task { await app.respond(to: request).status }
    }
    var waiting = asked.makeAsyncIterator()
    for _ in uploads { _ = await waiting.next() }
    let fifth = try await fixture.ask(.post, "/api/v1/import?name=a.csv", [0x41], headers: Self.bytes)
    #expect(fifth.status == 503 && fifth.text.contains("Wait until one of them is done"))
    uploads[0].cancel()
    #expect(await uploads[0].value == .badRequest)
    #expect(try await fixture.ask(.post, "/api/v1/import?name=a.csv", [0x41], headers: Self.bytes).status == 200)
    for upload in uploads { upload.cancel() }
    for upload in uploads { _ = await upload.value }
    #expect(scratch == [])
  }

  private struct NoStream: Error {}
}
