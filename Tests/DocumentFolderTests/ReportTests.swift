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
      try await folder.store(calls: calls).put(exactly: Array(document(ID.a).utf8), to: path, over: nil)
    }
    #expect(
      error?.sentence
        == "\(path) could not be written. The disk is full. What was there is unchanged; the new state was not saved.")
    #expect(error?.advice == "Free some space, then repeat the command.")
    #expect(folder.files().isEmpty)
  }

  @Test func aFailedSyncGivesTheFileUp() async throws {
    let folder = try TemporaryFolder()
    let path = "Splits/\(ID.a).json"
    let store = folder.store()
    _ = try await store.put(exactly: Array(document(ID.b).utf8), to: "Splits/\(ID.b).json", over: nil)
    let synced = FaultyCalls(failing: { call, _ in call == .sync }, with: .inputOutput)
    await #expect(throws: FolderError.self) {
      try await folder.store(calls: synced).put(exactly: Array(document(ID.a).utf8), to: path, over: nil)
    }
    #expect(folder.files() == ["Splits/\(ID.b).json"])
  }

  /// What each error leaves behind, and the words that the user reads.
  static let refusals: [(Int32, SystemError, happened: String, advice: String)] = [
    (28, .noSpace, "The disk is full.", "Free some space"),
    (122, .overQuota, "Your share of the disk is used up.", "larger quota"),
    (30, .readOnlyDisk, "The disk is read-only.", "Mount it for writing"),
    (13, .notPermitted, "The permissions of the file or its folder do not allow this.", "Give yourself the right"),
    (5, .inputOutput, "The disk, or the connection to it, failed.", "Copy the folder to a healthy disk"),
    (24, .tooManyOpenFiles, "Too many files are open.", "Close other programs"),
    (36, .nameTooLong, "The name is longer than this disk allows.", "Choose a folder on another disk"),
  ]

  @Test(arguments: refusals)
  func aRefusedWriteSaysWhatHappenedThatNothingIsLostAndWhatToDo(
    code: Int32, error: SystemError, happened: String, advice: String
  ) async throws {
    #if os(Linux)
      #expect(SystemError(code: code) == error)
    #endif
    let folder = try TemporaryFolder()
    try folder.plant(Scenario.path, workout(["a"]))
    for refused in [Call.createFile, .writeBytes, .sync, .rename] {
      let calls = FaultyCalls(failing: { call, name in call == refused && name != FolderMarker.name }, with: error)
      let store = folder.store(calls: calls)
      let failure = await #expect(throws: FolderError.self) {
        try await store.save(Array(workout(["a", "b"]).utf8), to: Scenario.path, before: Array(workout(["a"]).utf8))
      }
      let sentence = try #require(failure?.sentence)
      #expect(sentence.contains(happened), "\(refused)")
      // The folders on the way are forced onto the disk first.
      #expect(refused == .sync || sentence.hasPrefix(Scenario.path), "\(refused): \(sentence)")
      #expect(sentence.contains("What was there is unchanged; the new state was not saved."), "\(refused)")
      #expect(failure?.advice.contains(advice) == true, "\(refused)")
      #expect(folder.content() == [Scenario.path: Array(workout(["a"]).utf8)], "\(refused)")
    }
  }

  @Test func everyRefusalOfTheFolderSaysWhatHappenedAndWhatToDo() {
    let path = Scenario.path
    let refusal = JoinRefusal(sentence: "They differ.")
    let errors: [FolderError] = [
      .notADocumentPath(path), .unacceptable(path: path, .otherIdentifier(found: nil)),
      .changed(path: path, found: nil, keptAt: nil), .changed(path: path, found: [], keptAt: nil),
      .changed(path: path, found: [], keptAt: "x"), .unjoinable(path: path, refusal, keptAt: nil),
      .unjoinable(path: path, refusal, keptAt: "x"), .deletedElsewhere(path: path, at: Scenario.june),
      .notRestorable(path: path), .quarantined(path: path, .notRegular(.special)), .locked(path: path),
      .failed(.remove, path: path, .inputOutput), .failed(.makeDirectory, path: "", .missing),
      .notDurable(path: path, .inputOutput),
    ]
    for error in errors {
      #expect(error.sentence.hasSuffix(".") && error.advice.hasSuffix("."), "\(error)")
      #expect(!error.sentence.contains("  ") && error.sentence != error.advice, "\(error)")
    }
    #expect(Set(errors.map(\.sentence)).count == errors.count)
  }
}
