import CanonicalJSON
import Testing

/// Inputs made to exhaust a reader.
@Suite struct HostileInputTests {
  private func nested(_ depth: Int) -> String {
    String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
  }

  @Test func `64 levels are accepted and the 65th is refused`() {
    #expect(refusal(nested(64)) == nil)
    #expect(refusal(nested(65)) == JSONError(.tooDeep, 64, String(repeating: "[0]", count: 64)))
    let objects = String(repeating: #"{"a":"#, count: 65)
    #expect(refusal(objects) == JSONError(.tooDeep, 320, "a" + String(repeating: ".a", count: 63)))
  }

  @Test(arguments: ["[", #"{"a":"#, "[{\"a\":"])
  func `a very deep text is refused without a deep stack`(_ opening: String) {
    #expect(refusal(String(repeating: opening, count: 100_000))?.kind == .tooDeep)
  }

  @Test func `4 MiB are accepted and one byte more is refused`() throws {
    let limit = 4 * 1024 * 1024
    var bytes = Array("\"".utf8) + [UInt8](repeating: 0x61, count: limit - 2) + Array("\"".utf8)
    #expect(try JSONText(bytes).root.string().utf8.count == limit - 2)
    bytes.append(0x20)
    #expect(refusal(bytes) == JSONError(.tooLarge, limit))
  }

  @Test func `very many names are checked for duplicates`() {
    let names = (0..<100_000).map { "\"\(99_999 - $0)\":0" }
    #expect(refusal("{" + names.joined(separator: ",") + "}") == nil)
    let repeated = refusal("{" + names.joined(separator: ",") + ",\"54321\":0}")
    #expect(repeated?.kind == .duplicateMember)
    #expect(repeated?.path == "54321")
  }

  @Test func `very many names that escapes spell differently are checked for duplicates`() {
    let names = (0..<60_000).map { "\"\\u0061\(59_999 - $0)\":0" }
    #expect(refusal("{" + names.joined(separator: ",") + "}") == nil)
    #expect(refusal("{" + names.joined(separator: ",") + ",\"a54321\":0}")?.path == "a54321")
  }

  @Test func `numbers of very many digits are read`() throws {
    let zeros = String(repeating: "0", count: 1_000_000)
    #expect(try root("0." + zeros + "1e1000001").double() == 1)
    #expect(try root("1" + zeros + "e-1000000").double() == 1)
    #expect(try root("1" + zeros + "e-1000000").int64() == 1)
    #expect(try root("0." + zeros + "1").double() == 0)
    #expect(try root("0e99999999999").double() == 0)
    #expect(try root("-0e-99999999999").int64() == 0)
    #expect(refusal("1" + zeros)?.kind == .outOfRange)
    #expect(try root("0." + String(repeating: "9", count: 1_000_000)).double() == 1)
  }

  @Test func `an array of very many numbers is read`() throws {
    let count = 1_000_000
    let text = "[" + String(repeating: "1,", count: count) + "1]"
    #expect(try root(text).array { (node) throws(JSONError) in try node.int64() }.count == count + 1)
  }

  @Test func `an object of very many unknown members is read and written back`() throws {
    struct Anything: JSONObjectValue {
      var unknown: UnknownMembers
      init(json: inout JSONObject) throws(JSONError) {
        let _: Int64? = try json.optional("77")
        unknown = json.unclaimed()
      }
      func write(to writer: inout JSONWriter) { writer.object(unknown) { _ in } }
    }
    let names = (0..<20_000).map { "\"\($0)\":0" }
    let value = try Anything(bytes: Array("{\(names.joined(separator: ","))}".utf8))
    #expect(value.unknown.keys.count == 19_999)
    #expect(try Anything(bytes: value.canonicalBytes()).unknown == value.unknown)
  }
}
