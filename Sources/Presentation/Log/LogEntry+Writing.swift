import CanonicalJSON
import Planner
import TrainingModel

extension LogEntry {
  /// Writes the entry with its words. Its figures are those that `history` and `workouts` print with `--json`.
  func write(to writer: inout JSONWriter, units: Units) {
    writer.object { writer in
      writer.member("activity", activity)
      writer.orNull("basis", load?.basis)
      writer.member("clock", local.clock)
      writer.member("day", local.day)
      writer.orNull("effort", effort)
      writer.member("id", id)
      writer.member("isRunning", isRunning)
      writer.orNull("kilometres", kilometres)
      writer.member("kind", kind.rawValue)
      writer.member("line", line)
      writer.orNull("load", load?.load)
      writer.member("loadWords", loadWords)
      writer.orNull("minutes", minutes)
      writer.member("path", path)
      writer.orNull("sets", totals?.sets)
      writer.orNull("source", source)
      writer.member("start", start)
      writer.orNull("status", status)
      writer.orNull("statusWords", status.map { SetWords.name($0) })
      writer.member("title", title)
      writer.orNull("volume", totals?.volume)
      writer.member("weekday", DayWords.weekday(local.day.weekday).prefix(3) + " " + String(local.day.dayOfMonth))
      writer.member("weightUnit", units.weight)
    }
  }

  /// The address of its screen.
  public var path: String { (kind == .workout ? "/workouts/" : "/sessions/") + id.text }

  /// Its load, or why it has none.
  var loadWords: String {
    guard let load else { return kind == .workout && totals?.sets == 0 ? "no sets" : "counted with another record" }
    return load.load.map { NumberWords.load($0) } ?? "no load yet"
  }
}
