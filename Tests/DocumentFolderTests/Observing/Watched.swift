import Foundation
import Synchronization

@testable import DocumentFolder

/// An observer on a temporary folder, and everything that it has told so far.
final class Watched: Sendable {
  let observer: any FolderObserving
  private let batches = Mutex<[FolderBatch]>([])
  private let hasEnded = Latch()

  init(_ observer: any FolderObserving) async throws {
    self.observer = observer
    let stream = try await observer.start()
    Task {
      for await batch in stream { self.batches.withLock { $0.append(batch) } }
      self.hasEnded.open()
    }
  }

  var told: [FolderBatch] { batches.withLock { $0 } }
  var paths: Set<String> { Set(told.flatMap(\.paths)) }
  var askedForScan: Bool { told.contains { $0.needsScan } }
  var saidGone: Bool { told.contains { $0.isRootGone } }

  func forget() { batches.withLock { $0 = [] } }

  func end() async {
    await observer.stop()
    await hasEnded.wait()
  }
}

extension ObserverTimes {
  /// Short ones, so that tests need not wait.
  static let short: ObserverTimes = {
    var times = ObserverTimes(scanJitter: 0)
    times.quiet = .milliseconds(30)
    times.longestWait = .milliseconds(200)
    times.pollInterval = .milliseconds(20)
    times.returnInterval = .milliseconds(20)
    times.rootInterval = .milliseconds(100)
    return times
  }()
}

/// Time since the tests began.
@Sendable func testTime() -> Duration { testStart.duration(to: .now) }

private let testStart = ContinuousClock.now

/// Waits until the condition holds; false if it does not within a generous limit.
func eventually(_ condition: () -> Bool) async -> Bool {
  let limit = ContinuousClock.now + .seconds(60)
  while !condition() {
    if ContinuousClock.now > limit { return false }
    try? await Task.sleep(for: .milliseconds(5))
  }
  return true
}

/// The observers that there are on this system.
enum ObserverKind: CaseIterable, Sendable {
  case polling
  #if canImport(Glibc) || canImport(Musl)
    case inotify
  #endif

  func observer(_ path: String) -> any FolderObserving {
    switch self {
    case .polling: PollingObserver(path: path, layouts: .all, times: .short, elapsed: testTime)
    #if canImport(Glibc) || canImport(Musl)
      case .inotify: InotifyObserver(path: path, layouts: .all, times: .short, elapsed: testTime)
    #endif
    }
  }
}

extension TemporaryFolder {
  func remove(_ relative: String) throws { try FileManager.default.removeItem(atPath: full(relative)) }

  /// As a rename over a file that is there.
  func replace(_ relative: String, by other: String) throws {
    if rename(full(other), full(relative)) != 0 { throw SystemError(code: errno) }
  }

  /// A whole second, which every way of setting it keeps.
  func setTime(_ relative: String, secondsSince1970: Double) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: secondsSince1970)], ofItemAtPath: full(relative))
  }

  func move(_ relative: String, to other: String) throws {
    try FileManager.default.moveItem(atPath: full(relative), toPath: full(other))
  }
}
