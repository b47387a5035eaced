import CanonicalJSON
import Foundation
import Testing

/// A small document of the usual shape.
struct Fixture: JSONObjectValue, Equatable {
  struct Entry: JSONObjectValue, Equatable {
    var done: Bool
    var reps: Int64
    var weight: Double?
    var unknown = UnknownMembers()

    init(done: Bool, reps: Int64, weight: Double?) { (self.done, self.reps, self.weight) = (done, reps, weight) }

    init(json: inout JSONObject) throws(JSONError) {
      done = try json.value("done")
      reps = try json.value("reps")
      weight = try json.optional("weight")
      unknown = json.unclaimed()
    }

    func write(to writer: inout JSONWriter) {
      writer.object(unknown) { writer in
        writer.member("done", done)
        writer.member("reps", reps)
        writer.member("weight", weight)
      }
    }
  }

  var a: String
  var entries: [Entry]
  var names: [String]?
  var unknown = UnknownMembers()

  init(a: String, entries: [Entry], names: [String]?) { (self.a, self.entries, self.names) = (a, entries, names) }

  init(json: inout JSONObject) throws(JSONError) {
    a = try json.value("a")
    entries = try json.objects("entries")
    names = try json.optionalValues("names")
    unknown = json.unclaimed()
  }

  func write(to writer: inout JSONWriter) {
    writer.object(unknown) { writer in
      writer.member("a", a)
      writer.member("entries", entries)
      writer.member("names", names)
    }
  }
}

@Suite struct RoundTripTests {
  private let text = """
    {
      "a" : "x\\/y",
      "aa" : {
        "q" : [

        ],
        "z" : {

        }
      },
      "entries" : [
        {
          "done" : true,
          "other" : [
            1.50,
            {
              "k" : null
            }
          ],
          "reps" : 10,
          "weight" : 62.5,
          "z" : "\\u0001"
        },
        {
          "done" : false,
          "reps" : -3
        }
      ],
      "names" : [

      ],
      "zz" : 1e2
    }
    """

  @Test func `canonical bytes with unknown members come back as they were`() throws {
    let value = try Fixture(bytes: Array(text.utf8))
    #expect(value.unknown.keys == ["aa", "zz"])
    #expect(value.entries[0].unknown.keys == ["other", "z"])
    #expect(value.entries[0].weight == 62.5)
    #expect(String(decoding: value.canonicalBytes(), as: UTF8.self) == text)
  }

  @Test func `member order and layout of the input do not matter`() throws {
    let shuffled =
      #" {"zz":1e2,"entries":[{"z":"\u0001","weight":62.50,"reps":1.0e1,"other":[1.50,{"k":null}],"#
      + #""done":true},{"reps":-3,"done":false}],"names":[],"aa":{"z":{},"q":[]},"\u0061":"x/y"} "#
    let value = try Fixture(bytes: Array(shuffled.utf8))
    #expect(String(decoding: value.canonicalBytes(), as: UTF8.self) == text)
  }

  @Test func `a missing member is named`() throws {
    let error = #expect(throws: JSONError.self) {
      try Fixture(bytes: Array(#"{"a":"","entries":[{"done":true,"reps":1},{"done":true}]}"#.utf8))
    }
    #expect(error == JSONError(kind: .missingMember, offset: 42, path: "entries[1].reps"))
  }
}
