import Presentation
import TrainingDesk
import TrainingModel

/// One call of a command: its words, its moment, its folder, and where its answer goes.
struct Invocation {
  /// The words after the command's name.
  let arguments: Arguments
  /// The path of the records' folder.
  let folder: String
  /// The moment that counts as now.
  private(set) var now: Instant
  /// The environment.
  let environment: Environment
  /// The zone files of this machine.
  let zones: ZoneDatabase
  /// Whether to print JSON.
  let wantsJSON: Bool
  /// The zone that days and wall-clock times are in: `--zone`, else her home zone, else the machine's.
  private(set) var zone: ZoneRules
  /// What belongs to this device alone.
  let settings: Settings

  private var mint = ULIDMint()

  /// Reads the options that every command takes.
  init(arguments: Arguments, command: Command, environment: Environment) throws(CommandError) {
    self.arguments = arguments
    self.environment = environment
    zones = ZoneDatabase(environment: environment)
    wantsJSON = arguments.has("--json")
    folder = try Self.folder(arguments, environment)
    settings = try Settings.load(environment: environment)
    (zone, now) = (.fixed(offset: 0), SystemClock.now())
  }

  /// Settles the zone, then the moment, which may be typed in that zone. `home` is the athlete's zone.
  mutating func settle(home: Zone?) throws(CommandError) {
    zone = try zoneRules(home: home)
    now = try typedMoment()
  }

  private func zoneRules(home: Zone?) throws(CommandError) -> ZoneRules {
    if let name = arguments.value("--zone") {
      guard let zone = Zone(name), let rules = zones.rules(of: zone) else {
        throw .usage("there is no time zone \(name) on this machine; a name looks like Europe/Berlin or +02:00")
      }
      return rules
    }
    let rules = home.map { zones.rules(of: $0) } ?? zones.systemRules(environment: environment, now: now)
    guard let rules else {
      let zone = home ?? zones.systemZone(environment: environment)
      throw .failed("this machine does not know the time zone \(zone.text): install tzdata, or say --zone +01:00")
    }
    return rules
  }

  private func typedMoment() throws(CommandError) -> Instant {
    guard let text = arguments.value("--now") else { return now }
    guard let instant = TimeText.instant(text, today: zone.localTime(at: now).day, zone: zone) else {
      throw .usage("--now \(text) is no time; it looks like 2026-11-30T07:10:00Z or 2026-11-30T07:10")
    }
    return instant
  }

  private static func folder(_ arguments: Arguments, _ environment: Environment) throws(CommandError) -> String {
    if let folder = arguments.value("--folder") ?? environment["LOADBOOK_FOLDER"] {
      guard !folder.isEmpty else { throw .usage("--folder needs the path of a folder") }
      return folder
    }
    guard let home = environment["HOME"] else { throw .usage("say where your records are: --folder DIR") }
    return home + "/Loadbook"
  }

  /// A new identifier, later than every one made before in this call.
  mutating func newID() -> ULID {
    mint.make(
      milliseconds: UInt64(max(now.seconds, 0)) * 1000, randomHigh: UInt16.random(in: .min ... .max),
      randomLow: UInt64.random(in: .min ... .max))
  }

  /// Writes a page to standard output.
  func show(_ page: Page) { Program.print(page, colour: Terminal.allowsColour(environment: environment)) }

  /// Writes JSON to standard output.
  func show(_ payload: Payload) { Terminal.write(String(decoding: payload.bytes, as: UTF8.self), to: 1) }

  /// Writes JSON or a page, whichever was asked for.
  func show(_ page: @autoclosure () -> Page, json: @autoclosure () -> Payload) {
    if wantsJSON { show(json()) } else { show(page()) }
  }

  /// Writes a message to standard error.
  func warn(_ text: String) { Program.warn(text) }
}
