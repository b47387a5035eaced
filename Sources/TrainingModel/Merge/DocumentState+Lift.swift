import CanonicalJSON

extension DocumentState {
  /// Reads a document of `kind`. `base` is a version that it descends from, where that is known: then what has not
  /// changed since keeps its time, and what is gone was removed. Throws every case of `MergeRefusal`.
  init(_ bytes: [UInt8], kind: DocumentKind, base: DocumentState? = nil) throws(MergeRefusal) {
    self = try DocumentState(unsettled: bytes, kind: kind, base: base)
    settle()
  }

  /// Reads a document and keeps everything that stands in it, also sets that were taken back after they were changed.
  init(unsettled bytes: [UInt8], kind: DocumentKind, base: DocumentState? = nil) throws(MergeRefusal) {
    self = try Self.lifted(bytes, kind, base).get()
    if let base, base.id != id { throw .differentDocuments }
    if kind == .workout { statedEnd = WorkoutEnd.stated(by: self) }
  }

  private static func lifted(
    _ bytes: [UInt8], _ kind: DocumentKind, _ base: DocumentState?
  ) -> Result<DocumentState, MergeRefusal> {
    do throws(JSONError) {
      let node = try JSONText(bytes).root
      var object = try node.object()
      let version = try object.int("schemaVersion", in: 1...Int64.max)
      guard version <= kind.currentSchemaVersion else { return .failure(.newerSchema) }
      return .success(try DocumentState(node, version: version, shape: .of(kind), base: base))
    } catch {
      return .failure(.notAcceptable(error))
    }
  }

  private init(_ node: JSONNode, version: Int64, shape: MergeShape, base: DocumentState?) throws(JSONError) {
    var object = try node.object()
    createdAt = try object.value("createdAt")
    let stamps = try moments(object.node("fieldUpdatedAt"))
    let id: String = try object.value("id")
    updatedAt = try object.value("updatedAt")
    (self.id, schemaVersion) = (Array(id.utf8), version)
    let members = NameMap(try node.members())
    let lifting = FieldLifting(rules: shape.rules, time: updatedAt, unawareTime: updatedAt, base: base?.fields)
    fields = lifting.fields(members, stamps: stamps)
    if shape.rules.roles["metrics"] == .structural, let node = members["metrics"], node.kind != .null {
      metrics = try MetricsState(node)
    }
    if let parts = shape.parts { try lift(parts, members, base) }
  }

  private mutating func lift(
    _ shape: PartShape, _ members: NameMap<JSONNode>, _ base: DocumentState?
  ) throws(JSONError) {
    removed = try moments(members[shape.removed])
    for list in [shape.graveyard, shape.list] {
      guard let node = members[list], node.kind != .null else { continue }
      for element in try node.array({ (element) throws(JSONError) in element }) {
        var object = try element.object()
        let id: String = try object.value("id")
        let name = Array(id.utf8)
        let part = try PartState(element, shape: shape, documentTime: updatedAt, base: base?.parts[name])
        parts[name] = parts[name].map { part.joined($0, shape.rules) } ?? part
      }
    }
    // A program that knows no tombstones of exercises removes one by leaving it out.
    guard let base, !shape.areLogs else { return }
    for part in base.parts.entries where parts[part.name] == nil && removed[part.name] == nil {
      removed[part.name] = max(updatedAt, part.value.updatedAt)
    }
  }
}
