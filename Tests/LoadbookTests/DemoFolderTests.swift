import Foundation
import Testing

/// What the demo may remove: nothing but what it wrote.
struct DemoFolderTests {
  private let today = ["--now", "2026-11-30T08:00:00Z"]
  private let tomorrow = ["--now", "2026-12-01T08:00:00Z"]

  private func files(in folder: URL) -> [String] {
    (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []).sorted()
  }

  @Test("a run that was logged into the demo's folder is there after the next day's demo, which is refused by name")
  func keepsWhatSheLogged() throws {
    let shell = try Shell()
    let demo = shell.folder.appending(path: "demo")
    #expect(try shell.run(["demo"] + today).code == 0)
    #expect(!(try shell.run(["check", "--folder", "demo"] + today).output.contains("Not ours")))
    let own = Set(files(in: demo))
    #expect(try shell.run(["log", "run", "--minutes", "30", "--effort", "4", "--folder", "demo"] + today).code == 0)
    let logged = try #require(files(in: demo).first { !own.contains($0) && $0.hasSuffix(".json") })
    let before = files(in: demo)
    let again = try shell.run(["demo"] + tomorrow)
    #expect(again.code == 1)
    #expect(again.output.contains(String(logged.suffix(20))), "\(again.output)")
    #expect(files(in: demo) == before)
  }

  @Test("a document of the demo that was changed is not removed either")
  func keepsWhatSheChanged() throws {
    let shell = try Shell()
    let athlete = shell.folder.appending(path: "demo/Athlete.json")
    _ = try shell.run(["demo"] + today)
    #expect(try shell.run(["athlete", "--max-hr", "191", "--folder", "demo"] + today).code == 0)
    let changed = try Data(contentsOf: athlete)
    #expect(try shell.run(["demo"] + tomorrow).code == 1)
    #expect(try Data(contentsOf: athlete) == changed)
  }

  @Test("a symbolic link in the demo's folder is neither followed nor removed")
  func keepsLinks() throws {
    let shell = try Shell()
    _ = try shell.run(["demo"] + today)
    let races = shell.folder.appending(path: "demo/Races")
    let moved = shell.folder.appending(path: "elsewhere")
    try FileManager.default.moveItem(at: races, to: moved)
    try FileManager.default.createSymbolicLink(at: races, withDestinationURL: moved)
    let before = files(in: moved)
    #expect(!before.isEmpty)
    #expect(try shell.run(["demo"] + tomorrow).code == 1)
    #expect(files(in: moved) == before)
  }

  @Test("an untouched demo is made anew on another day, with nothing of the old one left")
  func renewsAnUntouchedOne() throws {
    let (shell, fresh) = (try Shell(), try Shell())
    _ = try shell.run(["demo"] + today)
    #expect(try shell.run(["demo"] + tomorrow).code == 0)
    #expect(try fresh.run(["demo"] + tomorrow).code == 0)
    #expect(files(in: shell.folder.appending(path: "demo")) == files(in: fresh.folder.appending(path: "demo")))
  }

  @Test("a demo that was interrupted while it was written is finished by the next one")
  func finishesAnInterruptedOne() throws {
    let shell = try Shell()
    let demo = shell.folder.appending(path: "demo")
    _ = try shell.run(["demo"] + today)
    let whole = files(in: demo)
    let marker = demo.appending(path: ".loadbook-demo")
    let text = try String(contentsOf: marker, encoding: .utf8)
    try text.replacingOccurrences(of: "\nfinished\n", with: "\nunfinished\n")
      .write(to: marker, atomically: true, encoding: .utf8)
    try FileManager.default.moveItem(
      at: demo.appending(path: "Athlete.json"), to: demo.appending(path: "Athlete.json.4711.tmp"))
    let again = try shell.run(["demo"] + today)
    #expect(again.code == 0, "\(again.output)")
    #expect(files(in: demo) == whole)
  }

  @Test("a folder without the demo's marker is refused and stays as it is")
  func refusesOtherFolders() throws {
    let shell = try Shell()
    _ = try shell.run(["log", "run", "--minutes", "30", "--effort", "4", "--folder", "own"] + today)
    let before = files(in: shell.folder.appending(path: "own"))
    #expect(try shell.run(["demo", "--folder", "own"] + today).code == 1)
    #expect(files(in: shell.folder.appending(path: "own")) == before)
  }
}
