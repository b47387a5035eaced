import CanonicalJSON
import Testing

/// Unknown members and raw values as values.
@Suite struct UnknownMembersTests {
  private func raw(_ text: String) throws -> RawJSON { try RawJSON(parsing: Array(text.utf8)) }

  @Test func `members are set, replaced and removed by name`() throws {
    var members = UnknownMembers()
    members["b"] = try raw("1")
    members["a"] = try raw("2")
    members["c"] = try raw("3")
    members["a"] = try raw("4")
    members["c"] = nil
    members["d"] = nil
    #expect(members.keys == ["a", "b"])
    #expect(members["a"] == (try raw("4")))
    #expect(members["c"] == nil)
    #expect(!members.isEmpty)
  }

  @Test func `members are equal however they came to be`() throws {
    var (one, two) = (UnknownMembers(), UnknownMembers())
    one["b"] = try raw("{\"y\":1,\"x\":2}")
    one["a"] = try raw("2")
    two["a"] = try raw(" 2 ")
    two["b"] = try raw("{\"x\":2,\n\"\\u0079\":1}")
    #expect(one == two)
    #expect(one.hashValue == two.hashValue)
    two["a"] = try raw("2.0")
    #expect(one != two)
  }

  @Test func `names are bytes, so composed and decomposed letters differ`() throws {
    var members = UnknownMembers()
    members["é"] = try raw("1")
    members["e\u{301}"] = try raw("2")
    #expect(members.keys.count == 2)
    #expect(members["é"] == (try raw("1")))
  }

  @Test(arguments: ["1.50", "1E+2", "-0", "100000000000000000000000000", "0.10000000000000000000000001", "1e-999"])
  func `numbers keep their very digits`(_ text: String) throws {
    #expect(try raw(text).bytes == Array(text.utf8))
  }

  @Test func `strings are kept with the usual escapes`() throws {
    #expect(try raw(#""\u0041\u002f\u0009é\ud83d\ude00""#).bytes == Array(#""A\/\té😀""#.utf8))
  }

  @Test func `what is no JSON is refused`() {
    #expect(refusal { () throws(JSONError) in try RawJSON(parsing: Array("[1".utf8)) } == JSONError(.unexpectedEnd, 2))
  }
}
