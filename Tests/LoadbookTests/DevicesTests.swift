import Foundation
import Testing

/// The code itself is new each time, so these are no transcripts.
@Suite struct DevicesTests {
  @Test("a code is shown in two halves, for five minutes and five tries") func code() throws {
    let (output, code) = try Shell().run(["devices", "pair"])
    #expect(code == 0)
    #expect(output.contains(/^Code [2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}, for a phone\./))
    #expect(output.contains("/pair"))
    #expect(!output.contains("█"))
  }

  @Test("with an address the code is drawn, and the address stands below it") func picture() throws {
    let (output, _) = try Shell().run(["devices", "pair", "--role", "desktop", "--url", "https://loadbook.home/"])
    let lines = output.split(separator: "\n")
    let drawn = lines.filter { $0.allSatisfy { " █▀▄".contains($0) } }
    #expect(drawn.count > 15 && Set(drawn.map { $0.count }).count == 1)
    #expect(drawn.first.map { Set($0) } == ["█"])
    #expect(lines.last?.contains(/^https:\/\/loadbook\.home\/pair#[2-9A-Z]{4}-[2-9A-Z]{4}$/) == true)
  }

  @Test("the list of devices is its owner's alone, and holds no code") func file() throws {
    let shell = try Shell()
    let (output, _) = try shell.run(["devices", "pair", "--json"])
    let path = shell.folder.appending(path: ".config/loadbook/devices.json").path
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let shown = try #require(output.firstMatch(of: /"code" : "(.{9})"/)?.1)
    #expect(!text.contains(shown) && !text.contains(shown.replacing("-", with: "")))
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }
}
