import CanonicalJSON
import Foundation
import Testing

/// Values are read as the types that are wanted, or refused with their byte and member.
@Suite struct ContentTests {
  @Test(arguments: [
    ("0", 0), ("-0", 0), ("7", 7), ("-12", -12), ("1.0", 1), ("1e2", 100), ("1.50e1", 15), ("1200e-2", 12),
    ("9223372036854775807", .max), ("-9223372036854775808", .min), ("9.223372036854775807e18", .max),
    ("9007199254740993", 9_007_199_254_740_993), ("0.0", 0), ("100000000000000000000e-10", 10_000_000_000),
    ("1.00000000000000000000000000", 1), ("1E18", 1_000_000_000_000_000_000), ("0e99", 0),
  ])
  func `whole numbers are read exactly in any notation`(_ text: String, _ value: Int64) throws {
    #expect(try root(text).int64() == value)
  }

  @Test(arguments: [
    "1.5", "-0.1", "1e-1", "1.00000000000000000000000001", "12345678901234567.8", "1234567890123456789.5", "1e-999",
  ])
  func `a fraction is no whole number`(_ text: String) {
    #expect(refusal { () throws(JSONError) in try root(text).int64() } == JSONError(.wrongType, 0))
  }

  @Test(arguments: [
    "9223372036854775808", "-9223372036854775809", "1e19", "1e300", "12345678901234567890", "18446744073709551616",
    "123456789012345678901234567890", "9223372036854775807.0e1",
  ])
  func `a whole number beyond 64 bits is out of range`(_ text: String) {
    #expect(refusal { () throws(JSONError) in try root(text).int64() } == JSONError(.outOfRange, 0))
  }

  @Test(arguments: ["null", "true", "1", "\"a\"", "[]", "{}"])
  func `a value is read as its own type only`(_ text: String) throws {
    let node = try root("[\(text)]").array { (node) throws(JSONError) in node }[0]
    let wrong = JSONError(.wrongType, 1, "[0]")
    #expect(refusal { () throws(JSONError) in try node.bool() } == (node.kind == .bool ? nil : wrong))
    #expect(refusal { () throws(JSONError) in try node.int64() } == (node.kind == .number ? nil : wrong))
    #expect(refusal { () throws(JSONError) in try node.double() } == (node.kind == .number ? nil : wrong))
    #expect(refusal { () throws(JSONError) in try node.string() } == (node.kind == .string ? nil : wrong))
    #expect(refusal { () throws(JSONError) in try node.object() } == (node.kind == .object ? nil : wrong))
    #expect(
      refusal { () throws(JSONError) in try node.array { (_) throws(JSONError) in 0 } }
        == (node.kind == .array ? nil : wrong))
  }

  @Test func `strings are read without their escapes`() throws {
    #expect(try root(#""\"\\\/\b\f\n\r\t\u0041\u00e9\u20AC\uD83D\uDE00é😀""#).string() == "\"\\/\u{8}\u{C}\n\r\tAé€😀é😀")
    #expect(try root(#""\u0000""#).string() == "\u{0}")
    #expect(try root(#""""#).string() == "")
    #expect(try root(#""a\u0062c""#).withStringBytes { Array($0) } == Array("abc".utf8))
    #expect(try root(#""abc""#).withStringBytes { Array($0) } == Array("abc".utf8))
  }

  @Test func `an error about a value names its byte and member`() throws {
    let text = #"{"logs":[0,{"sets":[{"reps":1},{"a":{},"reps":"x"}]}]}"#
    var logs = try root(text).object()
    let log = logs.node("logs")
    var members = try #require(try log?.array { (node) throws(JSONError) in node }[1]).object()
    let sets = members.node("sets")
    let entry = try #require(try sets?.array { (node) throws(JSONError) in node }[1])
    var set = try entry.object()
    let reps = set.node("reps")
    #expect(reps?.error(.invalidText) == JSONError(.invalidText, 46, "logs[1].sets[1].reps"))
    #expect(entry.error(.outOfRange) == JSONError(.outOfRange, 31, "logs[1].sets[1]"))
    #expect(try root(text).error(.wrongType) == JSONError(.wrongType, 0))
  }

  @Test(arguments: [
    "1e-999", "4.9e-324", "2.4703282292062327e-324", "2.4703282292062328e-324", "2.2250738585072011e-308",
    "1.7976931348623157e308", "1.7976931348623158e308", "9007199254740993", "9007199254740993.00000000000000000000001",
    "0.1", "62.5", "1e23", "8.5e22", "123456789012345678", "-0", "0.30000000000000004", "5e-324", "1e-22", "1e22",
    "179769313486231580793728971405303415079934132710037826936173778980444968292764750946649017977587207096330286416692"
      + "88791094655554785194040263065748867150582068190890200070838367627385484581171153176447573027006985557136695962"
      + "2842914819860834936475292719074168444365510704342711559699508093042879.9",
  ])
  func `numbers are read as the nearest Double`(_ text: String) throws {
    #expect(try root(text).double().bitPattern == strtod(text, nil).bitPattern)
  }

  @Test func `a tie goes to the even Double`() throws {
    #expect(try root("9007199254740993").double() == 9_007_199_254_740_992)
    #expect(try root("9007199254740995").double() == 9_007_199_254_740_996)
  }
}
