public import DocumentFolder
public import SyncEngine
import TrainingCache
import TrainingModel

extension TrainingDesk {
  /// Follows the folder by `observer` until `close()`: what other devices and programs write is seen from then on, and
  /// whoever listens hears of it. Throws where the folder cannot be followed or read.
  public func follow(_ observer: any FolderObserving) async throws(EngineError) {
    let changes = await engine.changes()
    let ticking = Task { [weak self] in
      var ticks = 0
      while !Task.isCancelled, let self {
        await self.tick(ticks)
        ticks += 1
        await self.setup.engine.wait(.seconds(1))
      }
    }
    defer { ticking.cancel() }
    try await engine.watch(observer)
    for await batch in changes { await hear(batch) }
  }

  /// Ends the following and every stream of news.
  public func close() async {
    await engine.stop()
    news.finish()
  }

  /// All that happens from now on.
  public func listen() -> AsyncStream<DeskNews> {
    news.listen { [weak self] number in
      Task { await self?.forgetListener(number) }
    }
  }

  /// How many listen to the news.
  public var listenerCount: Int { news.count }

  private func forgetListener(_ number: Int) { news.forget(number) }

  /// Takes in what a look found: what was written here is known already.
  func hear(_ changes: [DocumentChange]) async {
    var others: [DocumentName] = []
    for change in changes {
      let name = DocumentName(change.kind, change.id)
      if await isOwn(change, name) {
        written[name]?.isSeen = true
      } else {
        others.append(name)
      }
    }
    if others.isEmpty { return }
    fallBehind()
    news.send(.changed(others))
  }

  private func isOwn(_ change: DocumentChange, _ name: DocumentName) async -> Bool {
    guard let write = written[name] else { return false }
    if write.record == nil { return change.event == .deleted }
    guard change.event == .added || change.event == .changed else { return false }
    let file = try? await engine.ask { cache throws(CacheError) in try await cache.file(of: name.kind, id: name.id) }
    // A later write of our own may have come in between.
    return file.flatMap { $0 }?.hash == write.hash && written[name]?.bytes == write.bytes
  }

  /// What nobody tells of: the clock, and that a folder went away.
  private func tick(_ count: Int) async {
    if count > 0, count.isMultiple(of: 20) { news.send(.beat) }
    await noteStatus(await engine.status())
    if let home = try? await homeZone() { noteDay(home.localTime(at: setup.engine.now()).day) }
  }

  private func noteStatus(_ status: EngineStatus) async {
    guard status != .checking, status != lastStatus else { return }
    if lastStatus != nil {
      isBehind = true
      news.send(.status(status))
    }
    lastStatus = status
  }

  private func noteDay(_ day: Day) {
    if let lastDay, lastDay != day { news.send(.day(day)) }
    lastDay = day
  }
}
