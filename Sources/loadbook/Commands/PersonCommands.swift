import CanonicalJSON
import Presentation
import SyncEngine
import TrainingDesk
import TrainingModel

/// `athlete`.
enum AthleteCommand {
  static let command = Command(
    name: ["athlete"],
    usage: "[--zone NAME] [--week-starts DAY] [--max-hr BPM] [--resting-hr BPM] [--sex female|male]",
    summary: "Show or change what Loadbook knows of you. All of it is optional.",
    notes: [
      "Heart rates and sex are read only to estimate the load of a run that has a mean heart rate and no effort.",
      "Here --zone NAME sets your home zone, for example Europe/Berlin. An empty value takes a heart rate or the sex away.",
    ],
    options: [
      Option(name: "--week-starts", value: "DAY", help: "monday … sunday"),
      Option(name: "--max-hr", value: "BPM", help: "your maximum heart rate"),
      Option(name: "--resting-hr", value: "BPM", help: "your resting heart rate"),
      Option(name: "--sex", value: "SEX", help: "female or male"),
    ],
    body: .writing { invocation, book async throws(CommandError) in
      _ = try invocation.positionals()
      try refuseQuarantined(book)
      let call = invocation
      let new = AthleteDocument(createdAt: invocation.now)
      let athlete = try await book.update(book.athlete, else: new, call) { athlete throws(CommandError) in
        try change(&athlete, call)
      }.document
      invocation.show(page(athlete), json: Payload { athlete.write(to: &$0) })
      return .done
    })

  private static func refuseQuarantined(_ book: Book) throws(CommandError) {
    if let file = book.quarantined.first(where: { $0.path == "Athlete.json" }) {
      throw .failed("Athlete.json cannot be read, so nothing was changed. \(file.reason) \(file.advice)")
    }
  }

  private static func change(_ athlete: inout AthleteDocument, _ invocation: Invocation) throws(CommandError) {
    if let name = invocation.arguments.value("--zone") {
      guard let zone = Zone(name), invocation.zones.rules(of: zone) != nil else {
        throw .usage("there is no time zone \(name) on this machine; a name looks like Europe/Berlin")
      }
      athlete.homeZone = zone
    }
    if let name = invocation.arguments.value("--week-starts") {
      guard let day = (1...7).first(where: { DayWords.weekday($0).lowercased() == name.lowercased() }) else {
        throw .usage("--week-starts \(name): say a weekday, for example monday")
      }
      athlete.weekStart = day
    }
    try changeRate("--max-hr", &athlete.maxHeartRate, invocation)
    try changeRate("--resting-hr", &athlete.restingHeartRate, invocation)
    if let highest = athlete.maxHeartRate, let resting = athlete.restingHeartRate, resting >= highest {
      throw .usage("the resting heart rate must be below the maximum")
    }
    if invocation.arguments.value("--sex") == "" {
      athlete.sex = nil
    } else if let sex = try invocation.choice("--sex", Sex.self) {
      athlete.sex = sex
    }
  }

  /// Sets a heart rate that was given; an empty value takes it away.
  private static func changeRate(_ option: String, _ rate: inout HeartRate?, _ invocation: Invocation)
    throws(CommandError)
  {
    if invocation.arguments.value(option) == "" {
      rate = nil
    } else if let value = try invocation.number(option, in: 20...300, unit: "a heart rate from 20 to 300") {
      rate = HeartRate(value)
    }
  }

  private static func page(_ athlete: AthleteDocument) -> Page {
    func rate(_ rate: HeartRate?) -> String { rate.map { NumberWords.whole($0.value) + " bpm" } ?? "not set" }
    var page = Page()
    page.row("Home zone", athlete.homeZone?.text ?? "not set: this machine's")
    page.row("Week starts", DayWords.weekday(athlete.weekStart ?? 1))
    page.row("Maximum HR", rate(athlete.maxHeartRate))
    page.row("Resting HR", rate(athlete.restingHeartRate))
    page.row("Sex", athlete.sex?.rawValue ?? "not set")
    return page
  }
}

/// `settings`.
enum SettingsCommand {
  static let command = Command(
    name: ["settings"], usage: "[--units kg|lb,km|mi] [--rest S] [--countdown S]",
    summary: "Show or change this device's own settings. They are kept beside your records, never in them.",
    options: [
      Option(
        name: "--units", value: "UNITS",
        help: "shown units: kg or lb, km or mi, for example lb,mi; distances are typed in km"),
      Option(name: "--rest", value: "S", help: "rest between sets in seconds"),
      Option(name: "--countdown", value: "S", help: "the countdown after the last set in seconds"),
    ], needsZone: false,
    body: .alone { invocation async throws(CommandError) in
      _ = try invocation.positionals()
      var settings = invocation.settings
      try change(&settings, invocation)
      if settings != invocation.settings { _ = try settings.save(environment: invocation.environment) }
      var page = Page()
      page.row("Units", "\(settings.weightUnit.rawValue), \(settings.distanceUnit.rawValue)")
      page.row("Rest", "\(settings.restSeconds) s")
      page.row("Countdown", "\(settings.countdownSeconds) s")
      page.row("File", SettingsFile(environment: invocation.environment)?.path ?? "none: HOME is not set")
      let shown = settings
      invocation.show(page, json: Payload { shown.write(to: &$0) })
      return .done
    })

  private static func change(_ settings: inout Settings, _ invocation: Invocation) throws(CommandError) {
    if let units = invocation.arguments.value("--units") {
      for unit in units.split(separator: ",").map(String.init) {
        if let weight = WeightUnit(rawValue: unit) {
          settings.weightUnit = weight
        } else if let distance = DistanceUnit(rawValue: unit) {
          settings.distanceUnit = distance
        } else {
          throw .usage("--units \(unit): say kg or lb, km or mi")
        }
      }
    }
    settings.restSeconds = try invocation.whole("--rest", in: 0...3600) ?? settings.restSeconds
    settings.countdownSeconds = try invocation.whole("--countdown", in: 0...60) ?? settings.countdownSeconds
  }
}
