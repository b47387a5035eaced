import Foundation
import HTTPServer
import Testing
import TrainingModel

@testable import WebApp

@Suite struct DeviceRegisterTests {
  let fixture: GateFixture

  init() throws { fixture = try GateFixture() }

  private func mode(_ path: String) throws -> Int {
    try #require(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
  }

  private func text() throws -> String { try String(contentsOfFile: fixture.path, encoding: .utf8) }

  @Test("the file is its owner's alone, and lies outside the folder of records") func modes() async throws {
    _ = try await fixture.pair(.phone)
    #expect(try mode(fixture.path) == 0o600)
    #expect(try mode((fixture.path as NSString).deletingLastPathComponent) == 0o700)
    let synced = FileManager.default.enumerator(atPath: fixture.inner.root + "/log")?.allObjects as? [String] ?? []
    #expect(!synced.contains { $0.contains("devices") })
  }

  @Test("the file holds neither the code nor the token") func noSecrets() async throws {
    let code = try await fixture.register.openCode(for: .phone)
    let typed = try #require(PairingCode.typed(code.text))
    #expect(try !text().contains(typed) && !text().contains(code.text))
    let token = try await fixture.register.pair(typed, name: "Phone").token
    #expect(try !text().contains(token) && text().contains(Secret.hash(token)))
  }

  @Test("a file that others may write, or a link in its place, is not trusted") func foreignFile() async throws {
    _ = try await fixture.pair(.phone)
    try FileManager.default.setAttributes([.posixPermissions: 0o666], ofItemAtPath: fixture.path)
    await #expect(throws: DeviceRegisterError.self) { _ = try await fixture.register.openCode(for: .phone) }
    let moved = fixture.path + ".moved"
    try FileManager.default.moveItem(atPath: fixture.path, toPath: moved)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: moved)
    try FileManager.default.createSymbolicLink(atPath: fixture.path, withDestinationPath: moved)
    await #expect(throws: DeviceRegisterError.self) { _ = try await fixture.register.devices() }
  }

  @Test("a damaged file locks others out and this machine in") func damaged() async throws {
    let token = try await fixture.pair(.phone)
    try Data("{".utf8).write(to: URL(filePath: fixture.path))
    let secure: HTTPHeaders = ["Cookie": "__Host-loadbook=" + token]
    #expect(try await fixture.askFromAfar(.get, "/api/v1/today", headers: secure).status == 503)
    #expect(try await fixture.ask(.get, "/api/v1/today", headers: ["Cookie": "loadbook=" + token]).status == 200)
    let listed = try await fixture.ask(.get, "/api/v1/devices")
    #expect(listed.status == 503 && (listed["title"] as? String)?.contains(fixture.path) == true)
  }

  @Test("a damaged file tells nobody elsewhere where it lies") func damagedSeenFromAfar() async throws {
    let code = try await fixture.register.openCode(for: .phone)
    try Data("{".utf8).write(to: URL(filePath: fixture.path))
    let bearer: HTTPHeaders = ["Authorization": "Bearer " + String(repeating: "0", count: 64)]
    let answers = [
      try await fixture.askFromAfar(.get, "/api/v1/today", headers: bearer),
      try await fixture.askFromAfar(.post, "/api/v1/pair", #"{"code":"\#(code.text)","name":"x"}"#),
    ]
    for answer in answers {
      #expect(answer.status == 503)
      #expect(!answer.text.contains("devices.json") && !answer.text.contains(fixture.inner.root), "\(answer.text)")
      #expect(!answer.text.contains("byte"), "\(answer.text)")
    }
  }

  @Test("members of newer versions stay") func newerMembers() async throws {
    _ = try await fixture.pair(.phone)
    let newer = try text().replacing("{\n", with: "{\n  \"aNewerThing\" : 1,\n", maxReplacements: 1)
    try Data(newer.utf8).write(to: URL(filePath: fixture.path))
    _ = try await fixture.register.openCode(for: .watch)
    #expect(try text().contains("aNewerThing"))
  }

  @Test("two registers of one file lose nothing of each other") func twoProcesses() async throws {
    let clock = fixture.inner.clock
    let path = fixture.path
    try await withThrowingTaskGroup(of: Void.self) { group in
      for index in 0..<4 {
        group.addTask {
          let register = DeviceRegister(
            DeviceRegister.Setup(
              path: path, now: { clock.now }, random: { count in (0..<count).map { UInt8((index * 37 + $0) % 240) } }))
          for _ in 0..<10 { _ = try await register.openCode(for: .phone) }
        }
      }
      try await group.waitForAll()
    }
    let left = try FileManager.default.contentsOfDirectory(atPath: (path as NSString).deletingLastPathComponent)
    #expect(left == ["devices.json"])
    #expect(try await fixture.register.devices().isEmpty)
  }

  @Test("no more devices than there may be") func limit() async throws {
    for _ in 0..<DeviceBook.limit { _ = try await fixture.pair(.phone) }
    let code = try await fixture.register.openCode(for: .phone)
    let answer = try await fixture.askFromAfar(.post, "/api/v1/pair", #"{"code":"\#(code.text)","name":"One more"}"#)
    #expect(answer.status == 409)
  }
}
