import Foundation

/// A server in a process of its own, on the first core where the machine can say so.
final class ServerProcess {
  let port: UInt16
  private let process = Process()

  init(_ words: [String]) throws {
    let pin = "/usr/bin/taskset"
    let pinned = FileManager.default.isExecutableFile(atPath: pin) ? [pin, "-c", "0"] + words : words
    let output = Pipe()
    process.executableURL = URL(filePath: pinned[0])
    process.arguments = Array(pinned.dropFirst())
    process.standardOutput = output
    try process.run()
    var line = ""
    while !line.hasSuffix("\n") {
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw POSIXError(.ECONNREFUSED) }
      line += String(decoding: more, as: UTF8.self)
    }
    let digits = line.reversed().drop { !$0.isNumber }.prefix { $0.isNumber }
    guard let port = UInt16(String(digits.reversed())) else { throw POSIXError(.ECONNREFUSED) }
    self.port = port
  }

  /// Resident memory in MiB; nil where the machine does not say.
  var memory: Double? {
    guard let text = try? String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8),
      let line = text.split(separator: "\n").first(where: { $0.hasPrefix("VmRSS:") }),
      let kibibytes = Double(line.filter(\.isNumber))
    else { return nil }
    return kibibytes / 1024
  }

  func stop() {
    process.terminate()
    process.waitUntilExit()
  }
}
