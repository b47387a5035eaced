import CanonicalJSON
import Planner
import TrainingModel

/// Tomorrow's run at an assumed readiness, in the same words as today's.
struct TomorrowCard {
  let preview: TomorrowPreview

  /// Whether there is a preview.
  var isShown: Bool { preview.absence == nil }

  var headline: Headline {
    preview.run.map { RunCard(run: $0).headline } ?? Headline(strong: "", rest: "Rest")
  }

  private var lines: [ReasonLine] {
    ReasonWords.shownToday(preview.reasons, isRest: preview.run == nil).map { ReasonLine(reason: $0) }
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.orNull("because", preview.absence.map { Capital.first(TomorrowScreen.because($0)) + "." })
      writer.member("date", DayWords.dayOfYear(preview.day))
      writer.member("headline") { headline.write(to: &$0) }
      writer.member("isShown", isShown)
      writer.member("line", "at \(preview.readiness.value) % readiness")
      writer.list("reasons", isShown ? lines : []) { $1.write(to: &$0) }
      writer.orNull("run", preview.run) { RunCard(run: $1).write(to: &$0) }
    }
  }
}
