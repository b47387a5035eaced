import Foundation
import Synchronization

/// Runs the built program as a user would, in a folder of its own.
final class Shell: Sendable {
  let folder: URL
  private let program: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "loadbook-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "loadbook")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Output (standard output and error as one) and exit code of a call. `output` names a file or device that takes
  /// standard output instead.
  func run(_ words: [String], environment: [String: String] = [:], output: String? = nil) throws
    -> (output: String, code: Int32)
  {
    let process = process(words, environment)
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    if let output { process.standardOutput = try FileHandle(forWritingTo: URL(filePath: output)) }
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus)
  }

  /// Starts a call that goes on until it is ended, and gives what it writes.
  func start(_ words: [String]) throws -> (process: Process, output: GrowingText) {
    let process = process(words, [:])
    let (pipe, text) = (Pipe(), GrowingText())
    (process.standardOutput, process.standardError) = (pipe, pipe)
    process.standardInput = FileHandle.nullDevice
    pipe.fileHandleForReading.readabilityHandler = { handle in text.add(handle.availableData) }
    try process.run()
    return (process, text)
  }

  private func process(_ words: [String], _ environment: [String: String]) -> Process {
    let process = Process()
    process.executableURL = program
    process.arguments = words
    process.currentDirectoryURL = folder
    process.environment = [
      "HOME": folder.path, "TZ": "UTC", "PATH": "/usr/bin:/bin", "LOADBOOK_FOLDER": "log",
      "LD_LIBRARY_PATH": ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] ?? "",
    ].merging(environment) { $1 }
    return process
  }
}

/// Text that a running program writes.
final class GrowingText: Sendable {
  private let bytes = Mutex(Data())

  var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }

  func add(_ data: Data) { bytes.withLock { $0.append(data) } }

  /// Returns once the text holds `part`; throws after ten seconds.
  func wait(for part: String) async throws {
    for _ in 0..<200 {
      if text.contains(part) { return }
      try await Task.sleep(for: .milliseconds(50))
    }
    throw Missing(part: part, text: text)
  }

  struct Missing: Error {
    let part: String
    let text: String
  }
}
