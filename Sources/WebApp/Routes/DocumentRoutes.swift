import HTTPServer
import SyncEngine
import TrainingDesk
import TrainingModel

/// The documents themselves, kind by kind: lists, single ones, writing, deleting and restoring.
///
/// Every version has an ETag. A write says by `If-Match` which version it was made from, or by `If-None-Match: *` that
/// there was none. One that was made from an older version is joined with what is there (workouts, sessions, days) or
/// refused with what is there (all others); nothing is ever written over.
enum DocumentRoutes {
  static let routes: [Route] =
    Documents<SplitDocument>("SplitDocument", at: "splits", changedBy: [.phone, .desktop]).all
    + Documents<WorkoutDocument>("WorkoutDocument", at: "workouts", savedBy: [.phone, .watch]).all
    + Documents<SessionDocument>("SessionDocument", at: "sessions").all
    + Documents<DayDocument>("DayDocument", at: "days").all
    + Documents<RaceDocument>("RaceDocument", at: "races").all
    + Documents<ScheduleDocument>("ScheduleDocument", at: "schedules", changedBy: [.phone, .desktop]).all
    + Documents<AthleteDocument>("AthleteDocument", at: "athlete").single + [restore]

  private static let restore = Route(
    .post, "/api/v1/deleted/{id}/restore",
    Operation(
      id: "restoreDeleted", summary: "Brings a deleted record back, whole.", identifier: .ulid, answer: "Document",
      statuses: [200, 404, 409, 503, 507]),
    roles: [.phone, .desktop]
  ) { call async throws(Problem) in
    let id = call.parameters["id"] ?? ""
    let restored = try await call.doing { () async throws(EngineError) in
      try await call.desk.restore(id: id, onlyOf: call.role.writableKinds)
    }
    var response = HTTPResponse(.ok, bytes: restored.bytes, version: VersionTag(of: restored.bytes))
    response.headers["Content-Location"] = restored.name.path
    return response
  }
}

extension DeviceRole {
  /// The kinds of record that it may delete and bring back.
  var writableKinds: Set<DocumentKind> {
    switch self {
    case .phone: Set(DocumentKind.allCases)
    case .desktop: [.split, .schedule]
    case .watch: []
    }
  }
}

extension DocumentName {
  /// Where the API has it.
  var path: String {
    kind == .athlete ? "/api/v1/athlete" : "/api/v1/\(kind.rawValue)s/\(id)"
  }
}

extension HTTPResponse {
  /// An answer that carries a document, or another JSON text, with its version where it has one.
  init(_ status: HTTPStatus, bytes: [UInt8], version: VersionTag? = nil) {
    var headers: HTTPHeaders = ["Content-Type": "application/json", "Cache-Control": "no-store"]
    if let version { headers["ETag"] = version.etag }
    self.init(status, headers: headers, body: .bytes(bytes + [0x0A]))
  }
}
