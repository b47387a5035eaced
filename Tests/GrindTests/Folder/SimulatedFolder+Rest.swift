import CanonicalJSON
import TrainingModel

@testable import SyncEngine

extension SimulatedFolder {
  /// The most rounds in which everything must have come to rest.
  static let mostRounds = 12

  /// Nobody edits any more: files come back, messages arrive, engines look, until nothing is written in two rounds.
  /// Returns how many rounds wrote something; nil if it never came to rest.
  func settle() async throws -> Int? {
    link.isUp = true
    for round in 0..<Self.mostRounds {
      let before = writes
      try await settleOnce()
      if writes == before, service.isQuiet {
        try await settleOnce()
        return writes == before && service.isQuiet ? round : nil
      }
    }
    return nil
  }

  /// Files that stores wrote or removed on all devices.
  var writes: Int { disks.map { disk in disk.files { $0.writes } }.reduce(0, +) }

  private func settleOnce() async throws {
    clock.pass(61)
    await watch.sendUnsent()
    for device in disks.indices {
      _ = time(on: device)
      for path in service.evicted[device].sorted() { service.materialise(path, on: device) }
      if isTracing { trace() }
      service.scan(device)
      while !service.inbox[device].isEmpty {
        service.deliver(dice.below(service.inbox[device].count), to: device, isRepeated: false)
      }
      if isTracing { trace() }
      if device != Self.tabletNumber { try await look(device) }
      service.scan(device)
    }
  }

  /// What is wrong once all is at rest; empty: nothing.
  func faults() async throws -> [String] {
    var faults: [String] = []
    let trees = disks.map { disk in
      disk.files { files in Dictionary(uniqueKeysWithValues: files.paths.map { ($0, files[$0]?.bytes ?? []) }) }
    }
    for number in trees.indices.dropFirst() where trees[number] != trees[0] {
      let differing = Set(trees[0].keys).union(trees[number].keys).filter { trees[0][$0] != trees[number][$0] }
      faults.append("device \(number) differs in \(differing.sorted())")
    }
    let left = trees[0].keys.filter { SyncRules.isCopy($0) && $0 != "Loadbook folder.txt" }
    if !left.isEmpty { faults.append("copies left: \(left.sorted())") }
    faults += try lost(in: trees[0]) + link.refusals.map { "the phone refused the watch: \($0)" }
    if !faults.isEmpty {
      for (path, bytes) in trees[0].sorted(by: { $0.key < $1.key }) {
        lines.append("\(path): \((try? Tree(parsing: bytes).compact) ?? "")")
      }
    }
    for device in [Self.phoneNumber, Self.desktopNumber] {
      for record in try await engine(device).snapshot().workouts {
        if record.bytes != trees[0][record.path] { faults.append("\(device) shows another \(record.path)") }
        if truth.dead.contains(record.document.id) { faults.append("\(record.document.id.text.suffix(3)) rose again") }
      }
    }
    return faults
  }

  /// Sets and exercises that were acknowledged and that neither a live document nor a stub holds.
  private func lost(in files: [String: [UInt8]]) throws -> [String] {
    var (sets, back, exercises, shown) = (Set<WriterStory.Trace>(), [String](), Set<String>(), [String: Int]())
    for (path, bytes) in files where path.hasSuffix(".json") {
      var tree = try Tree(parsing: bytes)
      for exercise in tree[list: "exercises"] + tree[list: "deletedExercises"] {
        exercises.insert(exercise.text("name") ?? "")
      }
      for exercise in tree[list: "exercises"] { shown[exercise.text("name") ?? "", default: 0] += 1 }
      guard tree["logs"] != nil else { continue }
      tree["logs"] = .array(tree[list: "logs"] + tree[list: "deletedLogs"])
      tree["deletedLogs"] = nil
      let found = WriterStory.traces(try WorkoutDocument(bytes: tree.bytes))
      sets.formUnion(found.keys)
      if !hasTablet {
        back += found.filter { $0.key.reps >= 1_000 && $0.value > 1 }.map { "\($0.key) twice" }
      }
    }
    let lostSets = truth.logged.subtracting(truth.takenBack).subtracting(sets).map { "lost \($0)" }
    let lostExercises = truth.exercises.subtracting(exercises).map { "lost exercise \($0)" }
    back += shown.filter { $0.value > 1 || truth.exercisesTaken.contains($0.key) }.map {
      "exercise \($0.key) \($0.value) times"
    }
    return (lostSets + lostExercises + back).sorted()
  }
}
