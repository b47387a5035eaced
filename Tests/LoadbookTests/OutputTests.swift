import Foundation
import Presentation
import Testing
import TrainingDesk

@testable import loadbook

/// What reaches the terminal, and what becomes of it when it does not.
struct OutputTests {
  private let now = ["--now", "2026-11-30T08:00:00Z"]

  @Test("control characters become replacement characters, with and without colour")
  func controls() {
    var page = Page()
    page.line(Span("a\u{1B}[2Jb\n\u{7F}\u{9B}c", .strong))
    #expect(TerminalText.text(page, colour: false) == "a\u{FFFD}[2Jb\u{FFFD}\u{FFFD}\u{FFFD}c\n")
    let coloured = TerminalText.text(page, colour: true)
    #expect(coloured == "\u{1B}[1ma\u{FFFD}[2Jb\u{FFFD}\u{FFFD}\u{FFFD}c\u{1B}[0m\n")
  }

  @Test("letters of every script pass as they are", arguments: ["é", "日本", "🏋️", "–…×", "\u{A0}"])
  func letters(text: String) { #expect(TerminalText.withoutControls(text) == text) }

  @Test("a name from a file that another program wrote cannot drive the terminal")
  func namesFromFiles() throws {
    let shell = try Shell()
    _ = try shell.run(["log", "other", "--minutes", "30", "--effort", "3", "--name", "cyc\u{1B}[31mling"] + now)
    let history = try shell.run(["history"] + now)
    #expect(history.code == 0)
    #expect(!history.output.contains("\u{1B}"))
    #expect(history.output.contains("cyc\u{FFFD}[31mling"))
  }

  @Test(
    "a race's name with a control character or a line break is refused", arguments: ["x\u{1B}[2J", "x\ny", "x\u{9B}"])
  func raceNames(name: String) throws {
    let shell = try Shell()
    #expect(try shell.run(["race", "add", name, "2027-04-18", "--half"] + now).code == 2)
    #expect(!FileManager.default.fileExists(atPath: shell.folder.appending(path: "log").path))
  }

  #if os(Linux)
    @Test(
      "an answer that cannot be written is a failure with a reason",
      arguments: [["today"], ["check", "--json"], ["help"]])
    func fullDevice(words: [String]) throws {
      let result = try Shell().run(words, output: "/dev/full")
      #expect(result.code == 1)
      #expect(result.output.contains("could not be written: no space left on device"), "\(result.output)")
    }
  #endif

  @Test("what is written in place of a folder leaves no temporary file and names the cause")
  func failedRename() throws {
    let shell = try Shell()
    let target = shell.folder.appending(path: "target")
    try FileManager.default.createDirectory(at: target.appending(path: "full"), withIntermediateDirectories: true)
    #expect(OutputFile.write([1], to: target.path, isDurable: false) != nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: shell.folder.path) == ["target"])
  }

  @Test("a file where a folder must be is named as such")
  func fileInTheWay() throws {
    let shell = try Shell()
    let file = shell.folder.appending(path: "file").path
    #expect(OutputFile.write([1], to: file, isDurable: false) == nil)
    #expect(OutputFile.write([1], to: file + "/deep/er", isDurable: false) == "not a directory")
  }
}
