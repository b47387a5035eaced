/// Who is writing: told by the names of temporary files, so that each device clears away only its own.
public struct WriterMark: Hashable, Sendable {
  /// Four characters that stand for the device.
  let host: String
  let process: Int32

  /// The mark of process `process` on the device of this name.
  public init(hostName: String, process: Int32) {
    // FNV-1a, 32 bits: the same mark in every run, and no name that says whose device it is.
    let hash = hostName.utf8.reduce(UInt32(0x811C_9DC5)) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    let digits = Array("0123456789abcdef".utf8)
    host = String(decoding: (0..<4).map { digits[Int(hash >> (28 - 4 * $0)) & 15] }, as: UTF8.self)
    self.process = process
  }

  /// The name of the `number`th temporary file of this process for the document `id`.
  ///
  /// Sync services leave names that start with `~` or end in `.tmp` alone.
  func temporaryName(id: String, number: Int) -> String { "~\(id).\(host).\(process).\(number).tmp" }

  /// The name of the `number`th edit that this process could not bring into the document `id`: never swept away.
  func keptName(id: String, number: Int) -> String { "~\(id).\(host).\(process).\(number).edit.tmp" }

  /// Whether a temporary file of this name was made on this device.
  func made(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 5 && parts[0].utf8.first == 0x7E && parts[1] == host && parts[4] == "tmp"
  }
}
