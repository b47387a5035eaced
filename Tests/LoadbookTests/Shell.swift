import Foundation

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
    let process = Process()
    process.executableURL = program
    process.arguments = words
    process.currentDirectoryURL = folder
    process.environment = [
      "HOME": folder.path, "TZ": "UTC", "PATH": "/usr/bin:/bin", "LOADBOOK_FOLDER": "log",
      "LD_LIBRARY_PATH": ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] ?? "",
    ].merging(environment) { $1 }
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    if let output { process.standardOutput = try FileHandle(forWritingTo: URL(filePath: output)) }
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus)
  }
}
