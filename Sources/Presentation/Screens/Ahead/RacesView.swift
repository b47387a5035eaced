import CanonicalJSON
public import Planner
public import TrainingModel

/// The races: those ahead, the nearest first, and those that were.
public struct RacesView: Sendable {
  /// The races in any order.
  public var races: [RaceDocument]
  /// The load ahead, which says which race decides and whether its taper holds.
  public var ahead: LoadAhead
  /// The unit of distances.
  public var unit: DistanceUnit

  /// The screen of these races.
  public init(races: [RaceDocument], ahead: LoadAhead, unit: DistanceUnit) {
    (self.races, self.ahead, self.unit) = (races, ahead, unit)
  }

  private var sorted: [RaceDocument] { races.sorted { ($0.day, $0.id) < ($1.day, $1.id) } }

  func write(to writer: inout JSONWriter) {
    let ahead = sorted.filter { ($0.lastDay ?? $0.day) >= self.ahead.day }
    let past = sorted.filter { ($0.lastDay ?? $0.day) < self.ahead.day }
    writer.object { writer in
      writer.list("past", past.reversed()) { write($1, to: &$0) }
      writer.list("races", ahead) { write($1, to: &$0) }
      writer.member("words") { writer in
        writer.object { writer in
          writer.orNull("missing", BaselineWords.missing(self.ahead.baseline))
          writer.member(
            "taper",
            "Before a race running falls over 13 days to half of the usual, and lifting stays. A race has no target time."
          )
        }
      }
    }
  }

  private func write(_ race: RaceDocument, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("day", race.day)
      writer.member("daysLeft", race.day - ahead.day)
      writer.member("id", race.id)
      writer.member("name", race.name)
      writer.member("shape", race.shape)
      writer.member("words") { words(race, to: &$0) }
    }
  }

  private func words(_ race: RaceDocument, to writer: inout JSONWriter) {
    let daysLeft = race.day - ahead.day
    let isOn = daysLeft <= 0 && (race.lastDay ?? race.day) >= ahead.day
    writer.object { writer in
      writer.member("cutoffs", (race.cutoffs ?? []).map { cutoff($0) })
      writer.member("day", DayWords.long(race.day) + (race.lastDay.map { " to " + DayWords.long($0) } ?? ""))
      writer.member("shape", RaceWords.shape(race.shape, unit: unit))
      writer.orNull("taper", taper(race, daysLeft: daysLeft))
      writer.member("when", isOn ? RaceWords.distance(0) : RaceWords.distance(daysLeft))
    }
  }

  /// When the taper begins, or why there is none; nil from race day on.
  private func taper(_ race: RaceDocument, daysLeft: Int64) -> String? {
    guard daysLeft > 0 else { return nil }
    let start = race.day - LoadAheadFigures.taperDays
    let day = DayWords.inText(start)
    let decides = ahead.race.map { $0.day == race.day && $0.name == race.name } ?? false
    if decides, ahead.taper.isEmpty, ahead.baseline.usualWeek != nil || start <= ahead.day {
      return "No taper: 28 days of history were missing when it would have begun."
    }
    if start > ahead.day { return "The taper begins on \(day)." }
    return decides ? "The taper holds since \(day)." : nil
  }

  private func cutoff(_ cutoff: RaceCutoff) -> String {
    let minutes = NumberWords.minutes(cutoff.minutes)
    return cutoff.kilometres.map { "\(NumberWords.distance($0, unit: unit)) within \(minutes)" }
      ?? "the finish within \(minutes)"
  }
}

extension Payload {
  /// What the app shows of the races.
  public static func racesView(_ view: RacesView) -> Payload { Payload { view.write(to: &$0) } }
}
