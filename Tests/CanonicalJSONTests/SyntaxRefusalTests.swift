import CanonicalJSON
import Testing

/// Each fault of syntax is refused with its byte and its member.
@Suite struct SyntaxRefusalTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var text: String
    var error: JSONError
    var testDescription: String { text }

    init(_ text: String, _ kind: JSONError.Kind, _ offset: Int, _ path: String = "") {
      (self.text, error) = (text, JSONError(kind, offset, path))
    }
  }

  @Test(arguments: [
    Case("", .unexpectedEnd, 0),
    Case("   ", .unexpectedEnd, 3),
    Case("[", .unexpectedEnd, 1),
    Case("[1", .unexpectedEnd, 2),
    Case("[1,", .unexpectedEnd, 3, "[1]"),
    Case("{", .unexpectedEnd, 1),
    Case(#"{"a"#, .unexpectedEnd, 3),
    Case(#"{"a""#, .unexpectedEnd, 4),
    Case(#"{"a":"#, .unexpectedEnd, 5, "a"),
    Case(#"{"a":{"b":["#, .unexpectedEnd, 11, "a.b"),
    Case(#"{"a":1,"#, .unexpectedEnd, 7),
    Case(#""abc"#, .unexpectedEnd, 4),
    Case(#""abcdefghijklm"#, .unexpectedEnd, 14),
    Case(#""\"#, .unexpectedEnd, 2),
    Case(#""\u00"#, .unexpectedEnd, 5),
    Case(#""\ud83d\u"#, .unexpectedEnd, 9),
    Case("tru", .unexpectedEnd, 3),
  ])
  func `a text that stops early is refused at its end`(_ input: Case) {
    #expect(refusal(input.text) == input.error)
  }

  @Test(arguments: [
    Case("]", .unexpectedByte, 0),
    Case("[1,]", .unexpectedByte, 3, "[1]"),
    Case("[,1]", .unexpectedByte, 1, "[0]"),
    Case("[1 2]", .unexpectedByte, 3),
    Case("[1}", .unexpectedByte, 2),
    Case(#"{"i":1,}"#, .unexpectedByte, 7),
    Case(#"{,}"#, .unexpectedByte, 1),
    Case(#"{"a" 1}"#, .unexpectedByte, 5),
    Case(#"{"a":1 "b":2}"#, .unexpectedByte, 7),
    Case(#"{"a":1]"#, .unexpectedByte, 6),
    Case("{a:1}", .unexpectedByte, 1),
    Case("{1:1}", .unexpectedByte, 1),
    Case(#"{"logs":[{},{"x":[0,NaN]}]}"#, .unexpectedByte, 20, "logs[1].x[1]"),
    Case("Infinity", .unexpectedByte, 0),
    Case("+1", .unexpectedByte, 0),
    Case(".5", .unexpectedByte, 0),
    Case("'a'", .unexpectedByte, 0),
    Case("tRue", .unexpectedByte, 1),
    Case("[nul]", .unexpectedByte, 4, "[0]"),
    Case("True", .unexpectedByte, 0),
    Case("[1]//", .trailingBytes, 3),
    Case("/* */1", .unexpectedByte, 0),
    Case("[\u{B}1]", .unexpectedByte, 1, "[0]"),
    Case("[\u{A0}1]", .unexpectedByte, 1, "[0]"),
  ])
  func `a byte that cannot stand there is refused`(_ input: Case) {
    #expect(refusal(input.text) == input.error)
  }

  @Test(arguments: [
    Case("1 2", .trailingBytes, 2),
    Case("{}{}", .trailingBytes, 2),
    Case("[]\u{0}", .trailingBytes, 2),
    Case("nullx", .trailingBytes, 4),
    Case("0x10", .trailingBytes, 1),
    Case("1.5.2", .trailingBytes, 3),
  ])
  func `anything after the value is refused`(_ input: Case) {
    #expect(refusal(input.text) == input.error)
  }

  @Test(arguments: [
    Case("01", .invalidNumber, 0),
    Case("-", .invalidNumber, 0),
    Case("-a", .invalidNumber, 0),
    Case("-01", .invalidNumber, 0),
    Case("[1.]", .invalidNumber, 1, "[0]"),
    Case(#"{"w":1.e5}"#, .invalidNumber, 5, "w"),
    Case("1e", .invalidNumber, 0),
    Case("1e+", .invalidNumber, 0),
    Case("1E-x", .invalidNumber, 0),
  ])
  func `a number in another notation is refused where it starts`(_ input: Case) {
    #expect(refusal(input.text) == input.error)
  }

  @Test(arguments: [
    Case("[\"a\nb\"]", .invalidString, 3, "[0]"),
    Case("\"abcdefgh\u{1F}ijklmnop\"", .invalidString, 9),
    Case("\"\u{0}\"", .invalidString, 1),
    Case(#"{"n":"\x"}"#, .invalidString, 6, "n"),
    Case(#"{"\a":1}"#, .invalidString, 2),
    Case(#""\u12g4""#, .invalidString, 1),
    Case(#""\u12""#, .invalidString, 1),
    Case(#""\ud800""#, .invalidString, 1),
    Case(#""ab\udc00\ud800""#, .invalidString, 3),
    Case(#""\ud800\ud800""#, .invalidString, 1),
    Case(#""\ud800\u0041""#, .invalidString, 1),
    Case(#""\ud800\n\n\n""#, .invalidString, 1),
    Case(#""\uD83Dxxxxxx""#, .invalidString, 1),
  ])
  func `a bare control character, an unknown escape and half a surrogate pair are refused`(_ input: Case) {
    #expect(refusal(input.text) == input.error)
  }

  @Test(arguments: [
    Case(#"{"a":1,"a":2}"#, .duplicateMember, 7, "a"),
    Case(#"{"a":1,"b":2,"a":3}"#, .duplicateMember, 13, "a"),
    Case(#"{"b":1,"a":2,"b":3,"a":4}"#, .duplicateMember, 13, "b"),
    Case(#"{"a":1,"\u0061":2}"#, .duplicateMember, 7, "a"),
    Case(#"{"\u0061":1,"a":2}"#, .duplicateMember, 12, "a"),
    Case(#"{"a\/b":1,"a/b":2}"#, .duplicateMember, 10, "a/b"),
    Case(#"{"\ud83d\ude00":1,"😀":2}"#, .duplicateMember, 18, "😀"),
    Case(#"{"":1,"":2}"#, .duplicateMember, 6),
    Case(#"{"x":[{"q":0},{"k":1,"k":2}]}"#, .duplicateMember, 21, "x[1].k"),
    Case(#"[[[{"z":1,"z":1}]]]"#, .duplicateMember, 10, "[0][0][0].z"),
  ])
  func `a name that its object already has is refused at every level`(_ input: Case) {
    #expect(refusal(input.text) == input.error)
  }

  @Test(arguments: [
    #"{"a":{"a":{"a":1}},"b":[{"a":1},{"a":1}]}"#,
    #"{"a":1,"A":2}"#,
    #"{"é":1,"e\#u{301}":2}"#,
    #"{"b":1,"a":2,"ab":3,"":4}"#,
  ])
  func `names that differ in one byte are different names`(_ text: String) {
    #expect(refusal(text) == nil)
  }

  @Test(arguments: [
    Case("1e999", .outOfRange, 0),
    Case("-1e309", .outOfRange, 0),
    Case(#"{"a":[1.8e308]}"#, .outOfRange, 6, "a[0]"),
    Case(
      "1797693134862315807937289714053034150799341327100378269361737789804449682927647509466490179775872070"
        + "9633028641669288791094655554785194040263065748867150582068190890200070838367627385484581771153176447"
        + "5730270069855571366959622842914819860834936475292719074168444365510704342711559699508093042880177904174497792",
      .outOfRange, 0),
    Case("0.00001e314", .outOfRange, 0),
    Case("1" + String(repeating: "0", count: 309), .outOfRange, 0),
    Case("1e99999999999999999999", .outOfRange, 0),
  ])
  func `a number that no Double holds is refused`(_ input: Case) {
    #expect(refusal(input.text) == input.error)
  }
}
