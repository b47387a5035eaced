import CanonicalJSON
import Foundation
import HTTPServer
import Testing
import TrainingModel

@testable import WebApp

@Suite struct OpenAPITests {
  let description: [String: Any]
  let components: [String: Any]

  init() throws {
    description = try #require(
      try JSONSerialization.jsonObject(with: Data(OpenAPIRoutes.bytes)) as? [String: Any])
    let parts = try #require(description["components"] as? [String: Any])
    components = try #require(parts["schemas"] as? [String: Any])
  }

  @Test func everyRouteIsDescribedAndNothingElse() throws {
    let paths = try #require(description["paths"] as? [String: [String: Any]])
    let described = Set(paths.flatMap { path, methods in methods.keys.map { $0.uppercased() + " " + path } })
    let routes = RouteTable.all.map { $0.method.rawValue + " " + $0.pattern.text }
    #expect(described == Set(routes))
    #expect(Set(routes).count == routes.count, "two routes for one thing: only the first would be asked")
  }

  @Test func everyOperationHasANameOfItsOwn() {
    let names = RouteTable.all.map { $0.operation.id }
    let twice = Set(names.filter { name in names.count { $0 == name } > 1 })
    #expect(twice.isEmpty)
  }

  @Test func everySchemaThatIsNamedIsThere() {
    let text = String(decoding: OpenAPIRoutes.bytes, as: UTF8.self).replacing("\\/", with: "/")
    let names = text.matches(of: /#\/components\/schemas\/(\w+)/).map { String($0.1) }
    #expect(names.count > 40)
    #expect(Set(names).subtracting(components.keys).isEmpty)
  }

  @Test func theSchemasOfDocumentsAreThoseOfTheFormatPage() throws {
    let page = try FormatTables()
    for schema in ObjectSchema.all {
      let rows = try #require(page.tables[schema.name], "\(schema.name) is not on the page")
      #expect(schema.members.map { $0.name } == rows.map { $0.name }, "\(schema.name)")
      for (member, row) in zip(schema.members, rows) {
        #expect(member.isOptional == row.isOptional, "\(schema.name).\(member.name)")
        #expect(member.kind.words == row.words(page.lists), "\(schema.name).\(member.name)")
      }
    }
  }

  @Test func theSchemasAcceptTheGoldenDocuments() throws {
    let check = JSONSchemaCheck(components: components)
    let files = try GoldenDocument.all()
    #expect(files.count >= 20)
    for file in files {
      // A member that is null counts as absent; the schemas say what is written.
      let value = Self.withoutNulls(try JSONSerialization.jsonObject(with: Data(file.bytes)))
      let schema = try #require(components[file.schema + "Document"] as? [String: Any])
      #expect(check.faults(of: value, by: schema) == [], "\(file.path)")
    }
  }

  @Test func everyAnswerOfAnEmptyFolderIsAsItIsDescribed() async throws {
    let (check, fixture) = (JSONSchemaCheck(components: components), try AppFixture())
    for route in RouteTable.all where route.method == .get && !route.pattern.text.contains("{") {
      // Without a register of devices there is none to be read.
      guard let name = route.operation.answer, name != "Devices" else { continue }
      let answer = try await fixture.ask(.get, route.pattern.text)
      #expect(answer.status == 200, "\(route.pattern.text)")
      let value = try JSONSerialization.jsonObject(with: Data(answer.body), options: .fragmentsAllowed)
      let schema = try #require(components[name] as? [String: Any])
      #expect(check.faults(of: value, by: schema) == [], "\(route.pattern.text)")
    }
  }

  private static func withoutNulls(_ value: Any) -> Any {
    if let list = value as? [Any] { return list.map { withoutNulls($0) } }
    return (value as? [String: Any])?.filter { !($0.value is NSNull) }.mapValues { withoutNulls($0) } ?? value
  }

  @Test func theSchemasRefuseWhatTheReadersRefuse() throws {
    let check = JSONSchemaCheck(components: components)
    let schema = try #require(components["SessionDocument"] as? [String: Any])
    let session = SessionDocument(
      id: ULID(high: 1, low: 2), activity: .run, start: Instant(seconds: 0), createdAt: Instant(seconds: 0))
    let good = try #require(
      try JSONSerialization.jsonObject(with: Data(session.canonicalBytes())) as? [String: Any])
    #expect(check.faults(of: good, by: schema) == [])
    let wrong: [(String, Any)] = [
      ("minutes", -1), ("effort", 10.5), ("activity", "swim"), ("id", "x"), ("start", "2026-13-01T00:00:00Z"),
      ("hrZoneSeconds", [1, 2]), ("isRecovered", 1), ("schemaVersion", 2), ("zone", "../x"),
    ]
    for (name, value) in wrong {
      var bad = good
      bad[name] = value
      #expect(check.faults(of: bad, by: schema).count == 1, "\(name)")
      #expect(throws: JSONError.self, "\(name)") {
        try SessionDocument(bytes: Array(JSONSerialization.data(withJSONObject: bad)))
      }
    }
  }
}
