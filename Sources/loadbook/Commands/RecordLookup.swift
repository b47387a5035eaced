import DocumentFolder
import SyncEngine
import TrainingModel

/// A session or workout that she names by its identifier.
enum LoggedRecord {
  case session(Record<SessionDocument>)
  case workout(Record<WorkoutDocument>)

  /// Its identifier.
  var id: ULID {
    switch self {
    case .session(let record): record.document.id
    case .workout(let record): record.document.id
    }
  }

  /// Its path from the folder's root.
  var path: String {
    switch self {
    case .session(let record): record.path
    case .workout(let record): record.path
    }
  }

  /// The deletion of it at `now`. The stub of a record of another program is never pruned, so that an old export
  /// imported again brings nothing back.
  func deletion(at now: Instant) -> Deletion {
    switch self {
    case .session(let record): record.deletion(isImported: record.document.externalID != nil, at: now)
    case .workout(let record): record.deletion(isImported: record.document.externalID != nil, at: now)
    }
  }
}

extension Record {
  /// The deletion of this document at `now`.
  func deletion(isImported: Bool, at now: Instant) -> Deletion {
    Deletion(
      path: path, at: now, seenUpdatedAt: document.updatedAt, form: .full,
      isImported: isImported)
  }
}

extension Book {
  /// The session or workout whose identifier is `text`, or begins or ends with it where only one does.
  func logged(_ text: String) throws(CommandError) -> LoggedRecord {
    let all = sessions.map { LoggedRecord.session($0) } + workouts.map { LoggedRecord.workout($0) }
    return try one(text, among: all, called: "session") { $0.id.text }
  }

  /// The workout of that identifier; see `logged`.
  func workout(_ text: String) throws(CommandError) -> Record<WorkoutDocument> {
    try one(text, among: workouts, called: "workout") { $0.document.id.text }
  }

  /// The race of that identifier; see `logged`.
  func race(_ text: String) throws(CommandError) -> Record<RaceDocument> {
    try one(text, among: races, called: "race") { $0.document.id.text }
  }

  /// The schedule of that identifier; see `logged`.
  func schedule(_ text: String) throws(CommandError) -> Record<ScheduleDocument> {
    try one(text, among: schedules, called: "schedule") { $0.document.id.text }
  }

  private func one<Value>(_ text: String, among all: [Value], called noun: String, id: (Value) -> String)
    throws(CommandError) -> Value
  {
    let wanted = text.uppercased()
    if let exact = all.first(where: { id($0) == wanted }) { return exact }
    let near = wanted.utf8.count < 4 ? [] : all.filter { id($0).hasPrefix(wanted) || id($0).hasSuffix(wanted) }
    guard let only = near.first else {
      if let file = quarantined.first(where: { wanted.utf8.count >= 4 && $0.path.contains(wanted) }) {
        throw .failed("\(file.path) is set aside: \(file.reason) \(file.advice)")
      }
      let lists = ["race": "race list", "workout": "workouts", "schedule": "schedule list"]
      let list = lists[noun] ?? "history"
      throw .usage("there is no \(noun) \(text); see: loadbook \(list)")
    }
    guard near.count == 1 else {
      throw .usage("\(near.count) \(noun)s have \(text) in their identifier: type more of it")
    }
    return only
  }
}
