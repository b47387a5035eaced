/// What putting bytes in place came to. Either way the bytes are on the disk and would survive a power cut.
enum SaveResult: Hashable, Sendable {
  /// The file was put in place.
  case written
  /// The file held these very bytes already and was not touched.
  case unchanged
}
