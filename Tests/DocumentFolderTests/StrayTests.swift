import Testing

@testable import DocumentFolder

@Suite struct StrayTests {
  @Test func theFirstWriteClearsAwayOldStraysOfThisDeviceOnly() async throws {
    let folder = try TemporaryFolder()
    let other = WriterMark(hostName: "another-host", process: 1)
    let earlier = WriterMark(hostName: "test-host", process: 1)
    let old = "Splits/" + earlier.temporaryName(id: ID.a, number: 1)
    let recent = "Splits/" + earlier.temporaryName(id: ID.a, number: 2)
    let theirs = "Splits/" + other.temporaryName(id: ID.a, number: 1)
    for path in [old, recent, theirs, "Stubs/" + old, "Splits/~notes.tmp"] {
      try folder.plant(path, "")
      try folder.setAge(path, seconds: path == recent ? 3500 : 3700)
    }
    let store = folder.store()
    let target = "Splits/\(ID.b).json"
    _ = try await store.put(exactly: Array(document(ID.b).utf8), to: target, over: nil)
    #expect(folder.files() == [target, recent, theirs, "Splits/~notes.tmp"].sorted())
  }

  @Test func theMarkIsShortAndSteady() {
    #expect(WriterMark.test.host.utf8.count == 4)
    #expect(WriterMark.test.host == WriterMark(hostName: "test-host", process: 2).host)
    #expect(WriterMark.test.temporaryName(id: ID.a, number: 3) == "~\(ID.a).\(WriterMark.test.host).4711.3.tmp")
  }

  @Test func aTemporaryNameLeftByAProcessOfThisNumberIsNotReused() async throws {
    let folder = try TemporaryFolder()
    let stray = "Splits/" + WriterMark.test.temporaryName(id: ID.a, number: 1)
    try folder.plant(stray, "somebody's only copy")
    _ = try await folder.store().put(exactly: Array(document(ID.a).utf8), to: "Splits/\(ID.a).json", over: nil)
    #expect(folder.text(stray) == "somebody's only copy")
  }
}
