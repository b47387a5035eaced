import CanonicalJSON
import Testing

@testable import TrainingModel

@Suite struct StarterForkTests {
  private let starter: SplitDocument
  private let derived: ULID

  init() throws {
    starter = try SeedFixtures.starter(1, name: "Pull").document
    derived = try #require(starter.id.forkOfStarter)
  }

  private func fork(_ edited: SplitDocument, taken: Set<ULID> = [], at now: Instant = .monday) -> StarterFork? {
    StarterFork(of: starter, edited: edited, at: now, fresh: .numbered(77), isTaken: { taken.contains($0) })
  }

  private var edited: SplitDocument {
    var edited = starter
    edited.exercises[1].reps = 12
    return edited
  }

  @Test func `an edited starter becomes a routine of its own, under the starter's identifier a second later`() throws {
    let fork = try #require(self.fork(edited))
    #expect(fork.starterID == starter.id && fork.document.id == derived && !derived.isStarter)
    #expect(derived.milliseconds == starter.id.milliseconds + 1000 && derived.low == starter.id.low)
    #expect(fork.document.updatedAt == .monday && fork.document.name == "Pull")
    #expect(fork.document.exercises == edited.exercises)
  }

  @Test func `the real starters' forks have this prefix`() throws {
    let id = try #require(ULID("01DXF6DT00SEED000000000001"))
    #expect(id.forkOfStarter?.text == "01DXF6DTZ8SEED000000000001")
    #expect(ULID.numbered(1).forkOfStarter == nil && derived.forkOfStarter == nil)
  }

  @Test func `what it is told from is the starter under the new identifier, so that only the edit gets a stamp`() throws
  {
    let fork = try #require(self.fork(edited))
    var base = fork.base
    #expect(base.id == derived && base.updatedAt == starter.updatedAt)
    base.id = starter.id
    #expect(base == starter)
  }

  @Test func `two devices fork one starter to one identifier, with the same exercises`() throws {
    var other = starter
    other.name = "Back"
    let (here, there) = (try #require(self.fork(edited)), try #require(self.fork(other, at: .monday + 500)))
    #expect(here.document.id == there.document.id && here.base == there.base)
    #expect(here.document.exercises.map { $0.id } == there.document.exercises.map { $0.id })
  }

  @Test func `where that identifier lives or was deleted the fork gets a fresh one`() throws {
    let fork = try #require(self.fork(edited, taken: [derived]))
    #expect(fork.document.id == .numbered(77) && fork.base.id == .numbered(77))
  }

  @Test func `an edit that changes nothing, and a routine that is no starter, do not fork`() {
    #expect(fork(starter) == nil)
    let mine = SeedFixtures.routine(3, name: "Mine")
    var changed = mine
    changed.name = "Other"
    let fork = StarterFork(of: mine, edited: changed, at: .monday, fresh: .numbered(77), isTaken: { _ in false })
    #expect(fork == nil)
  }

  @Test func `a fork is later than the starter even by a clock that stands before it`() throws {
    let fork = try #require(self.fork(edited, at: SeedFixtures.made + -100))
    #expect(fork.document.updatedAt == SeedFixtures.made + 1)
  }

  @Test func `open views follow a starter to what it became`() {
    func current(_ id: ULID, live: Set<ULID>) -> ULID? {
      StarterFork.currentRoutineID(for: id, isLive: { live.contains($0) })
    }
    #expect(current(starter.id, live: [starter.id, derived]) == starter.id)
    #expect(current(starter.id, live: [derived]) == derived)
    #expect(current(derived, live: [derived]) == derived)
    #expect(current(starter.id, live: []) == nil)
    #expect(
      current(.numbered(4), live: [derived]) == nil && current(.numbered(4), live: [.numbered(4)]) == .numbered(4))
  }
}
