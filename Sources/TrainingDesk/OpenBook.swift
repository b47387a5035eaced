public import Planner
public import SyncEngine
import Synchronization
public import TrainingModel

/// All records of the folder at one moment, with what is asked of them most.
public struct OpenBook: Sendable {
  /// The records.
  public let snapshot: FolderSnapshot
  /// The moment that counts as now.
  public let moment: Moment
  /// This device's settings.
  public let settings: Settings
  /// What the plan is made from.
  public let request: PlanRequest
  /// Every session once, with its load.
  public let ledger: Ledger

  private let notes = Notes()

  /// A book of these records.
  public init(snapshot: FolderSnapshot, moment: Moment, settings: Settings) {
    (self.snapshot, self.moment, self.settings) = (snapshot, moment, settings)
    request = PlanRequest(snapshot, at: moment, weightUnit: settings.weightUnit)
    ledger = request.ledger
  }

  /// The answer to what to do today.
  public var today: PlanAnswer { once("today") { Coach.today(request, ledger: ledger) } }

  /// What `make` makes, made once for this book and its copies: the same records at the same moment say the same.
  func once<Value: Sendable>(_ name: String, _ make: () -> Value) -> Value {
    if let made = notes[name] as? Value { return made }
    let made = make()
    notes.keep(made, as: name)
    return made
  }

  /// Her answers of a day; nil: she gave none.
  public func day(_ day: Day) -> Record<DayDocument>? { snapshot.days.first { $0.document.day == day } }
}

/// What was worked out of a book.
private final class Notes: Sendable {
  private let values = Mutex<[String: any Sendable]>([:])

  subscript(name: String) -> (any Sendable)? { values.withLock { $0[name] } }

  func keep(_ value: any Sendable, as name: String) { values.withLock { $0[name] = value } }
}
