import CanonicalJSON
import HTTPServer
import SyncEngine
import TrainingDesk
import TrainingModel

/// The routes of one kind of document.
struct Documents<Document: SnapshotDocument>: Sendable {
  /// What its schema is called.
  let name: String
  /// Where its list is, below `/api/v1/`.
  let place: String
  /// Who may save one.
  let savers: Set<DeviceRole>
  /// Who may delete one.
  let deleters: Set<DeviceRole>

  init(_ name: String, at place: String, changedBy: Set<DeviceRole> = [.phone], savedBy: Set<DeviceRole>? = nil) {
    (self.name, self.place) = (name, place)
    (savers, deleters) = (savedBy ?? changedBy, changedBy)
  }

  /// List, reading, saving and deleting.
  var all: [Route] { [list, read("/api/v1/\(place)/{id}"), save("/api/v1/\(place)/{id}"), delete] }

  /// Reading and saving of the only one.
  var single: [Route] { [read("/api/v1/\(place)"), save("/api/v1/\(place)")] }

  private var list: Route {
    Route(
      .get, "/api/v1/\(place)",
      Operation(
        id: "list\(name)s", summary: "The newest first, a page at a time.", parameters: DocumentPage.parameters,
        answer: "\(name)Page", statuses: [200, 400, 503])
    ) { call async throws(Problem) in
      let page = try DocumentPage(call.request.target)
      let snapshot = try await call.doing { () async throws(EngineError) in try await call.desk.snapshot() }
      return HTTPResponse(.ok, bytes: page.bytes(of: Document.records(in: snapshot)))
    }
  }

  private func read(_ path: String) -> Route {
    // A page that asks for the answers of a day that has none is no error.
    let isAbsentNull = Document.kind.hasNaturalIdentifier
    return Route(
      .get, path,
      Operation(
        id: "get\(name)", summary: "One document, with its version as ETag.", identifier: identifierKind,
        answer: isAbsentNull ? "\(name)OrNull" : name, statuses: isAbsentNull ? [200, 404, 503] : [200, 404, 503])
    ) { call async throws(Problem) in
      let id = try identifier(call)
      guard let record = try await record(id, call) else {
        if isAbsentNull { return HTTPResponse(.ok, bytes: Array("null".utf8)) }
        throw Problem(.notFound, "There is no record of this identifier.")
      }
      return HTTPResponse(.ok, record)
    }
  }

  private func save(_ path: String) -> Route {
    Route(
      .put, path,
      Operation(
        id: "put\(name)",
        summary: "Saves a document: If-None-Match: * for a new one, else If-Match with the version it was made from.",
        identifier: identifierKind, body: name, answer: name, precondition: .writing,
        statuses: [200, 201, 409, 412, 428, 503, 507]),
      roles: savers
    ) { call async throws(Problem) in
      let id = try identifier(call)
      let intent = try WriteIntent(call.request.headers)
      let document = try await call.json(Document.self)
      guard document.identifier == id else {
        var problem = Problem(.unprocessableContent, "The document has another identifier than its address.")
        problem.member = "id"
        throw problem
      }
      return try await answer(
        call.doing { () async throws(EngineError) in try await call.desk.put(document, intent) }, asked: id)
    }
  }

  private func answer(_ outcome: WriteOutcome<Document>, asked id: String) throws(Problem) -> HTTPResponse {
    switch outcome {
    case .created(let record): return HTTPResponse(.created, record)
    case .saved(let record): return HTTPResponse(.ok, record)
    case .stale(let record?): throw Problem(staleAgainst: record)
    case .stale(nil): throw Problem(.preconditionFailed, "There is no such record any more.")
    case .deleted:
      throw Problem(.conflict, "This record was deleted.", detail: "Restore it first, then change it.")
    }
  }

  private var delete: Route {
    Route(
      .delete, "/api/v1/\(place)/{id}",
      Operation(
        id: "delete\(name)", summary: "Deletes a record; it can be restored for 30 days. If-Match says which version.",
        identifier: identifierKind, precondition: .deleting, statuses: [204, 404, 409, 412, 428, 503, 507]),
      roles: deleters
    ) { call async throws(Problem) in
      let id = try identifier(call)
      let version = try VersionTag(toDelete: call.request.headers)
      let outcome = try await call.doing { () async throws(EngineError) in
        try await call.desk.delete(Document.self, id: id, version)
      }
      switch outcome {
      case .deleted: return HTTPResponse(.noContent, headers: ["Cache-Control": "no-store"])
      case .stale(let record): throw Problem(staleAgainst: record)
      case .absent: throw Problem(.notFound, "There is no record of this identifier.")
      }
    }
  }

  private func record(_ id: String, _ call: Call) async throws(Problem) -> Record<Document>? {
    try await call.doing { () async throws(EngineError) in try await call.desk.record(Document.self, id: id) }
  }

  private var identifierKind: Operation.Identifier { Document.kind == .day ? .day : .ulid }

  /// The identifier that the path names. Throws 404 for one that no such document can have.
  private func identifier(_ call: Call) throws(Problem) -> String {
    guard Document.kind != .athlete else { return AthleteDocument.identifier }
    let id = call.parameters["id"] ?? ""
    guard Document.kind == .day ? Day(id) != nil : ULID(id) != nil else {
      throw Problem(.notFound, "There is no record of this identifier.")
    }
    return id
  }
}

extension HTTPResponse {
  /// A document as it is now. Files of other programs may be laid out in another way; what is answered is not.
  init<Document: TrainingDocument>(_ status: HTTPStatus, _ record: Record<Document>) {
    self.init(status, bytes: record.document.canonicalBytes(), version: VersionTag(of: record.bytes))
    headers["Content-Location"] = DocumentName(Document.kind, record.document.identifier).path
  }
}
