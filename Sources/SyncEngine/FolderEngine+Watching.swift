import DocumentFolder
import TrainingCache
import TrainingModel

/// An observer and the task that follows it.
struct Watching {
  let observer: any FolderObserving
  let task: Task<Void, Never>
}

extension FolderEngine {
  /// Starts to follow the folder: what changes in it from now on reaches the cache, and whoever listens.
  ///
  /// The observer runs before the first look, so that nothing falls between the two.
  func watch(_ observer: any FolderObserving) async throws(EngineError) {
    let batches: AsyncStream<FolderBatch>
    do throws(FolderError) { batches = try await observer.start() } catch { throw .folder(error) }
    let task = Task { [weak self] in
      for await batch in batches { await self?.handle(batch) }
    }
    watching = Watching(observer: observer, task: task)
    try await reconcile()
  }

  /// Stops following the folder; whoever listens hears the end.
  func stopWatching() async {
    let ended = watching
    watching = nil
    await ended?.observer.stop()
    await ended?.task.value
    hub.finish()
  }

  /// Looks where the observer says that something may have changed.
  ///
  /// A look compares the whole listing: that costs a few milliseconds for years of records, and finds what an observer
  /// missed as well.
  func handle(_ batch: FolderBatch) async {
    if batch.isRootGone { status = .unavailable }
    do throws(EngineError) {
      try await reconcile()
    } catch {
      if case .folder = error { status = .unavailable }
    }
    if missedSince?.isEmpty == false { lookAgainSoon() }
  }

  /// Looks at once after a write of our own: whoever made it is waiting to see it, and need not wait until the folder has
  /// been quiet for a while.
  func lookAfterWrite() {
    guard watching != nil, !isAboutToLook else { return }
    isAboutToLook = true
    Task { [weak self] in await self?.lookNow() }
  }

  private func lookNow() async {
    await handle(FolderBatch())
  }

  /// A document that was missed once is looked for again before it counts as gone.
  private func lookAgainSoon() {
    if isLookingAgain { return }
    isLookingAgain = true
    let wait = setup.wait
    Task { [weak self] in
      await wait(.seconds(FolderEngine.patience))
      await self?.lookAgain()
    }
  }

  private func lookAgain() async {
    isLookingAgain = false
    if watching != nil { await handle(FolderBatch(needsScan: true)) }
  }
}
