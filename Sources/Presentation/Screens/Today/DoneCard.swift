import CanonicalJSON
import Planner
import TrainingModel

/// What she ran today, beside what had been planned.
struct DoneCard {
  let view: TodayView

  private var runs: [SessionLoad] { view.answer.done.filter { $0.activity == .run } }

  /// "You ran" and how long.
  var headline: Headline {
    let minutes = runs.reduce(Minutes.zero) { $0 + ($1.minutes ?? .zero) }
    return Headline(
      strong: "Run done" + (minutes.value > 0 ? "," : ""), rest: minutes.value > 0 ? Headline.length(minutes) : "")
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.orNull("planned", view.suggested) { writer, run in
        writer.object { writer in
          writer.member("run") { RunCard(run: run).write(to: &$0) }
          writer.member("text", Capital.first(RunWords.summary(run)))
        }
      }
      writer.list("runs", runs) { writer, run in
        writer.object { writer in
          writer.member("detail", Self.detail(run))
          writer.member("id", run.id)
          writer.member("text", Self.text(run))
        }
      }
    }
  }

  private static func text(_ run: SessionLoad) -> String {
    let kind = run.kind.map { RunWords.name($0) } ?? "run"
    return Capital.first((run.minutes.map { NumberWords.minutes($0) + " " } ?? "") + kind)
  }

  private static func detail(_ run: SessionLoad) -> String {
    guard let load = run.load else { return "not rated yet" }
    let effort = run.basis == .effort ? run.effort.map { ", effort " + NumberWords.decimal($0.value, digits: 1) } : nil
    return NumberWords.load(load) + (effort ?? ", " + BasisWords.short(run.basis))
  }
}
