extension InotifyLogic {
  mutating func handleRefusal(_ visit: Visit, _ error: SystemError, at now: Duration) -> [Action] {
    switch error {
    case .missing, .notADirectory, .notPermitted, .symbolicLink:
      // A listing meets the same obstacle and names it.
      return visit.directory.isRoot ? lose(at: now) : []
    default: return [.poll]
    }
  }

  mutating func handleListing(
    _ visit: Visit, _ entries: [(name: FileName, isDirectory: Bool)], at now: Duration
  ) -> [Action] {
    entries.flatMap { name, isDirectory -> [Action] in
      switch visit.directory.sight(of: name, isDirectory: isDirectory, layouts: layouts) {
      case .directory(let child): return [.watch(Visit(directory: child, countsFiles: visit.countsFiles))]
      case .file(let path):
        if visit.countsFiles { debouncer.add(path: path, at: now) }
      case .everything, .nothing: break
      }
      return []
    }
  }

  mutating func handleNotice(_ event: InotifyEvent, at now: Duration) -> [Action] {
    if event.kinds.contains(.overflow) { return rewatch(at: now) }
    guard let directory = watches[event.watch] else { return [] }
    if event.name.isEmpty { return handleOwnNotice(event, of: directory, at: now) }
    let isDirectory = event.kinds.contains(.directory)
    switch directory.sight(of: FileName(event.name), isDirectory: isDirectory, layouts: layouts) {
    case .directory(let child): return handleNotice(event.kinds, of: child, at: now)
    case .file(let path): debouncer.add(path: path, at: now)
    case .everything: debouncer.addScan(at: now)
    case .nothing: break
    }
    return []
  }

  /// What happened to a watched directory, as its own watch tells it.
  private mutating func handleOwnNotice(
    _ event: InotifyEvent, of directory: ObservedDirectory, at now: Duration
  ) -> [Action] {
    let hasEnded = !event.kinds.isDisjoint(with: [.deletedSelf, .unmounted, .ignored])
    if directory.isRoot, hasEnded || event.kinds.contains(.movedSelf) { return lose(at: now) }
    if hasEnded { watches.remove(event.watch) }
    if event.kinds.contains(.unmounted) || directory.isRoot { debouncer.addScan(at: now) }
    return []
  }

  /// What happened to a directory, as its parent's watch tells it.
  private mutating func handleNotice(
    _ kinds: InotifyEvent.Kinds, of directory: ObservedDirectory, at now: Duration
  ) -> [Action] {
    if !kinds.isDisjoint(with: [.movedFrom, .deleted]) {
      // Nobody says what was in a directory that was moved away.
      if kinds.contains(.movedFrom) { debouncer.addScan(at: now) }
      return watches.removeTree(directory.path).map { .unwatch($0) }
    }
    if !kinds.isDisjoint(with: [.created, .movedTo]) || !watches.isWatched(directory.path) {
      return [.watch(Visit(directory: directory, countsFiles: true))]
    }
    // Its permissions may have changed, and with them what can be read.
    debouncer.addScan(at: now)
    return []
  }
}
