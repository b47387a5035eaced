import Testing

@testable import DocumentFolder

@Suite struct ReportTests {
  @Test func everyErrorOfTheSystemSaysWhatHappenedAndWhatToDo() {
    let codes: [Int32] = Array(1...133)
    for error in codes.map(SystemError.init(code:)) {
      #expect(error.sentence.hasSuffix(".") && error.advice.hasSuffix("."), "\(error)")
    }
  }

  @Test func theErrorsThatAUserCanActOnAreToldApart() {
    let codes: [(Int32, SystemError)] = [
      (28, .noSpace), (122, .overQuota), (30, .readOnlyDisk), (13, .notPermitted), (1, .notPermitted),
      (5, .inputOutput), (24, .tooManyOpenFiles), (23, .tooManyOpenFiles), (36, .nameTooLong), (2, .missing),
      (116, .diskGone), (71, .other(code: 71)),
    ]
    #if os(Linux)
      for (code, error) in codes { #expect(SystemError(code: code) == error, "\(code)") }
    #endif
    #expect(Set(codes.map(\.1.sentence)).count == 10)
  }

  @Test func aFullDiskIsReportedWithThePathAndLeavesNothingBehind() async throws {
    let folder = try TemporaryFolder()
    let path = "Splits/\(ID.a).json"
    let calls = FaultyCalls(failing: { call, _ in call == .writeBytes }, with: .noSpace)
    let error = await #expect(throws: FolderError.self) {
      try await folder.store(calls: calls).save(Array(document(ID.a).utf8), to: path, expecting: nil)
    }
    #expect(error?.sentence == "\(path) could not be written. The disk is full.")
    #expect(error?.advice == "Free some space, then repeat the command.")
    #expect(folder.files().isEmpty)
  }

  @Test func aFailedSyncGivesTheFileUp() async throws {
    let folder = try TemporaryFolder()
    let path = "Splits/\(ID.a).json"
    let store = folder.store()
    _ = try await store.save(Array(document(ID.b).utf8), to: "Splits/\(ID.b).json", expecting: nil)
    let synced = FaultyCalls(failing: { call, _ in call == .sync }, with: .inputOutput)
    await #expect(throws: FolderError.self) {
      try await folder.store(calls: synced).save(Array(document(ID.a).utf8), to: path, expecting: nil)
    }
    #expect(folder.files() == ["Splits/\(ID.b).json"])
  }
}
