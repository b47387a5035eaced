import Foundation
import Presentation
import Testing

/// Plays the written sessions of the folder `Transcripts`. With RECORD=1 in the environment the answers are written
/// anew, and the run fails so that nobody takes a recording for a test.
struct TranscriptTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Transcripts")

  private static var names: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".txt") }.sorted()
  }

  @Test("there are transcripts to play")
  func thereAreTranscripts() { #expect(Self.names.count >= 8) }

  @Test("the program answers as its transcripts say", arguments: names)
  func answersAsWritten(name: String) throws {
    let file = Self.folder.appending(path: name)
    let written = Transcript(try String(contentsOf: file, encoding: .utf8))
    let played = try written.played(in: Shell())
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try played.text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(name); run again without RECORD")
      return
    }
    for (expected, actual) in zip(written.steps, played.steps) {
      #expect(actual.answer == expected.answer, "\(name): $ \(expected.command)")
    }
  }

  @Test("no line is wider than 80 columns", arguments: names)
  func fitsTheTerminal(name: String) throws {
    let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
    for step in Transcript(text).steps where !step.command.contains("--json") {
      for line in step.answer.split(separator: "\n") {
        let line = line.replacing(/<ID\d+>/, with: String(repeating: "0", count: 26))
        #expect(TextWidth.columns(String(line)) <= Page.width, "\(name): \(line)")
      }
    }
  }
}
