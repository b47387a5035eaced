import CanonicalJSON
public import TrainingModel

extension Payload {
  /// The identifier of what an act made or moved.
  public static func identified(_ id: ULID) -> Payload { Payload { writer in writer.object { $0.member("id", id) } } }

  /// What became of the starter routines.
  public static func restoredStarters(_ restored: [StarterRoutine], left: [StarterRoutine]) -> Payload {
    Payload { writer in
      writer.object { writer in
        writer.member("left", left.map { $0.name })
        writer.member("restored", restored.map { $0.name })
        writer.member("text", RoutineWords.restored(Int64(restored.count), left: left.map { $0.name }))
      }
    }
  }
}

extension RoutineWords {
  /// What became of the starter routines: `6 starter routines came back.`
  static func restored(_ count: Int64, left: [String]) -> String {
    let came =
      count == 0
      ? "No starter routine came back." : NumberWords.count(count, "starter routine") + " came back."
    guard !left.isEmpty else { return count == 0 ? "All starter routines are here." : came }
    return came + " Left away, since you have routines of these names: " + left.joined(separator: ", ") + "."
  }
}
