import CanonicalJSON
import DocumentFolder
import ExerciseLibrary
import SyncEngine
import Testing
import TrainingModel

@Suite struct SeedTests {
  private let names = StarterRoutines.all.map { $0.name }

  @Test func anEmptyFolderGetsTheStartersToTheByte() async throws {
    let shared = try SharedFolder()
    let phone = try await shared.device("phone")
    #expect(try await phone.seed(after: .seconds(1)) == StarterRoutines.all.count)
    for starter in StarterRoutines.all {
      #expect(shared.bytes("Splits/\(starter.id.text).json") == starter.bytes)
    }
    #expect(try await phone.seed(after: .seconds(1)) == 0)
  }

  @Test func aFolderThatFillsWhileWaitingIsNotTakenForAnEmptyOne() async throws {
    let shared = try SharedFolder()
    let other = try #require(StarterRoutines.all.first)
    var own = other.document
    own.id = ID.make(5)
    let (bytes, path) = (own.canonicalBytes(), "Splits/\(own.id.text).json")
    let setup = shared.setup("phone")
    let late = EngineSetup(
      folder: setup.folder, state: setup.state, mark: setup.mark, now: setup.now,
      wait: { _ in try? shared.plant(path, bytes) })
    let phone = try PhoneEngine(late)
    try await phone.connect()
    // The starter of the same name is left out, which an empty folder would have got.
    #expect(try await phone.seed(after: .seconds(1)) == StarterRoutines.all.count - 1)
    #expect(shared.bytes("Splits/\(other.id.text).json") == nil)
  }

  @Test func twoDevicesThatSeedAtOnceAgree() async throws {
    let shared = try SharedFolder()
    let (phone, tablet) = (try await shared.device("phone"), try await shared.device("tablet"))
    async let one = phone.seed(after: .zero)
    async let two = tablet.seed(after: .zero)
    _ = try await (one, two)
    #expect(try await phone.snapshot().splits.count == StarterRoutines.all.count)
    #expect(shared.files().count == StarterRoutines.all.count)
  }

  @Test func editingAStarterMakesARoutineOfItsOwnAndTheStarterNeverComesBack() async throws {
    let shared = try SharedFolder()
    let phone = try await shared.device("phone")
    _ = try await phone.seed(after: .zero)
    let starter = try #require(try await phone.snapshot().splits.first)
    var edited = starter.document
    edited.restSeconds = 33
    let edit = RoutineEdit(record: starter, edited: edited, now: shared.clock.now, freshID: ID.make(1))
    let fork = try await phone.save(edit, home: ID.zone)
    #expect(fork.document.id == starter.document.id.forkOfStarter)
    try await phone.connect()
    _ = try await phone.seed(after: .zero)
    let ids = try await phone.snapshot().splits.map { $0.document.id }
    #expect(ids.contains(fork.document.id))
    #expect(!ids.contains(starter.document.id))
    #expect(StarterFork.currentRoutineID(for: starter.document.id) { ids.contains($0) } == fork.document.id)
  }

  @Test func twoDevicesThatEditOneStarterMakeOneRoutineOfBothEdits() async throws {
    let shared = try SharedFolder()
    let (phone, tablet) = (try await shared.device("phone"), try await shared.device("tablet"))
    _ = try await phone.seed(after: .zero)
    try await tablet.connect()
    let starter = try #require(try await phone.snapshot().splits.first)
    var (mine, theirs) = (starter.document, starter.document)
    mine.restSeconds = 33
    theirs.exercises[0].reps = 12
    let first = RoutineEdit(record: starter, edited: mine, now: shared.clock.now, freshID: ID.make(1))
    _ = try await phone.save(first, home: ID.zone)
    shared.clock.advance(60)
    // The tablet has not looked since.
    let second = RoutineEdit(record: starter, edited: theirs, now: shared.clock.now, freshID: ID.make(2))
    let joined = try await tablet.save(second, home: ID.zone)
    #expect(joined.document.restSeconds == 33)
    #expect(joined.document.exercises[0].reps == 12)
    try await phone.connect()
    #expect(try await phone.snapshot().splits.count == StarterRoutines.all.count)
  }

  @Test func restoringBringsDeletedStartersBackAsTheyAreToday() async throws {
    let shared = try SharedFolder()
    let phone = try await shared.device("phone")
    _ = try await phone.seed(after: .zero)
    for record in try await phone.snapshot().splits.prefix(2) {
      _ = try await phone.delete(Deletion(record, at: shared.clock.now))
    }
    try await phone.connect()
    #expect(try await phone.seed(after: .zero) == 0)
    #expect(try await phone.restoreStarters(now: shared.clock.now) == 2)
    #expect(try await phone.restoreStarters(now: shared.clock.now) == 0)
    for starter in StarterRoutines.all {
      #expect(shared.bytes("Splits/\(starter.id.text).json") == starter.bytes)
    }
    try await phone.connect()
    #expect(Set(try await phone.snapshot().splits.map { $0.document.name }) == Set(names))
  }

  @Test func aStartersFileNeverTakesWhatAPersonWrote() async throws {
    let shared = try SharedFolder()
    let phone = try await shared.device("phone")
    _ = try await phone.seed(after: .zero)
    let starter = try #require(try await phone.snapshot().splits.first)
    var edited = starter.document
    edited.name = "Mine"
    await #expect(throws: EngineError.starterIsFixed(path: starter.path)) {
      try await phone.save(edited, over: starter, home: ID.zone)
    }
  }

  @Test func anotherRevisionOfAStarterIsReplacedOnceAndNotJoined() async throws {
    let shared = try SharedFolder()
    let phone = try await shared.device("phone")
    let starter = try #require(StarterRoutines.all.first)
    var old = starter.document
    old.exercises.append(old.exercises[0])
    old.exercises[old.exercises.count - 1].id = ID.make(77)
    try shared.plant("Splits/\(starter.id.text).json", old.canonicalBytes())
    try await phone.connect()
    _ = try await phone.seed(after: .zero)
    #expect(shared.bytes("Splits/\(starter.id.text).json") == starter.bytes)
    try await phone.connect()
    #expect(try await phone.seed(after: .zero) == 0)
    #expect(shared.bytes("Splits/\(starter.id.text).json") == starter.bytes)
  }

  @Test func aScheduleFollowsAStarterThatIsEditedForTheSecondTime() async throws {
    let shared = try SharedFolder()
    let phone = try await shared.device("phone")
    _ = try await phone.seed(after: .zero)
    func edit(_ rest: Int64, fresh: ULID) async throws -> SplitDocument {
      let starter = try #require(try await phone.snapshot().splits.first { $0.document.id.isStarter })
      var edited = starter.document
      edited.restSeconds = rest
      let edit = RoutineEdit(record: starter, edited: edited, now: shared.clock.now, freshID: fresh)
      let fork = try await phone.save(edit, home: ID.zone)
      try await phone.connect()
      return fork.document
    }
    let first = try await edit(31, fresh: ID.make(1))
    let record = try #require(try await phone.snapshot().splits.first { $0.document.id == first.id })
    _ = try await phone.delete(Deletion(record, at: shared.clock.now))
    shared.clock.advance(60)
    #expect(try await phone.restoreStarters(now: shared.clock.now) == 1)
    let starter = try #require(try await phone.snapshot().splits.first { $0.document.id.isStarter })
    let schedule = ScheduleDocument(
      id: ID.make(5), splitID: starter.document.id, firstDay: try #require(Day("2026-11-30")),
      createdAt: shared.clock.now)
    _ = try await phone.save(schedule, over: nil, home: ID.zone)
    try await phone.connect()
    let second = try await edit(32, fresh: ID.make(2))
    try await phone.connect()
    #expect(try await phone.snapshot().schedules.first?.document.splitID == second.id)
  }
}
