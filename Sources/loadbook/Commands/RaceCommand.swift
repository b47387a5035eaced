import CanonicalJSON
import Presentation
import SyncEngine
import TrainingModel

/// `race add`, `race list` and `race remove`.
enum RaceCommand {
  /// Five years with their leap days: a race beyond them is a slip of the fingers.
  private static let daysAhead: Int64 = 1826
  private static let lengths: [(option: String, kilometres: Double)] = [
    ("--5k", 5), ("--10k", 10), ("--half", 21.0975), ("--marathon", 42.195),
  ]

  static let add = Command(
    name: ["race", "add"], usage: "NAME DAY --5k|--10k|--half|--marathon|--km N|--hours N|--backyard",
    summary: "Add a race: its name, its day and its shape. A race has no target time.",
    options: [
      Option(name: "--5k", value: nil, help: "5 km"),
      Option(name: "--10k", value: nil, help: "10 km"),
      Option(name: "--half", value: nil, help: "half marathon"),
      Option(name: "--marathon", value: nil, help: "marathon"),
      Option(name: "--km", value: "KM", help: "any other distance"),
      Option(name: "--hours", value: "H", help: "as far as possible in so many hours"),
      Option(name: "--backyard", value: nil, help: "a loop each hour until one is left"),
    ],
    body: .writing { invocation, book async throws(CommandError) in
      let words = try invocation.positionals("a name", "a day")
      let race = RaceDocument(
        id: invocation.newID(), name: try name(words[0]), day: try day(words[1], today: invocation.today),
        shape: try shape(invocation), createdAt: invocation.now)
      let path = try await book.add(race, invocation)
      var line = "\(race.name), \(RaceWords.shape(race.shape)), \(DayWords.long(race.day)), "
      line += RaceWords.distance(race.day - invocation.today)
      show(race, path: path, line, invocation)
      return .done
    })

  private static func name(_ text: String) throws(CommandError) -> String {
    guard !text.isEmpty else { throw .usage("the race needs a name") }
    guard !text.unicodeScalars.contains(where: { TerminalText.isControl($0) }) else {
      throw .usage("the race's name holds a control character or a line break; leave it out")
    }
    return text
  }

  private static func day(_ text: String, today: Day) throws(CommandError) -> Day {
    guard let day = TimeText.day(text, today: today) else {
      throw .usage("\(text) is no day; a day looks like 2027-04-18")
    }
    guard day - today <= daysAhead else { throw .usage("\(text) is more than five years ahead") }
    return day
  }

  private static func show(_ race: RaceDocument, path: String, _ words: String, _ invocation: Invocation) {
    var page = Page()
    page.paragraph(words, first: Span(race.id.text + "  ", .strong))
    invocation.show(
      page,
      json: Payload { writer in
        writer.object { writer in
          writer.member("id", race.id)
          writer.member("path", path)
        }
      })
  }

  private static func shape(_ invocation: Invocation) throws(CommandError) -> RaceShape {
    let given = invocation.arguments.given(among: lengths.map { $0.option } + ["--km", "--hours", "--backyard"])
    guard given.count == 1 else {
      throw .usage("say one shape: --5k, --10k, --half, --marathon, --km N, --hours N or --backyard")
    }
    if let length = lengths.first(where: { $0.option == given[0] }) {
      return .fixedLength(Kilometres(length.kilometres))
    }
    if let km = try invocation.number("--km", in: 0.1...1000, unit: "kilometres from 0.1 to 1000") {
      return .fixedLength(Kilometres(km))
    }
    if let hours = try invocation.number("--hours", in: 0.1...336, unit: "hours from 0.1 to 336") {
      return .timed(hours: hours)
    }
    return RaceShape(kind: .backyard)
  }

  static let list = Command(
    name: ["race", "list"], usage: "[OPTION…]", summary: "Your races in the order of their days.",
    body: .reading { invocation, book async throws(CommandError) in
      _ = try invocation.positionals()
      let races = book.races.map { $0.document }
        .sorted { ($0.day, $0.id) < ($1.day, $1.id) }
      let today = invocation.today
      var page = Page()
      if races.isEmpty { page.text("No race yet. To add one: loadbook race add \"City Half\" 2027-04-18 --half") }
      for race in races {
        page.paragraph(
          "\(race.name), \(RaceWords.shape(race.shape)), \(RaceWords.distance(race.day - today))",
          first: Span("\(race.id.text)  \(race.day.text)  ", .dim))
      }
      invocation.show(
        page,
        json: Payload { writer in
          writer.array(count: races.count) { writer, index in
            writer.object { writer in
              writer.member("day", races[index].day)
              writer.member("daysLeft", races[index].day - today)
              writer.member("id", races[index].id)
              writer.member("name", races[index].name)
              writer.member("shape", races[index].shape)
            }
          }
        })
      return .done
    })

  static let remove = Command(
    name: ["race", "remove"], usage: "ID [OPTION…]",
    summary: "Remove a race. ID may be its beginning or end.",
    body: .writing { invocation, book async throws(CommandError) in
      let words = try invocation.positionals("an identifier")
      let record = try book.race(words[0])
      try await book.delete(record.deletion(isImported: false, at: invocation.now))
      show(record.document, path: record.path, "\(record.document.name) removed", invocation)
      return .done
    })
}
