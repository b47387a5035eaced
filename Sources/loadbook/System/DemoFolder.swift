import TrainingDesk

/// A folder that the demo writes. Its marker lists every file of the demo with a digest, so that making the folder anew
/// never removes what somebody else wrote or changed.
struct DemoFolder {
  /// The marker's name in the folder.
  static let marker = ".loadbook-demo"

  /// One file of the demo: its path from the folder's root, and its bytes.
  typealias File = (path: String, bytes: [UInt8])

  /// The path of the folder.
  let path: String

  /// Whether the folder already holds the whole demo of this label. The files of an older or unfinished one are
  /// removed; a folder that holds anything else is refused.
  func prepare(label: String) throws(CommandError) -> Bool {
    let names = InputTree.names(in: path) ?? []
    if names.allSatisfy({ $0.hasPrefix(Self.marker + ".") }) { return false }
    guard case .success(let bytes) = InputFile.read(path + "/" + Self.marker, limit: 1 << 24) else {
      throw .failed("\(path) holds files that the demo did not make; name another folder: --folder DIR")
    }
    let manifest = DemoManifest(bytes)
    if manifest.isFinished, manifest.label == label { return true }
    try clear(manifest)
    return false
  }

  /// Writes the demo: first what it is going to write, then the files, then that it is done.
  func write(_ files: [File], label: String) throws(CommandError) {
    var manifest = DemoManifest(label: label, files: files)
    try write(manifest.bytes, to: Self.marker)
    for file in files { try write(file.bytes, to: file.path) }
    manifest.isFinished = true
    try write(manifest.bytes, to: Self.marker)
  }

  private func write(_ bytes: [UInt8], to name: String) throws(CommandError) {
    if let failure = OutputFile.write(bytes, to: path + "/" + name, isDurable: false) {
      throw .failed("\(path)/\(name) could not be written: \(failure)")
    }
  }

  /// Removes the demo's files, after all that is there proved to be the demo's own.
  private func clear(_ manifest: DemoManifest) throws(CommandError) {
    let entries = InputTree.everything(below: path)
    let root = path.hasSuffix("/") ? path : path + "/"
    for entry in entries {
      guard entry.failure == nil, manifest.owns(String(entry.path.dropFirst(root.count)), at: entry.path) else {
        throw .failed(
          "\(entry.path) is not the demo's, or was changed since, so nothing was removed. Name another folder "
            + "(--folder DIR), or remove \(path) yourself.")
      }
    }
    for entry in entries { OutputFile.removeFile(entry.path) }
    OutputFile.removeEmptyFolders(below: path)
  }
}

/// What the demo's marker says.
struct DemoManifest {
  /// What the demo was made of: day, zone, years and version, in one line.
  let label: String
  /// Whether all files were written.
  var isFinished = false
  private var digests: [String: String] = [:]
  private var paths: [String] = []

  /// The marker of a demo that is about to be written.
  init(label: String, files: [DemoFolder.File]) {
    self.label = label
    for file in files {
      paths.append(file.path)
      digests[file.path] = Self.digest(file.bytes)
    }
  }

  /// Reads a marker. Lines of another form list nothing.
  init(_ bytes: [UInt8]) {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    label = lines.first ?? ""
    isFinished = lines.dropFirst().first == "finished"
    for line in lines.dropFirst(2) {
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { continue }
      paths.append(parts[1])
      digests[parts[1]] = parts[0]
    }
  }

  /// The marker's text: the label, whether it is finished, then a digest and a path a line.
  var bytes: [UInt8] {
    let lines = [label, isFinished ? "finished" : "unfinished"] + paths.map { (digests[$0] ?? "") + " " + $0 }
    return Array(lines.map { $0 + "\n" }.joined().utf8)
  }

  /// Whether the file at `location` is the demo's file `path` as it was written, or what an interrupted write of it left.
  func owns(_ path: String, at location: String) -> Bool {
    if let digest = digests[path], case .success(let bytes) = InputFile.read(location, limit: 1 << 24) {
      return Self.digest(bytes) == digest
    }
    return OutputFile.nameBeforeTemporary(path).map { digests[$0] != nil } ?? false
  }

  /// Length and 64-bit FNV-1a hash: tells a changed file from an unchanged one, and protects against no forger.
  ///
  /// Source: draft-eastlake-fnv, sections 2 and 5.
  private static func digest(_ bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return String(bytes.count) + "-" + String(hash, radix: 16)
  }
}
