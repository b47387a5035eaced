import CanonicalJSON
import Testing

/// Members are found, claimed and left over.
@Suite struct JSONObjectTests {
  private static let names: [StaticString] = ["", "a", "ab", "b", "ba", "c", "z"]

  private func object(_ text: String) throws(JSONError) -> JSONObject { try root(text).object() }

  @Test(arguments: [
    #"{"a":0,"ab":1,"b":2,"c":3}"#, #"{"c":3,"a":0,"b":2,"ab":1}"#, #"{"\u0061":0,"ab":1,"b":2,"c":3}"#,
  ])
  func `any two members are found in any order, before and after those that are absent`(_ text: String) throws {
    let present = ["a", "ab", "b", "c"]
    for first in Self.names {
      for second in Self.names {
        for third in Self.names {
          var object = try object(text)
          for name in [first, second, third] {
            let expected = present.firstIndex(of: "\(name)")
            #expect(try object.node(name)?.int64() == expected.map(Int64.init), "\(first), \(second), \(third)")
          }
          let asked = Set([first, second, third].map { "\($0)" })
          #expect(object.unclaimed().keys == present.filter { !asked.contains($0) })
        }
      }
    }
  }

  @Test func `an empty object has no members`() throws {
    var object = try object("{}")
    #expect(object.node("a")?.kind == nil)
    #expect(object.members().isEmpty)
    #expect(object.unclaimed().isEmpty)
  }

  @Test func `claims reach beyond the 64th member`() throws {
    let names = (100..<200).map { "\"\($0)\":\($0)" }
    var object = try object("{\(names.joined(separator: ","))}")
    #expect(try object.value("100") as Int64 == 100)
    #expect(try object.value("163") as Int64 == 163)
    #expect(try object.value("164") as Int64 == 164)
    #expect(try object.value("199") as Int64 == 199)
    let claimed = ["100", "163", "164", "199"]
    #expect(object.unclaimed().keys == (100..<200).map { "\($0)" }.filter { !claimed.contains($0) })
  }

  @Test func `all members are listed in the order of the file`() throws {
    let members = try object(#"{"b":1,"\u0061":2,"c":3}"#).members()
    #expect(members.map(\.key) == ["b", "a", "c"])
    #expect(try members.map { try $0.node.int64() } == [1, 2, 3])
  }

  @Test func `an optional member may be absent or null`() throws {
    var object = try object(#"{"a":null,"o":null,"os":null,"vs":null}"#)
    #expect(try object.optional("a") as String? == nil)
    #expect(try object.optional("b") as Int64? == nil)
    #expect(try object.optionalObject("o") as Fixture? == nil)
    #expect(try object.optionalObject("p") as Fixture? == nil)
    #expect(try object.optionalObjects("os") as [Fixture]? == nil)
    #expect(try object.optionalValues("vs") as [Bool]? == nil)
    #expect(object.unclaimed().isEmpty)
  }

  @Test func `a member that must be there is told by its name`() throws {
    var outer = try object(#" {"x":{"a":null}}"#)
    let inner = outer.node("x")
    var object = try #require(inner).object()
    #expect(refusal { () throws(JSONError) in try object.value("b") as String } == JSONError(.missingMember, 6, "x.b"))
    #expect(
      refusal { () throws(JSONError) in try object.object("b") as Fixture } == JSONError(.missingMember, 6, "x.b"))
    #expect(refusal { () throws(JSONError) in try object.values("b") as [Bool] } == JSONError(.missingMember, 6, "x.b"))
    #expect(
      refusal { () throws(JSONError) in try object.objects("b") as [Fixture] } == JSONError(.missingMember, 6, "x.b"))
    #expect(refusal { () throws(JSONError) in try object.value("a") as String } == JSONError(.wrongType, 11, "x.a"))
    #expect(refusal { () throws(JSONError) in try outer.value("y") as String } == JSONError(.missingMember, 1, "y"))
  }

  @Test func `arrays of scalars are read element by element`() throws {
    var object = try object(#"{"n":[1,2.0],"s":["a",1]}"#)
    #expect(try object.values("n") as [Int64] == [1, 2])
    let error = #expect(throws: JSONError.self) { try object.optionalValues("s") as [String]? }
    #expect(error == JSONError(.wrongType, 22, "s[1]"))
  }
}
