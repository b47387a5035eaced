/// Performs what `PollingLogic` asks for, on a thread of its own.
struct PollingLoop {
  let access: FolderAccess
  let layouts: [DocumentLayout]
  let elapsed: @Sendable () -> Duration
  private var logic: PollingLogic

  init(
    access: FolderAccess, layouts: [DocumentLayout], times: ObserverTimes, elapsed: @escaping @Sendable () -> Duration
  ) {
    self.access = access
    self.layouts = layouts
    self.elapsed = elapsed
    logic = PollingLogic(times: times)
  }

  /// Polls until it is woken up.
  mutating func run(in context: ObserverThread.Context, needsScan: Bool) {
    perform(logic.handle(.started(needsScan: needsScan), at: elapsed()), in: context)
    context.isReady.open()
    while context.wakeUp.wait(for: logic.deadline - elapsed()) != .called {
      perform(logic.handle(.time, at: elapsed()), in: context)
    }
  }

  private mutating func perform(_ actions: [PollingLogic.Action], in context: ObserverThread.Context) {
    for action in actions {
      switch action {
      case .emit(let batch): context.emit(batch)
      case .look: look(in: context)
      }
    }
  }

  private mutating func look(in context: ObserverThread.Context) {
    let start = elapsed()
    var walk = GlanceWalk(access: access, layouts: layouts) { context.wakeUp.wasCalled }
    let glance = walk.run()
    let end = elapsed()
    // A look that was broken off saw less than there is.
    if context.wakeUp.wasCalled { return }
    perform(logic.handle(.saw(glance, took: end - start), at: end), in: context)
  }
}
