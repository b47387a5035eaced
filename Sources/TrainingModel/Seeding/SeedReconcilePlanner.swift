/// Decides what becomes of the starter routines in a folder. Pure; whoever carries a step out plans it again right before.
public enum SeedReconcilePlanner {
  /// The step for each starter, in their order. An empty folder gets all of them.
  public static func steps(for starters: [StarterRoutine], in folder: RoutineFolder) -> [SeedStep] {
    starters.map { step(for: $0, in: folder) }
  }

  /// The step for one starter.
  public static func step(for starter: StarterRoutine, in folder: RoutineFolder) -> SeedStep {
    if folder.setAside.contains(starter.id) { return .skip(.setAside) }
    if let live = folder[starter.id], live.updatedAt > starter.document.updatedAt { return .skip(.newer) }
    if folder.deleted.contains(starter.id) { return .skip(.deleted) }
    if let fork = starter.id.forkOfStarter, folder[fork] != nil, !folder.restored.contains(starter.id) {
      return .retire(fork)
    }
    if let live = folder[starter.id] { return starter.saysTheSame(as: live) ? .leave : .overwrite }
    if let namesake = folder.namesake(of: starter) { return .skip(.sameName(namesake.id)) }
    return .write
  }

  /// What restoring the starters does about each, in their order: the one way in which a deleted starter comes back.
  public static func restorations(of starters: [StarterRoutine], in folder: RoutineFolder) -> [StarterRestoration] {
    starters.map { starter in
      if folder.setAside.contains(starter.id) { return .skip(.setAside) }
      if folder[starter.id] != nil { return .skip(.lives) }
      if let namesake = folder.namesake(of: starter) { return .skip(.sameName(namesake.id)) }
      return .restore(liftsVeto: folder.deleted.contains(starter.id))
    }
  }
}
