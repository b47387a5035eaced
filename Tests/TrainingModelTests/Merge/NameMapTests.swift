import TestSupport
import Testing

@testable import TrainingModel

@Suite struct NameMapTests {
  private func map(_ names: [String]) -> NameMap<Int> {
    var map = NameMap<Int>()
    for (index, name) in names.enumerated() { map[Array(name.utf8)] = index }
    return map
  }

  private func names<Value>(_ map: NameMap<Value>) -> [String] {
    map.entries.map { String(decoding: $0.name, as: UTF8.self) }
  }

  @Test func `names ascend by their bytes, however they came in`() {
    #expect(names(map(["b", "é", "", "a", "z", "A"])) == ["", "A", "a", "b", "z", "é"])
  }

  @Test func `a value set again replaces the first and nil takes it away`() {
    var map = map(["b", "a", "b"])
    #expect(names(map) == ["a", "b"] && map["b"] == 2)
    map[Array("a".utf8)] = nil
    map[Array("x".utf8)] = nil
    #expect(names(map) == ["b"] && map["a"] == nil)
  }

  @Test func `a union has every name of either once, with both values`() {
    let union = map(["a", "b", "d"]).union(map(["b", "c", "d"])) { name, left, right -> [Int?]? in
      name == Array("d".utf8) ? nil : [left, right]
    }
    #expect(names(union) == ["a", "b", "c"])
    #expect(union["a"] == [0, nil] && union["b"] == [1, 0] && union["c"] == [nil, 1])
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `it holds what a dictionary holds`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var (map, oracle) = (NameMap<Int>(), [[UInt8]: Int]())
    for step in 0..<200 {
      let name = (0..<Int.random(in: 0...2, using: &random)).map { _ in UInt8.random(in: 97...100, using: &random) }
      let value = Bool.random(using: &random) ? step : nil
      (map[name], oracle[name]) = (value, value)
    }
    #expect(map.entries.count == oracle.count, "seed \(seed)")
    #expect(map.entries.allSatisfy { oracle[$0.name] == $0.value }, "seed \(seed)")
  }
}
