public import Planner
public import SyncEngine
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

  /// A book of these records.
  public init(snapshot: FolderSnapshot, moment: Moment, settings: Settings) {
    (self.snapshot, self.moment, self.settings) = (snapshot, moment, settings)
    request = PlanRequest(snapshot, at: moment, weightUnit: settings.weightUnit)
    ledger = request.ledger
  }

  /// The answer to what to do today.
  public var today: PlanAnswer { Coach.today(request, ledger: ledger) }

  /// Her answers of a day; nil: she gave none.
  public func day(_ day: Day) -> Record<DayDocument>? { snapshot.days.first { $0.document.day == day } }
}
