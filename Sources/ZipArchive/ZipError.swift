/// Why an archive could not be written or read.
public enum ZipError: Error, Hashable, Sendable {
  /// A call to the system failed; the number is its `errno`.
  case system(ZipStep, code: Int32)
  /// A file of that name is there, and it was not to be replaced.
  case exists
  /// It is a folder, a pipe or a device.
  case notAFile
  /// It is no archive, or only a part of one.
  case notAnArchive
  /// The archive has more entries than the limit.
  case tooManyEntries(Int, limit: Int)
  /// The whole archive unpacks to more than it may for its size.
  case expandsTooMuch
  /// One entry cannot be taken.
  case entry(String, ZipEntryProblem)
}

/// What was being done to the archive's file.
public enum ZipStep: Hashable, Sendable {
  /// Opening or reading it.
  case read
  /// Writing it, or putting it in its place.
  case write
}

/// What is wrong with one entry.
public enum ZipEntryProblem: Hashable, Sendable {
  /// Its path leads out of the archive or holds what no path of ours holds.
  case path
  /// The archive has another entry of that path.
  case duplicate
  /// It is a symbolic link, a pipe or a device.
  case notAFile
  /// It is larger than the limit, in bytes.
  case tooLarge(limit: Int)
  /// It is encrypted.
  case encrypted
  /// Its content is not what the archive says of it: the check sum or the length differ, or it cannot be unpacked.
  case damaged
  /// It is packed by a method that is not known here.
  case unknownMethod
}
