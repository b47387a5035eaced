import SyncEngine
import TrainingModel

extension Book {
  /// The routines in the order in which she sees them.
  var orderedRoutines: [Record<SplitDocument>] {
    splits.sorted { ($0.document.order, $0.document.id) < ($1.document.order, $1.document.id) }
  }

  /// The routine that `text` names: its whole name, the beginning of only one name, or its identifier, its beginning
  /// or end. Capitals do not matter.
  func routine(_ text: String) throws(CommandError) -> Record<SplitDocument> {
    try RoutineLookup(routines: orderedRoutines).find(text)
  }
}

/// Finds a routine by what somebody typed.
struct RoutineLookup {
  /// The routines in the order in which she sees them.
  let routines: [Record<SplitDocument>]

  /// The routine that `text` names; see `Book.routine`.
  func find(_ text: String) throws(CommandError) -> Record<SplitDocument> {
    guard !text.isEmpty else { throw .usage("which routine? " + known) }
    for candidates in [named(text), identified(text), beginning(text)] {
      if candidates.count > 1 { throw .usage(ambiguous(text, candidates)) }
      if let only = candidates.first { return only }
    }
    throw .usage("there is no routine \(text). " + known)
  }

  private func named(_ text: String) -> [Record<SplitDocument>] {
    let exact = routines.filter { $0.document.name == text }
    if exact.count == 1 { return exact }
    let wanted = text.lowercased()
    return routines.filter { $0.document.name.lowercased() == wanted }
  }

  private func identified(_ text: String) -> [Record<SplitDocument>] {
    let wanted = text.uppercased()
    guard wanted.utf8.count >= 4 else { return [] }
    return routines.filter { $0.document.id.text.hasPrefix(wanted) || $0.document.id.text.hasSuffix(wanted) }
  }

  private func beginning(_ text: String) -> [Record<SplitDocument>] {
    let wanted = text.lowercased()
    return routines.filter { $0.document.name.lowercased().hasPrefix(wanted) }
  }

  private var known: String {
    if routines.isEmpty { return "There is none yet; see: loadbook routines --help" }
    return "There are: " + routines.map { $0.document.name }.joined(separator: ", ")
  }

  private func ambiguous(_ text: String, _ candidates: [Record<SplitDocument>]) -> String {
    let names = candidates.map { "\($0.document.name) (\($0.document.id.text))" }.joined(separator: ", ")
    return "\(text) may be \(names): type more of the name, or the identifier"
  }
}
