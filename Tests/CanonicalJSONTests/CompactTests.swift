import CanonicalJSON
import Testing

/// The compact form, by which values are compared.
@Suite struct CompactTests {
  private func node(_ text: String) throws -> JSONNode { try JSONText(Array(text.utf8)).root }
  private func compact(_ text: String) throws -> String { String(decoding: try node(text).compact, as: UTF8.self) }

  @Test(arguments: [
    ("{ \"b\" : 1, \"a\" : [ ] }", "{\"a\":[],\"b\":1}"),
    ("[ 1.50, 1e2, -0, null, true, false ]", "[1.50,1e2,-0,null,true,false]"),
    ("\"a\\/b/c\"", "\"a/b/c\""), ("\"\\u00e9\\ud83c\\udfc3\"", "\"é🏃\""),
    ("\"\\u0001\\u001f\\u007f\"", "\"\\u0001\\u001f\u{7F}\""),
    ("\"\\b\\f\\n\\r\\t\\\"\\\\\"", "\"\\b\\f\\n\\r\\t\\\"\\\\\""),
    ("{\"é\":1,\"z\":2,\"\\u0061\":{\"y\":[],\"x\":{}}}", "{\"a\":{\"x\":{},\"y\":[]},\"z\":2,\"é\":1}"),
  ])
  func `it has no space, members by the bytes of their names, and the digits of the text`(
    _ text: String, _ wanted: String
  )
    throws
  {
    #expect(try compact(text) == wanted)
    #expect(try compact(wanted) == wanted)
  }

  @Test func `two layouts of one value have one compact form and two texts`() throws {
    let (left, right) = (try node("{\"a\" : \"\\u0041\"}"), try node("{\"a\":\"A\"}"))
    #expect(left.compact == right.compact && !left.hasSameText(as: right))
    #expect(right.hasSameText(as: try node("{\"a\":\"A\"}")))
  }

  @Test func `members come in ascending order whatever the text's`() throws {
    let members = try node("{\"b\":1,\"\\u0061\":2,\"\":3}").members()
    #expect(members.map { String(decoding: $0.name, as: UTF8.self) } == ["", "a", "b"])
    #expect(try members.map { try $0.value.int64() } == [3, 2, 1])
    #expect(throws: JSONError.self) { try node("[]").members() }
  }

  @Test(arguments: ["", "plain", "a\"b\\c/d\n", "\u{0}\u{1F}", "é🏃"])
  func `a string that stands in no file reads back as itself`(_ text: String) throws {
    let node = JSONNode(string: Array(text.utf8))
    #expect(try node.string() == text)
    var writer = JSONWriter()
    writer.copy(node)
    #expect(try JSONText(writer.bytes).root.string() == text)
  }

  @Test func `bytes are ordered as unsigned numbers and a beginning comes before the whole`() {
    #expect(byteOrder([], [0]) < 0 && byteOrder([0x7F], [0x80]) < 0 && byteOrder([1, 2], [1, 2]) == 0)
    #expect(byteOrder([1, 2, 3, 4, 5, 6, 7, 8, 9], [1, 2, 3, 4, 5, 6, 7, 8]) > 0)
  }
}
