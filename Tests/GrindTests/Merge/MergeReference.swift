import Foundation

/// The reference of the merge, a program of the sync specification that lies beside the project where its pages do.
struct MergeReference {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let program = root.deletingLastPathComponent().appending(path: "shared/tools/merge_reference.py")
  /// What the reference answered when it was last asked, for places that do not have it.
  static let recorded = root.appending(path: "Tests/Golden/merge/reference.txt")

  /// Whether it is here.
  static var isHere: Bool { FileManager.default.fileExists(atPath: program.path()) }

  /// Its answers to the cases.
  static func answers(to cases: [ReferenceCase]) throws -> [Tree] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (questions, answers) = (folder.appending(path: "cases"), folder.appending(path: "answers"))
    try Data(cases.map { $0.tree.compact + "\n" }.joined().utf8).write(to: questions)
    try Data().write(to: answers)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", root.appending(path: "Scripts/merge-vectors").path(), program.path()]
    process.standardInput = try FileHandle(forReadingFrom: questions)
    process.standardOutput = try FileHandle(forWritingTo: answers)
    try process.run()
    process.waitUntilExit()
    let lines = [UInt8](try Data(contentsOf: answers)).split(separator: UInt8(ascii: "\n"))
    return try lines.map { ReferenceCase.comparable(try Tree(parsing: Array($0))) }
  }

  /// A fingerprint of a text: FNV-1a of 64 bits.
  static func fingerprint(_ text: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
