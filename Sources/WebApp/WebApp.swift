public import HTTPServer
public import TrainingDesk

/// The app behind an address: what each request is answered with. It knows no socket.
public struct WebApp: Sendable {
  private let context: AppContext
  private let router = Router(routes: RouteTable.all)

  /// The app of a desk.
  public init(desk: TrainingDesk) { context = AppContext(desk: desk) }

  /// Answers one request.
  public func respond(to request: HTTPRequest) async -> HTTPResponse {
    do throws(Problem) {
      return try await answer(request)
    } catch {
      return error.response
    }
  }

  private func answer(_ request: HTTPRequest) async throws(Problem) -> HTTPResponse {
    switch router.find(request.method, request.target.path) {
    case .nothing: throw Problem(.notFound, "There is nothing at this address.")
    case .otherMethods(let methods):
      var response = Problem(.methodNotAllowed, "That cannot be done with this address.").response
      response.headers["Allow"] = methods.map { $0.rawValue }.joined(separator: ", ")
      return response
    case .route(let route, let parameters):
      return try await route.handle(Call(request: request, parameters: parameters, role: .phone, app: context))
    }
  }
}
