import CanonicalJSON
import Planner
import TrainingModel

/// The small card about the weeks ahead: what continues, and where the taper begins.
struct AheadCard {
  let ahead: LoadAhead

  /// One or two sentences.
  var text: String {
    switch ahead.baseline {
    case .arrives(let days): return "Known in \(NumberWords.count(days, "day"))."
    case .usual(let load):
      let now = "About \(NumberWords.load(load)) a week"
      guard let race = ahead.race else { return now + ", if nothing changes." }
      return now + taper(race)
    }
  }

  private func taper(_ race: RaceAhead) -> String {
    let day = DayWords.inText(race.day)
    guard let first = ahead.taper.first else { return ", if nothing changes. \(race.name) is on \(day)." }
    if first.day <= ahead.day { return ". The taper holds until \(race.name) on \(day)." }
    return " until \(DayWords.inText(first.day)), then the taper up to \(race.name) on \(day)."
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.orNull("chart", LoadAheadChart.chart(ahead)) { $1.write(to: &$0) }
      writer.member("text", text)
    }
  }
}
