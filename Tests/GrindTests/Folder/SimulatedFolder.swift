@testable import DocumentFolder
import TestSupport
import TrainingCache
import TrainingModel

@testable import SyncEngine

/// A phone that writes everything, a desktop that writes routines and schedules, and a watch that sends its workouts to
/// the phone, with a sync service between them and in some runs an old program on a tablet. Stores, engines and caches
/// are the real ones; only disks, service and clocks are made up.
final class SimulatedFolder {
  let clock = SimulatedClock()
  let link = WatchLink()
  let phone: PhoneEngine
  let desktop: DesktopEngine
  let watch: WatchEngine
  /// The folder's copies: phone, desktop, and perhaps the tablet.
  let disks: [MemoryDisk]
  let skews: [Int64]
  let watchSkew: Int64
  var service: SyncService
  var truth = FolderTruth()
  var dice: MergeDice
  var lines: [String] = []
  /// What the phone's screen shows: it may be long out of date.
  var view: [Record<WorkoutDocument>] = []
  private var lastID: UInt64 = 100
  var isTracing = false

  static let home = ZoneRules.fixed(offset: 0)
  static let phoneNumber = 0, desktopNumber = 1, tabletNumber = 2

  var hasTablet: Bool { disks.count > Self.tabletNumber }

  init(seed: UInt64, editAlwaysWins: Bool, hasTablet: Bool) throws {
    dice = MergeDice(seed: seed)
    let off: [Int64] = [0, 0, 3_600, -3_600, -120]
    disks = (0..<(hasTablet ? 3 : 2)).map { _ in MemoryDisk() }
    skews = [dice.pick(off), dice.pick(off), dice.pick(off)]
    watchSkew = dice.pick(off)
    let naming = dice.pick(SyncRules.Naming.allCases)
    service = SyncService(disks: disks, rules: SyncRules(editAlwaysWins: editAlwaysWins, naming: naming))
    let phone = PhoneEngine(engine: try Self.engine(0, disks[0], skews[0], clock))
    let desktop = DesktopEngine(engine: try Self.engine(1, disks[1], skews[1], clock))
    (self.phone, self.desktop) = (phone, desktop)
    let link = link
    watch = WatchEngine { bytes in await Self.send(bytes, to: phone, over: link) }
  }

  /// Whether the phone took in what the watch sent. A record that was deleted there keeps it with its stub, so that the
  /// watch need not send it again.
  private static func send(_ bytes: [UInt8], to phone: PhoneEngine, over link: WatchLink) async -> Bool {
    guard link.isUp else { return false }
    do throws(EngineError) {
      _ = try await phone.ingest(bytes, home: home)
      return true
    } catch {
      if case .folder(.deletedElsewhere) = error { return true }
      link.refuse("\(error)")
      return false
    }
  }

  private static func engine(_ number: Int, _ disk: MemoryDisk, _ skew: Int64, _ clock: SimulatedClock) throws
    -> FolderEngine
  {
    let mark = WriterMark(hostName: "device\(number)", process: Int32(number + 1))
    let setup = EngineSetup(
      folder: MemoryDisk.root, state: nil, mark: mark, now: { clock.now + skew }, wait: { _ in })
    let store = DocumentFileStore(
      access: FolderAccess(root: MemoryDisk.root, calls: disk), layouts: DocumentKind.layouts, mark: mark,
      joiner: MergingJoiner(), lock: nil, keepsStub: { _ in false })
    return try FolderEngine(setup, store: store)
  }

  func nextID() -> ULID {
    lastID += 1
    return ULID(high: 1 << 50, low: lastID)
  }

  /// The time by a folder device's clock; its disk is told, too.
  func time(on device: Int) -> Instant {
    let time = clock.now + skews[device]
    disks[device].files { $0.clock = time.seconds }
    return time
  }

  func engine(_ device: Int) -> FolderEngine { device == Self.phoneNumber ? phone.engine : desktop.engine }

  /// What lies where, for looking at a single run.
  func trace() {
    for (number, disk) in disks.enumerated() {
      for path in disk.files({ $0.paths }) where path.hasSuffix(".json") {
        let tree = try? Tree(parsing: disk.files { $0[path]?.bytes ?? [] })
        let exercises =
          (tree?[list: "exercises"].compactMap { $0.text("name") } ?? [])
          + (tree?[list: "deletedExercises"].compactMap { "-" + ($0.text("name") ?? "") } ?? [])
        let sets = (tree?[list: "logs"] ?? []).flatMap { $0[list: "setEntries"].compactMap { $0["reps"]?.bytes } }
          .map { String(decoding: $0, as: UTF8.self) }
        lines.append("    \(number) \(path.suffix(20)): \(exercises) \(sets)")
      }
    }
  }

  func log(_ line: @autoclosure () -> String) { lines.append("\(clock.now.seconds - Moment.origin): \(line())") }

  /// One thing that somebody or something does.
  func step(_ number: Int) async throws {
    if isTracing { trace() }
    clock.pass(Int64(dice.below(40)))
    switch dice.below(100) {
    case 0..<25: try await phoneActs(number)
    case 25..<38: try await watchActs(number)
    case 38..<46: try await desktopActs(number)
    case 46..<51: try tabletActs(number)
    case 51..<58: service.scan(device(dice.below(disks.count)))
    case 58..<80: deliver()
    case 80..<90: try await look(dice.below(2))
    default: try await mischief()
    }
  }

  /// An engine compares its folder with what it knows.
  func look(_ device: Int) async throws {
    _ = time(on: device)
    log("\(device) looks")
    try await engine(device).reconcile()
  }

  private func device(_ number: Int) -> Int {
    _ = time(on: number)
    return number
  }
}
