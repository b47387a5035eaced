import CanonicalJSON
import HTTPServer

/// The description of the API.
enum OpenAPIRoutes {
  static let routes: [Route] = [
    Route(
      .get, "/api/v1/openapi.json",
      Operation(id: "getDescription", summary: "This description (OpenAPI 3.1).", answer: "Description")
    ) { _ throws(Problem) in HTTPResponse(.ok, bytes: bytes) }
  ]

  /// The description, made once.
  static let bytes: [UInt8] = {
    var writer = JSONWriter()
    OpenAPIDocument(routes: RouteTable.all).value.write(to: &writer)
    return writer.bytes
  }()
}
