import TestSupport
import Testing

@testable import Interchange

@Suite("Reading delimited text")
struct CSVReaderTests {
  private func records(_ text: String, delimiter: UInt8 = ASCII.comma) -> [CSVRecord] {
    Array(CSVReader(Array(text.utf8), delimiter: delimiter))
  }

  @Test("Fields are told apart, quoted or not, by any delimiter")
  func fields() {
    #expect(records("a,\"b\",\"c,d\",\n").map(\.fields) == [["a", "b", "c,d", ""]])
    #expect(records("a;b,c;\"d;e\"", delimiter: ASCII.semicolon).map(\.fields) == [["a", "b,c", "d;e"]])
    #expect(records("a\tb", delimiter: ASCII.tab).map(\.fields) == [["a", "b"]])
  }

  @Test("A doubled quote in a quoted field is one quote; a quote within a plain field is itself")
  func quotes() {
    #expect(records("\"say \"\"hi\"\"\",\"\",5\" pipe").map(\.fields) == [["say \"hi\"", "", "5\" pipe"]])
  }

  @Test(
    "Every line end counts as one line, also within quotes, and empty lines are no records",
    arguments: ["\n", "\r\n", "\r"])
  func lineEnds(end: String) {
    let text = ["a,b", "", "\"one", "two\",c", "d,e", ""].joined(separator: end)
    #expect(records(text).map(\.line) == [1, 3, 5])
    #expect(records(text).map(\.fields) == [["a", "b"], ["one" + end + "two", "c"], ["d", "e"]])
  }

  @Test("A byte order mark is no part of the first field")
  func byteOrderMark() { #expect(records("\u{FEFF}a,b").map(\.fields) == [["a", "b"]]) }

  @Test("A quote that never closes costs its own line alone")
  func unterminatedQuote() {
    let found = records("a,b\nc,\"d\ne,f\n")
    #expect(found.map(\.line) == [1, 2, 3])
    #expect(found.map(\.fault) == [nil, .unterminatedQuote, nil])
    #expect(found[2].fields == ["e", "f"])
  }

  @Test("A quote that swallows the next line's first quote costs its own line alone")
  func strayQuote() {
    let found = records("\"a\",\"b\"\n\"c,\"d\"\n\"e\",\"f\"\n\"g\",\"h\"")
    #expect(found.map(\.line) == [1, 2, 3, 4])
    #expect(found.map(\.fault) == [nil, .textAfterQuote, nil, nil])
    #expect(found[3].fields == ["g", "h"])
  }

  @Test("A byte that is no UTF-8 is named by its offset, and only its record is doubted")
  func badByte() {
    let bytes = Array("a,b\nc".utf8) + [0xC3, 0x28] + Array(",d\ne,é\n".utf8)
    let found = Array(CSVReader(bytes, delimiter: ASCII.comma))
    #expect(found.map(\.fault) == [nil, .invalidUTF8(byte: 5), nil])
    #expect(found[2].fields == ["e", "é"])
  }

  @Test("Empty texts have no records", arguments: ["", "\n", "\r\n\n\r", "\u{FEFF}"])
  func empty(text: String) { #expect(records(text).isEmpty) }

  @Test("Hostile quotes are read in linear time")
  func hostileQuotes() {
    let text = String(repeating: "x\",\"\n", count: 40_000)
    #expect(ContinuousClock().measure { _ = records(text).count } < .seconds(10))
  }

  @Test("What a plain writer wrote is read back, for 2,000 random tables")
  func roundTrip() {
    var random = SeededGenerator(seed: 11)
    for trial in 0..<2_000 {
      let table = (0..<Int.random(in: 1...6, using: &random)).map { _ in row(using: &random) }
      let text = table.map { $0.map(quoted).joined(separator: ",") + "\r\n" }.joined()
      let found = records(text)
      #expect(found.map(\.fields) == table, "seed 11, trial \(trial)")
      #expect(found.allSatisfy { $0.fault == nil }, "seed 11, trial \(trial)")
    }
  }

  private func row(using random: inout SeededGenerator) -> [String] {
    let pieces = ["a", "\"", ",", "\n", "\r\n", " ", "é", "🏋", "7", ";"]
    return (0..<Int.random(in: 1...4, using: &random)).map { _ in
      (0..<Int.random(in: 0...5, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    }
  }

  private func quoted(_ field: String) -> String {
    "\"" + field.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }
}
