import CanonicalJSON
import Testing
import TestSupport
import TrainingModel

@testable import TrainingCache

/// Every query answers what a naive look at the same documents answers.
struct QueryTests {
  /// What the cache was told, as plain lists.
  struct Book {
    var byPath: [String: DocumentContent] = [:]

    func all<Document>(_ pick: (DocumentContent) -> Document?) -> [CachedDocument<Document>] {
      byPath.compactMap { path, content in pick(content).map { CachedDocument(path: path, document: $0) } }
    }
  }

  /// A cache after a few hundred changes, and the same changes made to plain lists.
  private static func filled(seed: UInt64) async throws -> (TrainingCache, Book, DocumentDice) {
    var (dice, book) = (DocumentDice(seed: seed), Book())
    let cache = try TrainingCache(path: nil, folder: "/folder")
    var changes: [CacheChange] = [.document(DocumentSample.of(.athlete(try FullDocuments.athlete())).entry)]
    book.byPath["./Athlete.json"] = .athlete(try FullDocuments.athlete())
    for _ in 0..<300 {
      if dice.chance(0.1), case let paths = book.byPath.keys.sorted(), !paths.isEmpty {
        let path = dice.pick(paths)
        book.byPath[path] = nil
        changes.append(.remove(path: path))
      } else {
        let sample = DocumentSample.of(dice.content())
        book.byPath[sample.entry.path] = sample.content
        changes.append(.document(sample.entry))
      }
    }
    try await cache.apply(changes)
    return (cache, book, dice)
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func documentsComeBackInTheirOrder(seed: UInt64) async throws {
    let (cache, book, _) = try await Self.filled(seed: seed)
    let splits = book.all { $0.split }.sorted {
      ($0.document.order, $0.document.id) < ($1.document.order, $1.document.id)
    }
    #expect(try await cache.splits() == splits, "seed \(seed)")
    let workouts = book.all { $0.workout }
      .sorted { ($0.document.start, $0.document.id) > ($1.document.start, $1.document.id) }
    #expect(try await cache.workouts() == workouts, "seed \(seed)")
    let sessions = book.all { $0.session }
      .sorted { ($0.document.start, $0.document.id) > ($1.document.start, $1.document.id) }
    #expect(try await cache.sessions() == sessions, "seed \(seed)")
    let days = book.all { $0.day }.sorted { $0.document.day > $1.document.day }
    #expect(try await cache.days() == days, "seed \(seed)")
    let races = book.all { $0.race }.sorted { ($0.document.day, $0.document.id) < ($1.document.day, $1.document.id) }
    #expect(try await cache.races() == races, "seed \(seed)")
    let schedules = book.all { $0.schedule }.sorted { $0.document.id < $1.document.id }
    #expect(try await cache.schedules() == schedules, "seed \(seed)")
    #expect(try await cache.athlete() == book.all { $0.athlete }.first, "seed \(seed)")
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func aSpanHasItsFirstMomentAndNotItsLast(seed: UInt64) async throws {
    let (cache, book, _) = try await Self.filled(seed: seed)
    let starts = book.all { $0.workout }.map { $0.document.start }.sorted()
    let span = starts[starts.count / 4]..<starts[starts.count / 2]
    let expected = book.all { $0.workout }.filter { span.contains($0.document.start) }
      .sorted { ($0.document.start, $0.document.id) > ($1.document.start, $1.document.id) }
    #expect(try await cache.workouts(startedIn: span) == expected, "seed \(seed)")
    let sessions = book.all { $0.session }.filter { span.contains($0.document.start) }
      .sorted { ($0.document.start, $0.document.id) > ($1.document.start, $1.document.id) }
    #expect(try await cache.sessions(startedIn: span) == sessions, "seed \(seed)")
    let days = book.all { $0.day }.map { $0.document.day }.sorted()
    let week = days[days.count / 3]...days[days.count / 2]
    let inside = days.filter { week.contains($0) }.reversed()
    #expect(try await cache.days(in: week).map { $0.document.day } == Array(inside), "seed \(seed)")
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func monthsCountTheWorkoutsThatBeganInThem(seed: UInt64) async throws {
    let (cache, book, _) = try await Self.filled(seed: seed)
    let home = ZoneRules(
      zone: .named("Europe/Berlin"), initialOffset: 3_600,
      transitions: (0..<40).map {
        ZoneRules.Transition(at: Instant(seconds: 1_445_734_800 + $0 * 15_778_800), offset: $0 % 2 == 0 ? 3_600 : 7_200)
      })
    let months = book.all { $0.workout }.map { home.localTime(at: $0.document.start).day }
      .map { $0 - ($0.dayOfMonth - 1) }
    let expected = Set(months).sorted(by: >).map { month in "\(month.text) \(months.count { $0 == month })" }
    let found = try await cache.workoutMonths(home: home)
    #expect(found.map { "\($0.firstDay.text) \($0.count)" } == expected, "seed \(seed)")
    for month in found { #expect(try await cache.workouts(startedIn: month.span).count == month.count, "seed \(seed)") }
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func theHistoryOfAnExerciseIsTheOneThatAllWorkoutsGive(seed: UInt64) async throws {
    let (cache, book, _) = try await Self.filled(seed: seed)
    let workouts = book.all { $0.workout }.map { $0.document }
    let names = Set(workouts.flatMap { $0.logs.map { Array($0.resolvedLibraryName.utf8) } })
    #expect(Set(try await cache.exerciseNames().map { Array($0.utf8) }) == names, "seed \(seed)")
    for name in names.map({ String(decoding: $0, as: UTF8.self) }) + ["Nothing"] {
      for unit in WeightUnit.allCases {
        let expected = ExerciseHistory(of: name, in: workouts, weightsIn: unit)
        #expect(try await cache.history(of: name, weightsIn: unit) == expected, "seed \(seed), \(name)")
      }
    }
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func everythingComesBackByteForByte(seed: UInt64) async throws {
    let (cache, book, _) = try await Self.filled(seed: seed)
    let written = Set(book.byPath.values.map { $0.canonicalBytes })
    #expect(Set(try await cache.allContents().map { $0.canonicalBytes }) == written, "seed \(seed)")
    for kind in DocumentKind.allCases {
      let bytes = book.byPath.filter { $0.value.kind == kind }.mapValues { $0.canonicalBytes }
      let found = try await cache.bytes(of: kind)
      #expect(found.map { $0.path } == bytes.keys.sorted(), "seed \(seed)")
      #expect(found.allSatisfy { bytes[$0.path] == $0.bytes }, "seed \(seed)")
    }
  }
}

extension DocumentContent {
  fileprivate var split: SplitDocument? { if case .split(let document) = self { document } else { nil } }
  fileprivate var workout: WorkoutDocument? { if case .workout(let document) = self { document } else { nil } }
  fileprivate var session: SessionDocument? { if case .session(let document) = self { document } else { nil } }
  fileprivate var day: DayDocument? { if case .day(let document) = self { document } else { nil } }
  fileprivate var race: RaceDocument? { if case .race(let document) = self { document } else { nil } }
  fileprivate var schedule: ScheduleDocument? { if case .schedule(let document) = self { document } else { nil } }
  fileprivate var athlete: AthleteDocument? { if case .athlete(let document) = self { document } else { nil } }
}
