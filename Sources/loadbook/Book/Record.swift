import CanonicalJSON
import DocumentFolder
import TrainingModel

/// A document with the file that it was read from.
struct Record<Document: TrainingDocument>: Sendable {
  /// What the file says.
  var document: Document
  /// The file's path from the folder's root.
  let path: String
  /// The bytes that it was read as.
  let bytes: [UInt8]
}

/// A document of any kind, or why a file is none.
enum AnyRecord: Sendable {
  case split(Record<SplitDocument>)
  case workout(Record<WorkoutDocument>)
  case session(Record<SessionDocument>)
  case day(Record<DayDocument>)
  case race(Record<RaceDocument>)
  case schedule(Record<ScheduleDocument>)
  case athlete(Record<AthleteDocument>)
  case quarantined(Quarantined)

  /// Reads what the folder's schema gate let through.
  init(_ outcome: ReadOutcome) {
    switch outcome {
    case .quarantined(let listed, let reason):
      self = .quarantined(Quarantined(path: listed.path, reason: reason.sentence, advice: reason.advice))
    case .current(let stored), .older(let stored):
      do throws(JSONError) {
        self = try AnyRecord(stored)
      } catch {
        self = .quarantined(Quarantined(path: stored.path, error: error))
      }
    }
  }

  private init(_ stored: StoredDocument) throws(JSONError) {
    guard let kind = DocumentKind(rawValue: stored.kind) else { throw stored.text.root.error(.wrongType) }
    func record<Document: TrainingDocument>(_: Document.Type) throws(JSONError) -> Record<Document> {
      var object = try stored.text.root.object()
      return Record(document: try Document(json: &object), path: stored.path, bytes: stored.bytes)
    }
    switch kind {
    case .split: self = .split(try record(SplitDocument.self))
    case .workout: self = .workout(try record(WorkoutDocument.self))
    case .session: self = .session(try record(SessionDocument.self))
    case .day: self = .day(try record(DayDocument.self))
    case .race: self = .race(try record(RaceDocument.self))
    case .schedule: self = .schedule(try record(ScheduleDocument.self))
    case .athlete: self = .athlete(try record(AthleteDocument.self))
    }
  }
}

/// A file that is set aside, and why.
struct Quarantined: Hashable, Sendable {
  /// From the folder's root.
  let path: String
  /// What is wrong, as a sentence.
  let reason: String
  /// What to do, as a sentence.
  let advice: String

  init(path: String, reason: String, advice: String) { (self.path, self.reason, self.advice) = (path, reason, advice) }

  /// A file whose members are not those of its kind.
  init(path: String, error: JSONError) {
    let member = error.path.isEmpty ? "The document" : "“\(error.path)”"
    reason = "\(member) \(Self.words(error.kind)) (byte \(error.offset))."
    (self.path, advice) = (path, "Mend it with a text editor, or take an earlier copy from a backup.")
  }

  private static func words(_ kind: JSONError.Kind) -> String {
    switch kind {
    case .missingMember: "lacks a member that every such document has"
    case .wrongType: "is of another type than it must be"
    case .outOfRange: "is outside the range that it may have"
    case .invalidText: "is a text that means nothing here"
    default: "cannot be read"
    }
  }
}
