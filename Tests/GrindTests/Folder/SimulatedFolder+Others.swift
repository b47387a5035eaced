import CanonicalJSON
import TrainingCache
import DocumentFolder
import TrainingModel

@testable import SyncEngine

extension SimulatedFolder {
  /// What the watch's wearer does: sets, or nothing but a new push from the phone. The phone is not always near.
  func watchActs(_ number: Int) async throws {
    _ = time(on: Self.phoneNumber)
    link.isUp = dice.chance(60)
    let known = await watch.known
    if link.isUp, known.isEmpty || dice.chance(30) {
      for record in try await phone.snapshot().workouts { try await watch.receive(record.bytes) }
      return log("watch receives")
    }
    guard !known.isEmpty else { return }
    let before = dice.pick(known)
    var workout = before
    act(number, on: &workout, at: clock.now + watchSkew)
    guard workout != before else { return }
    log("watch changes \(workout.id.text.suffix(3))\(link.isUp ? "" : ", out of reach")")
    try await watch.save(workout)
    truth.note(before, workout)
  }

  /// A set that the old program on the tablet logs, in whatever lies in its copy of the folder.
  func tabletActs(_ number: Int) throws {
    guard hasTablet else { return }
    let now = time(on: Self.tabletNumber)
    let disk = disks[Self.tabletNumber]
    let paths = disk.files {
      $0.paths.filter { $0.hasPrefix("Workouts/") && $0.hasSuffix(".json") && !SyncRules.isCopy($0) }
    }
    guard !paths.isEmpty else { return }
    let path = dice.pick(paths)
    guard let file = disk.files({ $0[path] }), let tree = try? Tree(parsing: file.bytes) else { return }
    let ids = tree[list: "logs"].compactMap { $0.text("id") }
    guard !ids.isEmpty, let workout = tree.text("id").flatMap({ ULID($0) }) else { return }
    let id = dice.pick(ids)
    let changed = OldProgram.record(reps: 1_000 + number, log: id, in: tree, at: .text(now.iso8601))
    let bytes = try changed.canonical
    disk.files { $0.put(bytes, at: path, modifiedAt: now.seconds) }
    log("tablet logs a set in \(workout.text.suffix(3))")
    if let log = ULID(id) {
      truth.note(WriterStory.Trace(log: log, reps: Int64(1_000 + number), filledAt: nil), in: workout)
    }
  }

  /// A message arrives somewhere, not always in order and sometimes not for the last time.
  func deliver() {
    let waiting = service.inbox.indices.filter { !service.inbox[$0].isEmpty }
    guard !waiting.isEmpty else { return }
    let device = dice.pick(waiting)
    let count = service.inbox[device].count
    _ = time(on: device)
    let number = dice.chance(60) ? 0 : dice.below(count)
    log("\(device) gets \(service.inbox[device][number].path.suffix(12))")
    service.deliver(number, to: device, isRepeated: dice.chance(10))
  }

  /// What services do besides: eviction, files under a second name, old content under the right one.
  func mischief() async throws {
    let device = dice.below(disks.count)
    _ = time(on: device)
    let paths = disks[device].files { $0.paths.filter { $0.hasSuffix(".json") && !$0.hasPrefix("Stubs/") } }
    switch dice.below(10) {
    case 0..<4 where !paths.isEmpty && device != Self.tabletNumber:
      let path = dice.pick(paths)
      log("\(device) evicts \(path.suffix(12))")
      service.evict(path, on: device)
    case 4..<7:
      for path in service.evicted[device].sorted().prefix(1) { service.materialise(path, on: device) }
    case 7 where !paths.isEmpty: duplicate(dice.pick(paths), on: device)
    case 8..<10 where !service.past.isEmpty: try await redeliver(dice.pick(service.past), on: device)
    default: clock.pass(Int64(dice.below(3_600)))
    }
  }

  private func duplicate(_ path: String, on device: Int) {
    guard !SyncRules.isCopy(path), let file = disks[device].files({ $0[path] }) else { return }
    log("\(device) gets a second \(path.suffix(12))")
    disks[device].files { $0.put(file.bytes, at: path.dropLast(5) + " 2.json", modifiedAt: $0.clock) }
  }

  /// Content of some earlier time lies in the file's place again, as if it were new. The stub of a deleted record stands.
  private func redeliver(_ old: (path: String, bytes: [UInt8]), on device: Int) async throws {
    // What only an old program wrote and none of ours has seen is nobody's to bring back.
    if hasTablet, device == Self.tabletNumber { return }
    if hasTablet, try await !hasSeen(old.path, on: device) { return }
    guard !SyncRules.isCopy(old.path), !service.evicted[device].contains(old.path) else { return }
    log("\(device) gets an old \(old.path.suffix(12)) again")
    disks[device].files { $0.put(old.bytes, at: old.path, modifiedAt: $0.clock) }
  }

  /// Whether the engine of a device knows the file as it lies there.
  private func hasSeen(_ path: String, on device: Int) async throws -> Bool {
    let seen = try await engine(device).cache.bytes(of: path)
    return disks[device].files { $0[path]?.bytes } == seen
  }

  /// Whether a record holds whatever anybody knows of its workout.
  func hasSeenAll(_ record: Record<WorkoutDocument>) async throws -> Bool {
    var others = await watch.known.filter { $0.id == record.document.id }.map { $0.canonicalBytes() }
    for disk in disks {
      others += disk.files { files in files.paths.filter { !$0.hasPrefix("Stubs/") }.compactMap { files[$0]?.bytes } }
    }
    others += service.inbox.joined().compactMap { $0.known.bytes } + service.evictedBytes
    for other in others {
      guard let joined = try? DocumentMergePlanner.merge(.workout, record.bytes, other) else { continue }
      if try DocumentMergePlanner.adds(.workout, joined, to: record.bytes) { return false }
    }
    return true
  }
}
