import Testing

@testable import DocumentFolder

struct PathMeaningTests {
  private let layouts = [
    DocumentLayout(
      kind: "workout", directory: "Workouts", naming: .ulid, isBucketed: true, currentSchemaVersion: 5),
    DocumentLayout(kind: "day", directory: "Days", naming: .day, isBucketed: true, currentSchemaVersion: 1),
    DocumentLayout(
      kind: "athlete", directory: "", naming: .fixed("Athlete"), isBucketed: false, currentSchemaVersion: 1),
  ]
  private static let id = "01ARZ3NDEKTSV4RRFFQ69G5FAV"

  @Test(
    "a path says what lies there",
    arguments: [
      ("Workouts/2026/11/\(id).json", PathMeaning.document(kind: "workout", id: id)),
      ("workouts/\(id).json", .document(kind: "workout", id: id)),
      ("Workouts/2026/11/\(id) (1).json", .copy(kind: "workout", id: id)),
      ("Days/2026/11/2026-11-30.json", .document(kind: "day", id: "2026-11-30")),
      ("Athlete.json", .document(kind: "athlete", id: "Athlete")),
      ("Athlete (Ann's conflicted copy).json", .copy(kind: "athlete", id: "Athlete")),
      ("Stubs/Workouts/2026/11/\(id).json", .stub), ("Stubs/\(id).json", .stub),
      ("Stubs/~\(id).ab12.1.1.tmp", .other), ("Workouts/2026/11/~\(id).ab12.1.1.tmp", .other),
      ("Workouts/2026/11/.\(id).json.icloud", .other), ("\(id).json", .other), ("Photos/\(id).json", .other),
      ("Workouts/../\(id).json", .other), ("/Workouts/\(id).json", .other), ("Workouts//\(id).json", .other),
      ("Workouts/1/2/3/4/5/6/7/8/\(id).json", .other), ("", .other), ("readme.txt", .other),
    ])
  func meanings(path: String, meaning: PathMeaning) {
    #expect(PathMeaning(path: path, layouts: layouts) == meaning, "\(path)")
  }
}
