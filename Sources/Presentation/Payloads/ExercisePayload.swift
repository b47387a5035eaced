import CanonicalJSON
import ExerciseLibrary
import TrainingModel

extension Payload {
  /// What `exercises --json` prints.
  public static func exercises(_ listings: [ExerciseListing]) -> Payload {
    Payload { writer in writer.array(count: listings.count) { listings[$1].write(to: &$0) } }
  }

  /// What `exercises show --json` prints.
  public static func exercise(_ listing: ExerciseListing) -> Payload { Payload { listing.write(to: &$0) } }
}

extension ExerciseListing {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("cues", exercise?.cues ?? [])
      writer.list("equipment", exercise?.equipment ?? []) { writer, choice in
        writer.array(count: choice.count) { $0.string(choice[$1].rawValue) }
      }
      writer.orNull("last", last)
      writer.member("loadType", loadType.rawValue)
      writer.member("machine", isMachine)
      writer.member("name", name)
      writer.member("own", exercise == nil)
      writer.member("primary", exercise?.primary ?? [])
      writer.member("secondary", exercise?.secondary ?? [])
    }
  }
}
