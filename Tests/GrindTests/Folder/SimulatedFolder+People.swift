import CanonicalJSON
import DocumentFolder
import TrainingModel

@testable import SyncEngine

extension SimulatedFolder {
  /// What the phone's owner does. Half of the time the screen shows what it showed some steps ago.
  func phoneActs(_ number: Int) async throws {
    let now = time(on: Self.phoneNumber)
    if view.isEmpty || dice.chance(50) { view = try await phone.snapshot().workouts }
    switch dice.below(100) {
    case 0..<12 where view.count < 3: try await start(at: now)
    case 12..<17: try await deleteWorkout(at: now)
    case 17..<21: try await restoreWorkout(at: now)
    case 21..<33: try await changeRoutine(number, by: Self.phoneNumber)
    default: if !view.isEmpty { try await change(dice.pick(view), number, at: now) }
    }
  }

  private func start(at now: Instant) async throws {
    var workout = WorkoutDocument(id: nextID(), start: now, createdAt: now)
    for order in 0..<2 {
      var log = WorkoutLogDocument(
        id: nextID(), exerciseName: "Exercise \(order)", order: Int64(order), loadType: .weight, date: now)
      (log.sets, log.reps, log.weight) = (2, 5, 60)
      workout.logs.append(log)
    }
    log("phone starts \(workout.id.text.suffix(3))")
    view.append(try await phone.save(workout, over: nil, home: Self.home))
    truth.note(nil, workout)
  }

  private func change(_ record: Record<WorkoutDocument>, _ number: Int, at now: Instant) async throws {
    var workout = record.document
    act(number, on: &workout, at: now)
    guard workout != record.document else { return }
    log("phone changes \(workout.id.text.suffix(3))")
    do throws(EngineError) {
      let saved = try await phone.save(workout, over: record, home: Self.home)
      truth.note(record.document, workout)
      view.removeAll { $0.document.id == workout.id }
      view.append(saved)
    } catch {
      try forgive(error)
      view = []
    }
  }

  /// What one does to a workout, on the phone or on the watch.
  func act(_ number: Int, on workout: inout WorkoutDocument, at now: Instant) {
    guard !workout.logs.isEmpty else { return }
    let id = dice.pick(workout.logs.map(\.id))
    switch dice.below(100) {
    case 0..<60: workout.record(WriterStory.set(number, at: now), log: id, at: now)
    case 60..<72: workout.change(log: id, at: now) { $0.notes = "note \(number)" }
    case 72..<78: workout.change(log: id, at: now) { $0.removeSet(at: 0, now: now) }
    case 78..<84: workout.transition(log: id, to: .completed, at: now)
    case 84..<88: workout.transition(log: id, to: .notStarted, at: now)
    case 88..<92: if workout.logs.count > 1 { workout.removeLog(id, at: now) }
    default: workout.finish(at: now)
    }
  }

  private func deleteWorkout(at now: Instant) async throws {
    guard !view.isEmpty else { return }
    let record = dice.pick(view)
    let isWhole = try await hasSeenAll(record)
    log("phone deletes \(record.document.id.text.suffix(3))\(isWhole ? ", having seen all of it" : "")")
    do throws(EngineError) {
      _ = try await phone.delete(Deletion(record, at: now))
      if isWhole { truth.dead.insert(record.document.id) }
      view.removeAll { $0.document.id == record.document.id }
    } catch { try forgive(error) }
  }

  private func restoreWorkout(at now: Instant) async throws {
    let stubs = try await phone.snapshot().stubs.stubs.filter { $0.isInForce && $0.isFull }
    guard !stubs.isEmpty else { return }
    let id = dice.pick(stubs).id
    log("phone restores \(id.suffix(3))")
    do throws(EngineError) {
      _ = try await phone.restore(id: id, now: now)
      if let id = ULID(id) { truth.dead.remove(id) }
    } catch { try forgive(error) }
  }

  /// Refusals that a person would be told of; nothing was acknowledged then.
  func forgive(_ error: EngineError) throws {
    switch error {
    case .folder(.deletedElsewhere), .folder(.changed), .folder(.notRestorable), .notDeleted:
      log("refused: \(error.sentence)")
    default: throw error
    }
  }

  /// What the desktop's owner does.
  func desktopActs(_ number: Int) async throws {
    _ = time(on: Self.desktopNumber)
    try await changeRoutine(number, by: Self.desktopNumber)
  }

  /// The routine that phone and desktop both edit.
  private func changeRoutine(_ number: Int, by device: Int) async throws {
    let now = time(on: device)
    let snapshot = device == Self.phoneNumber ? try await phone.snapshot() : try await desktop.snapshot()
    guard let record = snapshot.splits.first else { return try await addRoutine(by: device, at: now) }
    var routine = record.document
    if dice.chance(20), !routine.exercises.isEmpty {
      routine.exercises.remove(at: dice.below(routine.exercises.count))
    } else {
      let order = Int64(routine.exercises.count)
      routine.exercises.append(
        ExerciseDocument(
          id: nextID(), name: "Lift \(number)", order: order, sets: 3, reps: 5, weight: 60, loadType: .weight))
    }
    routine.updatedAt = .stamp(now: now, over: routine.updatedAt)
    log("\(device) makes the routine \(routine.exercises.map(\.name)) of \(record.document.exercises.map(\.name))")
    let edit = RoutineEdit(record: record, edited: routine, now: now, freshID: nextID())
    do throws(EngineError) {
      let engine = engine(device)
      _ = try await engine.saveRoutine(edit, home: Self.home)
      truth.note(record.document, routine)
    } catch { try forgive(error) }
  }

  /// Both devices may begin the routine before they hear of each other: it has one identifier, as a starter's copy has.
  private func addRoutine(by device: Int, at now: Instant) async throws {
    let routine = SplitDocument(id: ULID(high: 1 << 50, low: 1), name: "Push", order: 0, createdAt: now)
    log("\(device) begins the routine")
    do throws(EngineError) {
      _ = try await engine(device).save(routine, over: nil, home: Self.home)
    } catch { try forgive(error) }
  }
}
