import Foundation
import Testing

@testable import loadbook

/// The manual page and the completions know what the table of commands knows.
struct ShellTextTests {
  @Test("every command and option stands in the manual page")
  func manualIsWhole() {
    let page = ManualPage.text(version: "0")
    for command in CommandTable.all {
      let name = command.name.joined(separator: " ").split(separator: "-").joined(separator: "\\-")
      #expect(page.contains(".SS loadbook \(name)"), "\(name)")
      for option in command.options {
        #expect(
          page.contains(
            "\\fB" + option.name.split(separator: "-", omittingEmptySubsequences: false).joined(separator: "\\-")))
      }
    }
    #expect(page.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test("every shell is offered every command", arguments: Completions.Shell.allCases)
  func completionsAreWhole(shell: Completions.Shell) {
    let script = Completions.script(for: shell)
    for command in CommandTable.all {
      for word in command.name { #expect(script.contains(word), "\(command.name)") }
      for option in command.options { #expect(script.contains(String(option.name.dropFirst(2)))) }
    }
  }

  @Test("bash offers the second word of a command and the options of the whole one")
  func bashCompletes() throws {
    let shell = try Shell()
    let script = shell.folder.appending(path: "loadbook.bash")
    try Completions.script(for: .bash).write(to: script, atomically: true, encoding: .utf8)
    #expect(try complete(["log", ""], script) == "run lift other")
    #expect(try complete(["log", "run", "--eff"], script) == "--effort")
    #expect(try complete(["tod"], script) == "today")
  }

  private func complete(_ words: [String], _ script: URL) throws -> String {
    let process = Process()
    let pipe = Pipe()
    let typed = (["loadbook"] + words).map { "'\($0)'" }.joined(separator: " ")
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = [
      "-c",
      "source '\(script.path)'; COMP_WORDS=(\(typed)); COMP_CWORD=\(words.count); _loadbook; echo \"${COMPREPLY[*]}\"",
    ]
    process.standardOutput = pipe
    try process.run()
    process.waitUntilExit()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
