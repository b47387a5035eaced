/// The stubs of a folder by the identifiers of their records.
public struct StubIndex: Hashable, Sendable {
  /// One a record, in ascending order of the identifiers; where several files speak of one record, their join.
  public let stubs: [Stub]
  /// Files that could not be understood, in ascending order of their paths.
  public let problems: [StubProblem]
  private let byID: [String: Stub]

  /// No stubs.
  public init() { self.init([]) }

  init(_ outcomes: [Result<Stub, StubFailure>]) {
    var byID: [String: Stub] = [:]
    var problems: [StubProblem] = []
    for outcome in outcomes {
      switch outcome {
      case .success(let stub): byID[stub.id] = byID[stub.id]?.joined(with: stub) ?? stub
      case .failure(let failure): problems.append(failure.problem)
      }
    }
    self.byID = byID
    self.problems = problems
    stubs = byID.values.sorted { $0.id < $1.id }
  }

  /// The stub of a record; nil if it was never deleted.
  public subscript(id: String) -> Stub? { byID[id] }

  /// Whether a record counts as deleted, so that nothing but restoring it or a later edit may bring it back.
  public func isVetoed(_ id: String) -> Bool { self[id]?.isInForce == true }

  /// The deleted records, the one that was deleted last first. Those with a full stub can be restored.
  public var recentlyDeleted: [Stub] {
    stubs.filter(\.isInForce).sorted { ($1.deletedAt, $0.id) < ($0.deletedAt, $1.id) }
  }

  /// The records that count as deleted, which an import must not bring back.
  public var deletedIDs: Set<String> { Set(stubs.lazy.filter(\.isInForce).map(\.id)) }
}

/// A problem as an error, for `Result`.
struct StubFailure: Error {
  let problem: StubProblem
}
