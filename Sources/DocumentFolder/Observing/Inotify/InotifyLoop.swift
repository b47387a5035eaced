/// Performs what `InotifyLogic` asks for, on a thread of its own.
struct InotifyLoop {
  enum Outcome { case stopped, mustPoll }

  let access: FolderAccess
  let calls: any InotifyCalls
  let elapsed: @Sendable () -> Duration
  private var logic: InotifyLogic

  init(
    access: FolderAccess, calls: any InotifyCalls, logic: InotifyLogic, elapsed: @escaping @Sendable () -> Duration
  ) {
    self.access = access
    self.calls = calls
    self.elapsed = elapsed
    self.logic = logic
  }

  /// Observes until it is woken up, or until the system refuses.
  mutating func run(in context: ObserverThread.Context) -> Outcome {
    guard let inotify = try? calls.open() else { return .mustPoll }
    defer { calls.close(inotify) }
    guard perform([.checkRoot], inotify, context) else { return .mustPoll }
    context.isReady.open()
    while true {
      let outcome = context.wakeUp.wait(orFor: inotify, for: logic.deadline - elapsed())
      if outcome == .called { return .stopped }
      guard handleEvents(inotify, context), handle(.time, inotify, context) else { return .mustPoll }
    }
  }

  private mutating func handleEvents(_ inotify: Descriptor, _ context: ObserverThread.Context) -> Bool {
    guard let events = try? calls.events(from: inotify) else { return false }
    return events.allSatisfy { handle(.noticed($0), inotify, context) }
  }

  private mutating func handle(
    _ event: InotifyLogic.Event, _ inotify: Descriptor, _ context: ObserverThread.Context
  ) -> Bool {
    perform(logic.handle(event, at: elapsed()), inotify, context)
  }

  /// Performs actions and those that follow from them, in order; false if the rest is to be polling.
  private mutating func perform(
    _ actions: [InotifyLogic.Action], _ inotify: Descriptor, _ context: ObserverThread.Context
  ) -> Bool {
    var actions = actions
    var next = 0
    while next < actions.count {
      switch actions[next] {
      case .poll: return false
      case .emit(let batch): context.emit(batch)
      case .unwatch(let number): calls.unwatch(number, with: inotify)
      case .checkRoot: actions += logic.handle(.root(rootIdentity()), at: elapsed())
      case .watch(let visit): actions += logic.handle(watch(visit, inotify), at: elapsed())
      case .list(let visit): actions += logic.handle(list(visit), at: elapsed())
      }
      next += 1
    }
    return true
  }

  private func rootIdentity() -> FileIdentity? {
    guard let root = try? access.open("") else { return nil }
    defer { access.calls.release(root) }
    return try? access.calls.status(of: root).identity
  }

  private func watch(_ visit: InotifyLogic.Visit, _ inotify: Descriptor) -> InotifyLogic.Event {
    let directory = visit.directory
    do throws(SystemError) {
      let path = directory.isRoot ? access.root : access.root + "/" + directory.path
      return .watched(visit, number: try calls.watch(path, isRoot: directory.isRoot, with: inotify))
    } catch {
      return .refused(visit, error)
    }
  }

  /// What cannot be listed is empty here: the listing that the program makes names it.
  private func list(_ visit: InotifyLogic.Visit) -> InotifyLogic.Event {
    guard let directory = try? access.open(visit.directory.path) else { return .listed(visit, []) }
    defer { access.calls.release(directory) }
    let entries = (try? access.calls.entries(of: directory)) ?? []
    return .listed(
      visit, entries.map { (FileName($0.name), access.calls.isDirectory($0, in: directory)) })
  }
}
