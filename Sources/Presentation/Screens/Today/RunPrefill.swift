import CanonicalJSON
import Planner
import TrainingModel

/// What “I ran it” begins with: the suggestion as if it had been run and had just ended.
struct RunPrefill {
  let run: SuggestedRun
  let view: TodayView

  /// How hard a run of this kind usually is for her, else how hard its hardest step is meant to be; a whole number.
  private var effort: Int64 {
    let known = view.answer.figures.limits.last { $0.rule == .roomLoad && $0.kind == run.kind }?.inputs
      .first { $0.name == .effort }?.number
    let hardest = run.steps.map { $0.effort.value }.max() ?? 3
    return min(max(Int64((known ?? hardest).rounded()), 1), 10)
  }

  /// The time of day at which it began if it ended just now; midnight where that was yesterday.
  private var start: String {
    ScheduleWords.clock(max(0, view.now.second / 60 - Int64(run.minutes.value)))
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("effort", effort)
      writer.member("kind", run.kind)
      writer.member("minutes", run.minutes)
      writer.member("start", start)
    }
  }
}
