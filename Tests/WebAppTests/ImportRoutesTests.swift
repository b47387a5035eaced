import Foundation
import HTTPServer
import Presentation
import Testing
import TrainingDesk

@testable import WebApp

@Suite struct ImportRoutesTests {
  let fixture: AppFixture

  init() throws { fixture = try AppFixture() }

  static let csv = """
    title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type,weight_kg,reps,\
    distance_km,duration_seconds,rpe
    Push,"3 Nov 2026, 18:00","3 Nov 2026, 19:05","",Bench Press (Barbell),,"",0,normal,60,5,,,

    """

  func upload() async throws -> Answer {
    try await fixture.ask(
      .post, "/api/v1/import?name=hevy.csv", Array(Self.csv.utf8),
      headers: ["Content-Type": "application/octet-stream"])
  }

  @Test func aPastImportIsToldByTheClockOfTheSettings() async throws {
    fixture.clock.advance(6 * 3600)
    #expect(try await upload().text.contains("\"state\":\"done\""))
    #expect(try await fixture.ask(.get, "/api/v1/imports").text.contains(" 14:00\""))
    var settings = Settings()
    settings.clock = .h12
    try fixture.desk.setup.settings?.save(settings)
    await fixture.desk.settingsChanged()
    #expect(try await fixture.ask(.get, "/api/v1/imports").text.contains(" 2:00 pm\""))
  }
}
