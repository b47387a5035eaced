import Foundation
import Testing

/// The app's server as a program: where it says that it is, and how it ends.
struct ServeTests {
  @Test("it says where it is, answers there, and ends well when it is asked to")
  func servesUntilAsked() async throws {
    let shell = try Shell()
    let served = try shell.start(["serve", "--folder", "log", "--port", "0"])
    try await served.output.wait(for: "/\n")
    let address = try #require(served.output.text.split(separator: "Serving ").last?.split(separator: "\n").first)
    #expect(address.hasPrefix("http://127.0.0.1:"))
    let today = try await get(address + "api/v1/today")
    #expect(today.contains("\"readiness\""))
    served.process.terminate()
    served.process.waitUntilExit()
    #expect(served.process.terminationStatus == 0)
  }

  @Test("another address is refused without a certificate, and half of one is no use")
  func refusesOpenDoors() throws {
    let shell = try Shell()
    for words in [["--listen", "0.0.0.0"], ["--certificate", "a.pem"], ["--role", "queen"]] {
      #expect(try shell.run(["serve", "--port", "0"] + words).code == 2)
    }
    let missing = try shell.run(["serve", "--port", "0", "--assets", "nowhere"])
    #expect(missing.code == 1)
    #expect(missing.output.contains("nowhere"))
  }

  /// By a program of its own: the tests beside this one keep the threads of this process busy.
  private func get(_ address: String) async throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["curl", "-s", address]
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
