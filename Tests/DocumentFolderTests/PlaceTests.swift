import Testing

@testable import DocumentFolder

@Suite struct PlaceTests {
  @Test func aPathOfALayoutIsTakenApart() throws {
    let place = try #require(DocumentPlace(path: "Workouts/2026/05/\(ID.a).json", layouts: .all))
    #expect(place.layout.kind == "workout")
    #expect(place.id == ID.a)
    #expect(place.directory == "Workouts/2026/05")
    #expect(place.stubPath == "Stubs/Workouts/2026/05/\(ID.a).json")
    #expect(DocumentPlace(path: "Athlete.json", layouts: .all)?.layout.kind == "athlete")
  }

  @Test(arguments: [
    "", "/", "../\(ID.a).json", "Splits/../\(ID.a).json", "/Splits/\(ID.a).json", "Splits//\(ID.a).json",
    "Splits/./\(ID.a).json", "Splits/.hidden/\(ID.a).json", "Splits/\(ID.a).json/", "\(ID.a).json",
    "Splits/\(ID.a)", "Splits/\(ID.a.lowercased()).json", "Splits/\(ID.a) 2.json", "Elsewhere/\(ID.a).json",
    "Stubs/Splits/\(ID.a).json", "Splits/a\0b/\(ID.a).json", "Splits/~x/\(ID.a).json", "Splits/Athlete.json",
    "Splits/a/b/c/d/e/f/g/\(ID.a).json",
  ])
  func aPathOfNoLayoutIsRefused(path: String) {
    #expect(DocumentPlace(path: path, layouts: .all) == nil, "\(path)")
  }

  @Test(arguments: [
    ("Splits/\(ID.a).json", true), ("Splits/2026/05/\(ID.a).json", false),
    ("Workouts/2026/05/\(ID.a).json", true), ("Workouts/\(ID.a).json", false),
    ("Workouts/2026/13/\(ID.a).json", false), ("Workouts/2026/5/\(ID.a).json", false),
    ("Workouts/2026/05/x/\(ID.a).json", false), ("Athlete.json", true),
  ])
  func aNewDocumentGoesWhereItsLayoutSays(path: String, isRegular: Bool) throws {
    #expect(try #require(DocumentPlace(path: path, layouts: .all)).isRegular == isRegular, "\(path)")
  }
}
