@testable import DocumentFolder

/// Performs what `InotifyLogic` asks for on a folder that exists only here, by a clock that the test moves.
struct PretendFolder {
  /// Names by directory; a slash marks directories.
  var directories: [String: [String]]
  var identity: FileIdentity? = FileIdentity(device: 1, inode: 1)
  /// Directories that may not be entered.
  var refused: Set<String> = []
  /// Live watches, by number.
  private(set) var watched: [Int32: String] = [:]
  private(set) var batches: [FolderBatch] = []
  private(set) var mustPoll = false
  /// What was done, in order, but for batches.
  var done: [String] = []

  private var logic = InotifyLogic(layouts: .all, times: ObserverTimes(scanJitter: 0))
  private var now = Duration.seconds(1000)
  private var nextNumber: Int32 = 1

  init(directories: [String: [String]]) { self.directories = directories }

  mutating func checkRoot() { handle(.root(identity)) }

  /// An event of the watch on `directory`, nil for one of no watch.
  mutating func notice(_ kinds: InotifyEvent.Kinds, _ name: String = "", in directory: String?) {
    let number = watched.first { $0.value == directory }?.key ?? -1
    handle(.noticed(InotifyEvent(watch: number, kinds: kinds, name: Array(name.utf8))))
  }

  /// Lets time pass as the loop does: it sleeps until the deadline. Gives how often it woke.
  @discardableResult mutating func pass(_ time: Duration) -> Int {
    let end = now + time
    var wakes = 0
    while logic.deadline <= end, wakes < 100_000 {
      now = max(now, logic.deadline)
      handle(.time)
      wakes += 1
    }
    now = end
    return wakes
  }

  private mutating func handle(_ event: InotifyLogic.Event) {
    for action in logic.handle(event, at: now) { perform(action) }
  }

  private mutating func perform(_ action: InotifyLogic.Action) {
    switch action {
    case .checkRoot:
      done.append("check")
      checkRoot()
    case .watch(let visit): watch(visit)
    case .unwatch(let number): watched[number] = nil
    case .list(let visit): list(visit)
    case .emit(let batch): batches.append(batch)
    case .poll: mustPoll = true
    }
  }

  private mutating func watch(_ visit: InotifyLogic.Visit) {
    let path = visit.directory.path
    if refused.contains(path) { return handle(.refused(visit, .notPermitted)) }
    done.append("watch " + path)
    let number = watched.first { $0.value == path }?.key ?? nextNumber
    nextNumber = max(nextNumber, number + 1)
    watched[number] = path
    handle(.watched(visit, number: number))
  }

  private mutating func list(_ visit: InotifyLogic.Visit) {
    done.append("list " + visit.directory.path)
    let names = directories[visit.directory.path] ?? []
    handle(
      .listed(
        visit,
        names.map { name in
          let isDirectory = name.hasSuffix("/")
          return (FileName(Array((isDirectory ? name.dropLast() : name[...]).utf8)), isDirectory)
        }))
  }
}
