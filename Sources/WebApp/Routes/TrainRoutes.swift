import ExerciseLibrary
import HTTPServer
import Presentation
import SyncEngine
import TrainingDesk
import TrainingModel

/// Routines, exercises and the schedule as their screens show them, and what is done with routines as a whole.
enum TrainRoutes {
  static let routes: [Route] = reading + writing

  private static let reading: [Route] = [
    Route(
      .get, "/api/v1/routines",
      Operation(id: "getRoutines", summary: "All routines in their order, in words.", answer: "Routines")
    ) { call async throws(Problem) in
      Payload.routinesView(try await call.book().train).response()
    },
    Route(
      .get, "/api/v1/routines/{id}",
      Operation(
        id: "getRoutine", summary: "One routine in words; its document is below splits.",
        answer: "RoutineOrNull")
    ) { call async throws(Problem) in
      guard let id = ULID(call.parameters["id"] ?? ""),
        let view = Payload.routineView(try await call.book().train, id: id)
      else { return .nothing }
      return view.response()
    },
    Route(
      .get, "/api/v1/exercises",
      Operation(
        id: "getExercises", summary: "The exercises of the library and her own, those that fit.",
        parameters: ExerciseFilter.parameters, answer: "Exercises", statuses: [200, 400])
    ) { call async throws(Problem) in
      let filter = try ExerciseFilter(call.request.target)
      return Payload.exercisesView(try await call.book().train, filter: filter).response()
    },
    Route(
      .get, "/api/v1/exercises/{name}",
      Operation(
        id: "getExercise", summary: "One exercise: what it is, what was done, and the records.",
        answer: "ExerciseOrNull")
    ) { call async throws(Problem) in
      let name = call.parameters["name"] ?? ""
      guard let view = Payload.exerciseView(try await call.book().train, name: name) else { return .nothing }
      return view.response()
    },
    Route(
      .get, "/api/v1/schedule",
      Operation(id: "getSchedule", summary: "The next fourteen days, and each schedule in words.", answer: "Schedule")
    ) { call async throws(Problem) in
      Payload.scheduleView(try await call.book().train).response()
    },
  ]

  private static let writing: [Route] = [
    Route(
      .post, "/api/v1/routines/order",
      Operation(
        id: "moveRoutine", summary: "Moves a routine to a place of the list, from 0 on.", body: "RoutineMove",
        answer: "MovedRoutine", statuses: [200, 404, 503])
    ) { call async throws(Problem) in
      let move = try await call.json(RoutineMove.self)
      let moved = try await call.doing { () async throws(EngineError) in
        try await call.desk.moveRoutine(move.id, to: Int(move.to))
      }
      guard let moved else { throw Problem.noRoutine }
      return Payload.identified(moved.id).response()
    },
    Route(
      .post, "/api/v1/routines/{id}/copy",
      Operation(
        id: "copyRoutine", summary: "Makes a copy of a routine, right behind it.", answer: "MovedRoutine",
        statuses: [201, 404, 503])
    ) { call async throws(Problem) in
      guard let id = ULID(call.parameters["id"] ?? "") else { throw Problem.noRoutine }
      let copy = try await call.doing { () async throws(EngineError) in try await call.desk.copyRoutine(id) }
      guard let copy else { throw Problem.noRoutine }
      return Payload.identified(copy.id).response(.created)
    },
    Route(
      .post, "/api/v1/routines/restore-starters",
      Operation(
        id: "restoreStarters", summary: "Brings the starter routines back that are not here.",
        answer: "RestoredStarters", statuses: [200, 503])
    ) { call async throws(Problem) in
      let restored = try await call.doing { () async throws(EngineError) in try await call.desk.restoreStarters() }
      return Payload.restoredStarters(restored.restored, left: restored.left).response()
    },
  ]
}

extension Problem {
  fileprivate static let noRoutine = Problem(
    .notFound, "There is no such routine.", detail: "It may have been deleted; Settings shows what was.")
}

extension ExerciseFilter {
  fileprivate static let parameters = [
    Operation.Parameter(
      name: "search", summary: "Words of a name, a muscle or equipment.", schema: #"{"type":"string"}"#),
    Operation.Parameter(name: "muscle", summary: "Only those that work it.", schema: names(Muscle.allCases)),
    Operation.Parameter(name: "equipment", summary: "Only those done with it.", schema: names(Equipment.allCases)),
    Operation.Parameter(
      name: "without", summary: "A routine whose exercises are left out.",
      schema: #"{"type":"string","pattern":"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"}"#),
  ]

  private static func names<Name: NamedCase>(_ names: [Name]) -> String {
    #"{"type":"string","enum":["# + names.map { "\"\($0.rawValue)\"" }.joined(separator: ",") + "]}"
  }

  /// What the query asks for. Throws 400 where it names what there is not.
  fileprivate init(_ target: HTTPTarget) throws(Problem) {
    func named<Name: NamedCase>(_ type: Name.Type, _ key: String) throws(Problem) -> Name? {
      guard let text = target[key], !text.isEmpty else { return nil }
      guard let value = Name(rawValue: text) else { throw Problem(.badRequest, "There is no \(key) of this name.") }
      return value
    }
    var without: ULID?
    if let text = target["without"] {
      without = ULID(text)
      if without == nil { throw Problem(.badRequest, "“without” names no routine.") }
    }
    self.init(
      search: target["search"] ?? "", muscle: try named(Muscle.self, "muscle"),
      equipment: try named(Equipment.self, "equipment"), without: without)
  }
}
