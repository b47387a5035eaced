import CanonicalJSON
import DocumentFolder
import Interchange
import Presentation
import SyncEngine
import TrainingDesk
import TrainingModel

/// `demo`.
enum DemoCommand {
  private static let defaultFolder = "demo"
  private static let seed: UInt64 = 21

  static let command = Command(
    name: ["demo"], usage: "[--folder DIR] [--years N] | --files DIR",
    summary: "Make a folder with a made-up history to look at, or a few example files to import.",
    notes: [
      "The folder is made anew on another day. What the demo did not write, or what you changed in it, is never "
        + "removed: such a folder is refused."
    ],
    options: [
      Option(name: "--folder", value: "DIR", help: "the folder to make (else ./demo, whatever LOADBOOK_FOLDER says)"),
      Option(name: "--years", value: "N", help: "years of history, 1 to 20 (else 2)"),
      Option(name: "--files", value: "DIR", help: "write example watch and lifting-app files here instead"),
    ],
    body: .alone { invocation async throws(CommandError) in
      _ = try invocation.positionals()
      if let directory = invocation.arguments.value("--files") { return try writeFiles(to: directory, invocation) }
      let years = try invocation.whole("--years", in: 1...20) ?? 2
      return try await writeHistory(
        years: Int(years), to: invocation.arguments.value("--folder") ?? defaultFolder, invocation)
    })

  private static func writeFiles(to directory: String, _ invocation: Invocation) throws(CommandError) -> ExitStatus {
    let files = DemoFiles.make(today: invocation.today, zone: invocation.zone)
    for file in files {
      if let failure = OutputFile.write(file.bytes, to: directory + "/" + file.name, isDurable: false) {
        throw .failed("\(directory)/\(file.name) could not be written: \(failure)")
      }
    }
    var page = Page()
    for file in files { page.text("  \(directory)/\(file.name)") }
    page.text()
    page.text("Now: loadbook import \(directory)")
    invocation.show(
      page,
      json: Payload { writer in
        writer.object { writer in writer.member("files", files.map { directory + "/" + $0.name }) }
      })
    return .done
  }

  private static func writeHistory(years: Int, to folder: String, _ invocation: Invocation) async throws(CommandError)
    -> ExitStatus
  {
    let label =
      "\(invocation.today.text) \(invocation.zone.zone.text) \(years) years, seed \(seed), version \(Version.text)"
    let demo = DemoFolder(path: folder)
    let isCurrent = try demo.prepare(label: label)
    let history = DemoHistory.make(today: invocation.today, zone: invocation.zone, years: years, seed: seed)
    if !isCurrent {
      try demo.write(history.files(home: invocation.zone), label: label)
      try await forget(folder, invocation)
    }
    var page = Page()
    page.paragraph(
      "\(folder) holds \(NumberWords.whole(Double(history.count))) documents of a made-up athlete up to "
        + "\(DayWords.long(invocation.today))" + (isCurrent ? "; it was already there." : "."))
    page.text("Now: loadbook today --folder \(folder)")
    invocation.show(
      page,
      json: Payload { writer in
        writer.object { writer in
          writer.member("documents", Int64(history.count))
          writer.member("folder", folder)
        }
      })
    return .done
  }

  /// What this device knew of an earlier demo in the same place is no history that went missing.
  private static func forget(_ folder: String, _ invocation: Invocation) async throws(CommandError) {
    do throws(EngineError) {
      _ = try await PhoneEngine(EngineSetup(folder: folder, environment: invocation.environment)).rebuild()
    } catch {
      throw CommandError(error)
    }
  }
}

extension DemoHistory {
  /// Every document with the path that a new file of it gets.
  fileprivate func files(home: ZoneRules) -> [DemoFolder.File] {
    func files<Document: TrainingDocument>(_ documents: [Document]) -> [DemoFolder.File] {
      documents.map { ($0.newRelativePath(home: home), $0.canonicalBytes()) }
    }
    return [(FolderMarker.name, Array(FolderMarker.text.utf8))] + files([athlete]) + files(splits) + files(schedules)
      + files(races) + files(workouts) + files(sessions)
      + files(days)
  }
}
