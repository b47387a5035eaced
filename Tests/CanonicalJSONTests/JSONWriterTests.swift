import CanonicalJSON
import Testing

/// Members, unknown ones among them, and the layout around them.
@Suite struct JSONWriterTests {
  private func unknown(_ members: [String: String]) throws -> UnknownMembers {
    var unknown = UnknownMembers()
    for (name, value) in members { unknown[name] = try RawJSON(parsing: Array(value.utf8)) }
    return unknown
  }

  /// The names of the members of the object that `text` is, in its order.
  private func names(_ text: String) throws -> [String] { try root(text).object().members().map(\.key) }

  @Test func `unknown members stand before, between and after the known ones`() throws {
    let unknown = try unknown(["": "0", "a": "1", "c": "[2]", "ca": "3", "z": "{}"])
    let text = written { writer in
      writer.object(unknown) { writer in
        writer.member("b", "x")
        writer.member("d", true)
      }
    }
    #expect(try names(text) == ["", "a", "b", "c", "ca", "d", "z"])
  }

  @Test func `an object of unknown members only has no empty line`() throws {
    let unknown = try unknown(["k": "1.50"])
    #expect(written { $0.object(unknown) { _ in } } == "{\n  \"k\" : 1.50\n}")
    #expect(written { $0.object { _ in } } == "{\n\n}")
    #expect(written { $0.array(count: 0) { _, _ in } } == "[\n\n]")
  }

  @Test func `a known member wins over an unknown one of its name`() throws {
    let unknown = try unknown(["b": "1", "c": "2"])
    let text = written { $0.object(unknown) { $0.member("b", "known") } }
    #expect(text == "{\n  \"b\" : \"known\",\n  \"c\" : 2\n}")
  }

  @Test func `unknown members of an inner object stay inside it`() throws {
    let (outer, inner) = (try unknown(["a": "0", "x": "0"]), try unknown(["b": "0", "y": "0"]))
    let text = written { writer in
      writer.object(outer) { writer in
        writer.member("m") { $0.object(inner) { $0.member("n", Int64(0)) } }
        writer.member("p", Int64(0))
      }
    }
    #expect(try names(text) == ["a", "m", "p", "x"])
    var members = try root(text).object()
    let node = members.node("m")
    #expect(try node?.object().members().map(\.key) == ["b", "n", "y"])
  }

  @Test func `a nil member is left out`() {
    let text = written { writer in
      writer.object { writer in
        writer.member("a", nil as String?)
        writer.member("b", nil as [Int64]?)
        writer.member("c", nil as Fixture?)
        writer.member("d", nil as [Fixture]?)
      }
    }
    #expect(text == "{\n\n}")
  }

  @Test func `names that are data are escaped`() {
    let text = written { $0.object { $0.dynamicMember("a/\"\n") { $0.null() } } }
    #expect(text == "{\n  \"a\\/\\\"\\n\" : null\n}")
  }

  @Test func `every kind of member is written`() throws {
    let entry = Fixture.Entry(done: true, reps: 1, weight: nil)
    let raw = try RawJSON(parsing: Array("[ 1.0 ]".utf8))
    let text = written { writer in
      writer.object { writer in
        writer.member("a", entry)
        writer.member("b", entry as Fixture.Entry?)
        writer.member("c", [entry] as [Fixture.Entry]?)
        writer.member("d", [1.5, 2] as [Double]?)
        writer.member("e", raw: raw)
        writer.member("f", false as Bool?)
        writer.member("g") { writer in Array("ok".utf8).withUnsafeBufferPointer { writer.asciiString($0) } }
      }
    }
    let object = "{\n    \"done\" : true,\n    \"reps\" : 1\n  }"
    let inArray = "{\n      \"done\" : true,\n      \"reps\" : 1\n    }"
    #expect(
      text == """
        {
          "a" : \(object),
          "b" : \(object),
          "c" : [
            \(inArray)
          ],
          "d" : [
            1.5,
            2
          ],
          "e" : [
            1.0
          ],
          "f" : false,
          "g" : "ok"
        }
        """)
  }

  #if os(Linux) || os(macOS)
    @Test func `a number that is not finite is never written`() async {
      await #expect(processExitsWith: .failure) { _ = written { $0.double(.nan) } }
      await #expect(processExitsWith: .failure) { _ = written { $0.double(-.infinity) } }
    }

    #if DEBUG
      @Test func `members out of order are an error of the program`() async {
        await #expect(processExitsWith: .failure) {
          _ = written { writer in
            writer.object { writer in
              writer.member("b", true)
              writer.member("a", true)
            }
          }
        }
      }
    #endif
  #endif
}
