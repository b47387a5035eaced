import Foundation
import Testing

@testable import HTTPServer

@Suite struct EncryptionTests {
  @Test func anEncryptedServerTellsItsHandlerSo() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "http-\(UUID())").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let made = await onThread {
      run(
        "/usr/bin/openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost", "-days", "1",
        "-keyout", folder + "/key", "-out", folder + "/certificate")
    }
    try #require(made != nil, "openssl makes the test's certificate")
    var setup = testSetup()
    setup.tls = TLSIdentity(certificate: try bytes(folder + "/certificate"), key: try bytes(folder + "/key"))
    let server = HTTPServer(setup) { HTTPResponse(.ok, body: .bytes(Array("encrypted \($0.isEncrypted)".utf8))) }
    let port = try server.start()
    let answer = await onThread { run("/usr/bin/curl", "-sk", "https://127.0.0.1:\(port)/") }
    #expect(answer == "encrypted true")
    await server.stop(draining: .seconds(1))
  }

  @Test func aCertificateThatIsNoneIsRefused() {
    var setup = testSetup()
    setup.tls = TLSIdentity(certificate: Array("none".utf8), key: Array("none".utf8))
    let server = HTTPServer(setup) { _ in HTTPResponse(.ok) }
    #expect(throws: HTTPServerError.certificateUnusable) { try server.start() }
  }

  private func bytes(_ path: String) throws -> [UInt8] { try Array(Data(contentsOf: URL(filePath: path))) }
}

/// What a program prints; nil where it cannot be run or fails.
private func run(_ program: String, _ arguments: String...) -> String? {
  let process = Process()
  let output = Pipe()
  process.executableURL = URL(filePath: program)
  process.arguments = arguments
  (process.standardOutput, process.standardError) = (output, FileHandle.nullDevice)
  guard (try? process.run()) != nil else { return nil }
  let bytes = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return process.terminationStatus == 0 ? String(decoding: bytes, as: UTF8.self) : nil
}
