import CanonicalJSON
import TrainingModel

/// The imports of the last time, in a file beside the cache: outside the folder, since what one device imported is its own
/// business.
struct ImportHistory {
  /// The most imports that are kept.
  private static let limit = 20
  /// The most records of all of them together: what fits into a text of 4 MiB.
  private static let recordLimit = 20_000

  /// The latest last.
  private(set) var imports: [PastImport] = []
  private let path: String?

  /// What stands in the file at `path`; nothing where there is none or it is damaged: only undoing is lost with it.
  init(path: String?) {
    self.path = path
    guard let path, case .success(let bytes) = InputFile.read(path, limit: JSONLimits.maximumBytes),
      let file = try? File(bytes: bytes)
    else { return }
    imports = file.imports
  }

  /// The latest that is not undone.
  var last: PastImport? { imports.last { $0.undoneAt == nil } }

  /// What was added and taken back again.
  var undone: Set<String> { Set(imports.filter { $0.undoneAt != nil }.flatMap { $0.added.map { $0.name.id } }) }

  /// Keeps an import. A file that cannot be written costs the undo and nothing else.
  mutating func keep(_ entry: PastImport) {
    imports = Array((imports.filter { $0.id != entry.id } + [entry]).sorted { $0.id < $1.id }.suffix(Self.limit))
    while imports.count > 1, imports.reduce(0, { $0 + $1.added.count }) > Self.recordLimit { imports.removeFirst() }
    if let path { _ = OutputFile.write(File(imports: imports).canonicalBytes(), to: path, isDurable: true) }
  }

  private struct File: JSONObjectValue {
    let imports: [PastImport]

    init(imports: [PastImport]) { self.imports = imports }

    init(json: inout JSONObject) throws(JSONError) { imports = try json.objects("imports") }

    func write(to writer: inout JSONWriter) { writer.object { $0.member("imports", imports) } }
  }
}
