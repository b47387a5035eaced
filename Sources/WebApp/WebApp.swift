public import HTTPServer
import TrainingDesk

/// The app behind an address: what each request is answered with. It knows no socket.
public struct WebApp: Sendable {
  private let context: AppContext
  private let doorkeeper: Doorkeeper?
  private let router = Router(routes: RouteTable.all)

  /// The app of that setup.
  public init(_ setup: WebAppSetup) {
    context = AppContext(setup)
    doorkeeper = Doorkeeper(setup: setup.gate, port: setup.port, devices: setup.devices)
  }

  /// The routes of a desk without a gate: everybody comes in as a phone. Only tests make one.
  init(desk: TrainingDesk) {
    context = AppContext(
      WebAppSetup(desk: desk, gate: GateSetup(), port: ListeningPort(), devices: nil, assets: nil, pause: { _ in }))
    doorkeeper = nil
  }

  /// Answers one request.
  public func respond(to request: HTTPRequest) async -> HTTPResponse {
    var response: HTTPResponse
    do throws(Problem) { response = try await answer(request) } catch { response = error.response }
    SecurityHeaders.add(to: &response)
    return response
  }

  private func answer(_ request: HTTPRequest) async throws(Problem) -> HTTPResponse {
    let finding = router.find(request.method, request.target.path)
    let file = finding.isNothing ? context.assets?.response(to: request) : nil
    let visitor = try await doorkeeper?.admit(request, to: file == nil ? finding.door : .shell) ?? .anybody
    if let file { return visitor.isStranger ? welcome(request) ?? file : file }
    var response = try await answer(request, finding, visitor)
    if let cookie = visitor.cookie { response.headers.add("Set-Cookie", cookie) }
    return response
  }

  /// Leads a person whose device is not paired to the page where it can be; nil for whatever is no page that is opened.
  private func welcome(_ request: HTTPRequest) -> HTTPResponse? {
    guard request.headers["Sec-Fetch-Mode"] == "navigate", request.target.path != ["pair"] else { return nil }
    return HTTPResponse(.seeOther, headers: ["Location": "/pair", "Cache-Control": "no-store"])
  }

  private func answer(_ request: HTTPRequest, _ finding: Router.Finding, _ visitor: Doorkeeper.Visitor)
    async throws(Problem) -> HTTPResponse
  {
    switch finding {
    case .nothing: throw Problem(.notFound, "There is nothing at this address.")
    case .otherMethods(let methods):
      var response = Problem(.methodNotAllowed, "That cannot be done with this address.").response
      response.headers["Allow"] = methods.map { $0.rawValue }.joined(separator: ", ")
      return response
    case .route(let route, let parameters):
      return try await route.handle(
        Call(request: request, parameters: parameters, visitor: visitor, app: context))
    }
  }
}

extension AppContext {
  /// What all routes of an app share.
  init(_ setup: WebAppSetup) {
    (desk, gate, port, devices) = (setup.desk, setup.gate, setup.port, setup.devices)
    assets = setup.assets
    pairing = Pairing(devices: setup.devices, pause: setup.pause)
  }
}
