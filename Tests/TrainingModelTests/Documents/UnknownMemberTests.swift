import CanonicalJSON
import Testing
import TrainingModel

/// Members of newer versions, at every level, outlive a change made by this one.
@Suite struct UnknownMemberTests {
  private let seed: UInt64 = 0x756E_6B6E

  /// Adds unknown members everywhere, changes the document here and its JSON there, and compares the bytes.
  private func check<M: DocumentMirror>(
    _ type: M.Type, _ change: (inout M.Document) -> Void, as oracle: (inout OracleValue) -> Void
  ) throws {
    for number in 0..<100 {
      var dice = MirrorDice(seed: seed &+ UInt64(number))
      var value = try OracleValue(bytes: M(random: &dice).encoded()).withUnknownMembers(&dice)
      var document = try M.Document(bytes: value.bytes())
      #expect(document.canonicalBytes() == (try value.bytes()), "\(type) unchanged, seed \(seed &+ UInt64(number))")
      change(&document)
      oracle(&value)
      #expect(document.canonicalBytes() == (try value.bytes()), "\(type) changed, seed \(seed &+ UInt64(number))")
    }
  }

  @Test func `a changed routine keeps them`() throws {
    try check(SplitMirror.self) { split in
      (split.name, split.restSeconds) = ("Push", nil)
      for index in split.exercises.indices {
        split.exercises[index].reps = 12
        split.exercises[index].machineSettings = split.exercises[index].machineSettings.map { Array($0.dropFirst()) }
      }
    } as: { value in
      (value["name"], value["restSeconds"]) = (.string("Push"), nil)
      for index in 0..<4 {
        value["exercises"]?[index]?["reps"] = .whole(12)
        guard case .array(let settings)? = value["exercises"]?[index]?["machineSettings"] else { continue }
        value["exercises"]?[index]?["machineSettings"] = .array(Array(settings.dropFirst()))
      }
    }
  }

  @Test func `a changed workout keeps them`() throws {
    try check(WorkoutMirror.self) { workout in
      workout.effort = Effort(7.5)
      workout.metrics?.totalVolume = 1000
      for index in workout.logs.indices {
        workout.logs[index].notes = "felt good"
        guard var entry = workout.logs[index].setEntries?.first else { continue }
        entry.reps = 9
        workout.logs[index].replaceSet(at: 0, with: entry, now: Instant(seconds: 0))
        workout.logs[index].touch(at: Instant(seconds: 253_402_300_799))
      }
    } as: { value in
      value["effort"] = .number(7.5)
      if value["metrics"] != nil { value["metrics"]?["totalVolume"] = .whole(1000) }
      for index in 0..<4 {
        value["logs"]?[index]?["notes"] = .string("felt good")
        guard value["logs"]?[index]?["setEntries"]?[0] != nil else { continue }
        value["logs"]?[index]?["setEntries"]?[0]?["reps"] = .whole(9)
        value["logs"]?[index]?["updatedAt"] = .string("9999-12-31T23:59:59Z")
      }
    }
  }

  @Test func `a changed session keeps them`() throws {
    try check(SessionMirror.self) { session in
      (session.effort, session.minutes) = (Effort(3), nil)
    } as: { value in
      (value["effort"], value["minutes"]) = (.whole(3), nil)
    }
  }

  @Test func `a changed day keeps them`() throws {
    try check(DayMirror.self) { day in
      day.answerReadiness(percent: 100, reason: .ill)
      if day.suggested?.steps.isEmpty == false { day.suggested?.steps[0].minutes = Minutes(7) }
    } as: { value in
      (value["readinessPercent"], value["readinessReason"]) = (.whole(100), nil)
      value["suggested"]?["steps"]?[0]?["minutes"] = .whole(7)
    }
  }

  @Test func `a changed race keeps them`() throws {
    try check(RaceMirror.self) { race in
      race.shape.hours = 24
      if race.cutoffs?.isEmpty == false { race.cutoffs?[0].minutes = Minutes(90) }
    } as: { value in
      value["shape"]?["hours"] = .whole(24)
      value["cutoffs"]?[0]?["minutes"] = .whole(90)
    }
  }

  @Test func `a changed schedule, athlete or stub keeps them`() throws {
    try check(ScheduleMirror.self) {
      $0.weekdays = [1, 4]
    } as: {
      $0["weekdays"] = .array([.whole(1), .whole(4)])
    }
    try check(AthleteMirror.self) {
      $0.homeZone = nil
    } as: {
      $0["homeZone"] = nil
    }
    try check(TombstoneMirror.self) {
      $0.restoredAt = Instant(seconds: 0)
    } as: {
      $0["restoredAt"] = .string("1970-01-01T00:00:00Z")
    }
  }

  @Test func `an unknown member stands where it stood, its numbers digit for digit`() throws {
    let text = """
      {
        "0first" : 1.50,
        "createdAt" : "2025-01-01T00:00:00Z",
        "homeZone" : "Europe\\/Berlin",
        "homeZoneHistory" : [
          {
            "b" : 1e2,
            "bb" : -0
          }
        ],
        "id" : "Athlete",
        "schemaVersion" : 1,
        "updatedAt" : "2025-01-01T00:00:00Z",
        "weekStart" : 1,
        "zones" : {

        }
      }
      """
    var athlete = try AthleteDocument(bytes: Array(text.utf8))
    #expect(athlete.unknown.keys == ["0first", "homeZoneHistory", "zones"])
    athlete.weekStart = 7
    let expected = text.replacing("\"weekStart\" : 1", with: "\"weekStart\" : 7")
    #expect(String(decoding: athlete.canonicalBytes(), as: UTF8.self) == expected)
  }
}
