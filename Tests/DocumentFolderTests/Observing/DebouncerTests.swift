import Testing

@testable import DocumentFolder

@Suite struct DebouncerTests {
  /// Adds each path at its time, in milliseconds, asks at each of the others, and gives what was told when.
  private func told(_ added: [Int: String], scanAt: Int? = nil, until end: Int) -> [Int: FolderBatch] {
    var debouncer = Debouncer(times: ObserverTimes(scanJitter: 0))
    var told: [Int: FolderBatch] = [:]
    for time in 0...end {
      let isDue = debouncer.dueAt.map { $0 <= .milliseconds(time) } ?? false
      if let batch = debouncer.take(at: .milliseconds(time)) { told[time] = batch }
      #expect(isDue == (told[time] != nil), "at \(time) ms")
      if let path = added[time] { debouncer.add(path: path, at: .milliseconds(time)) }
      if time == scanAt { debouncer.addScan(at: .milliseconds(time)) }
    }
    return told
  }

  @Test func nothingIsToldWhereNothingHappened() {
    #expect(told([:], until: 10_000) == [:])
  }

  @Test func aFindingIsToldOnceAfterTheQuietTime() {
    #expect(told([50: "b"], until: 10_000) == [350: FolderBatch(paths: ["b"])])
  }

  @Test func eachFindingBeginsTheQuietTimeAgain() {
    #expect(told([0: "b", 200: "a"], until: 3000) == [500: FolderBatch(paths: ["a", "b"])])
  }

  @Test func aSteadyStreamIsToldEveryTwoSeconds() {
    let steady = Dictionary(uniqueKeysWithValues: (0...60).map { ($0 * 100, "a") })
    #expect(told(steady, until: 5999).keys.sorted() == [2000, 4000])
  }

  @Test func onePathIsToldOnceAndAScanWithThePaths() {
    let batches = told([0: "a", 10: "a", 1000: "c"], scanAt: 5, until: 3000)
    #expect(batches == [310: FolderBatch(paths: ["a"], needsScan: true), 1300: FolderBatch(paths: ["c"])])
  }
}
