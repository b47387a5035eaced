import CanonicalJSON
import DocumentFolder
import Presentation
import SyncEngine
import TrainingCache
import TrainingDesk
import TrainingModel

/// `watch`.
enum WatchCommand {
  static let command = Command(
    name: ["watch"], usage: "[OPTION…]",
    summary: "Print what changes in the folder as it arrives, until you type ctrl-C.",
    notes: [
      "A line a change: when it was seen, of what kind and name, and what happened. With --json an object a line."
    ],
    body: .reading { invocation, book async throws(CommandError) in
      _ = try invocation.positionals()
      Terminal.endOnInterrupt()
      var titles = RecordTitles(book, zone: invocation.zone)
      let (engine, changes) = try await follow(invocation)
      invocation.warn("watching \(invocation.folder); ctrl-C ends")
      let standing = Task { await tellStatus(of: engine) }
      for await batch in changes {
        for change in batch {
          let line = WatchLine(change: change, title: await titles.title(of: change, engine), at: SystemClock.now())
          line.show(invocation)
        }
      }
      standing.cancel()
      return .done
    })

  private static func follow(_ invocation: Invocation) async throws(CommandError) -> (
    PhoneEngine, AsyncStream<[DocumentChange]>
  ) {
    do throws(EngineError) {
      let engine = try PhoneEngine(EngineSetup(folder: invocation.folder, environment: invocation.environment))
      let changes = await engine.changes()
      try await engine.watch(observer(invocation))
      return (engine, changes)
    } catch {
      throw CommandError(error)
    }
  }

  private static func observer(_ invocation: Invocation) -> any FolderObserving {
    makeFolderObserver(
      path: invocation.folder, layouts: DocumentKind.layouts,
      times: ObserverTimes(scanJitter: Double.random(in: -1...1)), elapsed: { SystemClock.elapsed() })
  }

  /// Says when the folder goes away, looks incomplete, or is well again.
  private static func tellStatus(of engine: PhoneEngine) async {
    var last = await engine.status()
    while !Task.isCancelled {
      do { try await Task.sleep(for: .seconds(1)) } catch { return }
      let status = await engine.status()
      if status != last, status != .checking {
        Program.warn([status.sentence, status.advice].filter { !$0.isEmpty }.joined(separator: " "))
        last = status
      }
    }
  }
}

/// One change as `watch` tells it.
struct WatchLine {
  let change: DocumentChange
  /// What the record is called; nil: its identifier alone is known.
  let title: String?
  /// When it was seen.
  let at: Instant

  /// The line for a person.
  func page(zone: ZoneRules) -> Page {
    let local = zone.localTime(at: at)
    let seconds = String(100 + local.second % 60).dropFirst()
    var page = Page()
    page.line(
      Span("\(local.clock):\(seconds)  ", .dim),
      Span(TextWidth.padded(RecordTitle.kind(change.kind), to: 10), .plain),
      Span(TextWidth.cut(title ?? change.id, to: Page.width - 22 - TextWidth.columns(words)), .strong),
      Span("  " + words, .plain))
    return page
  }

  /// The line for a program: one object, without a line break inside.
  var json: String {
    var parts = [
      "\"at\":\"\(at.iso8601)\"", "\"event\":\"\(change.event.rawValue)\"", "\"id\":\(Self.quoted(change.id))",
    ]
    parts.append("\"kind\":\"\(change.kind.rawValue)\"")
    parts.append("\"name\":\(title.map { Self.quoted($0) } ?? "null")")
    parts.append("\"path\":\(Self.quoted(change.path))")
    return "{" + parts.joined(separator: ",") + "}\n"
  }

  /// What happened, in a few words.
  private var words: String {
    switch change.event {
    case .added: "added"
    case .changed: "changed"
    case .merged: "joined and written again"
    case .deleted: "deleted"
    case .removed: "gone"
    case .setAside: "set aside, see: loadbook check"
    case .evicted: "no longer on this device"
    }
  }

  func show(_ invocation: Invocation) {
    if invocation.wantsJSON {
      Terminal.write(json, to: 1)
    } else {
      invocation.show(page(zone: invocation.zone))
    }
  }

  /// A JSON string as the documents write it.
  private static func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.string(text)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

/// The names of all records, so that one that has gone can still be called by its name.
struct RecordTitles {
  private let zone: ZoneRules
  private var titles: [String: String] = [:]

  /// The names of what is in the book.
  init(_ book: Book, zone: ZoneRules) {
    self.zone = zone
    let records =
      book.splits.map { AnyRecord.split($0) } + book.workouts.map { .workout($0) } + book.sessions.map { .session($0) }
      + book.days.map { .day($0) } + book.races.map { .race($0) } + book.schedules.map { .schedule($0) }
      + [book.athlete].compactMap { $0 }.map { .athlete($0) }
    for record in records { titles[record.path] = RecordTitle.text(record, zone: zone) }
  }

  /// The name of a changed record, read anew where it is there.
  mutating func title(of change: DocumentChange, _ engine: PhoneEngine) async -> String? {
    let bytes = try? await engine.ask { cache throws(CacheError) in try await cache.bytes(of: change.path) }
    if let bytes = bytes ?? nil, let text = try? JSONText(bytes),
      let record = try? AnyRecord(kind: change.kind, path: change.path, bytes: bytes, text: text)
    {
      titles[change.path] = RecordTitle.text(record, zone: zone)
    }
    return titles[change.path]
  }
}

extension AnyRecord {
  /// Its file, from the folder's root.
  fileprivate var path: String {
    switch self {
    case .split(let record): record.path
    case .workout(let record): record.path
    case .session(let record): record.path
    case .day(let record): record.path
    case .race(let record): record.path
    case .schedule(let record): record.path
    case .athlete(let record): record.path
    }
  }
}
