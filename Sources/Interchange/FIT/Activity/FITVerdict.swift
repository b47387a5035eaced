/// What the bytes of a FIT file turned out to be.
public enum FITVerdict: Hashable, Sendable {
  /// At least one session was read.
  case activity
  /// A FIT file for something else, such as monitoring or a course.
  case notAnActivity(FITFileKind)
  /// An activity file without a session, a lap or a record that could be read.
  case nothingRecorded
  /// No FIT file at all.
  case notFIT
}
