import Testing

@testable import Interchange

@Suite("Numbers in delimited text")
struct CSVNumberTests {
  @Test(
    "Plain decimals are read with a point or a comma",
    arguments: [
      ("7", 7), ("222.66", 222.66), ("48,5", 48.5), ("-3", -3), (" 0.5 ", 0.5), ("1\u{202F}500", 1500),
      ("62,25", 62.25),
    ])
  func decimal(text: String, value: Double) throws { #expect(try CSVNumber.decimal(text) == value) }

  @Test("A blank text is no number and no fault", arguments: ["", " ", "\u{A0}"])
  func blank(text: String) throws { #expect(try CSVNumber.decimal(text) == nil) }

  @Test(
    "What could mean two numbers, or none, is refused",
    arguments: ["1,500", "1.500,5", "1,2,3", "1.2.3", "nan", "inf", "0x10", "1e5", "12kg", "-", ".", "٣", "--1", "1-2"])
  func refused(text: String) { #expect(throws: CSVNumber.Fault.self) { try CSVNumber.decimal(text) } }
}
