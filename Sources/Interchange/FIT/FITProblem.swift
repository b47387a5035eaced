/// Something that was wrong in a FIT file, with the byte it was found at; what could be read is kept all the same.
public enum FITProblem: Sendable, Hashable {
  /// The bytes do not start with a FIT header.
  case notFIT
  /// The header's own checksum is wrong.
  case headerChecksum(byte: Int)
  /// The checksum after the records, at `byte`, is wrong.
  case checksum(byte: Int)
  /// The file ends at `byte`, before the checksum is complete.
  case checksumMissing(byte: Int)
  /// The file ends too soon: its last whole record ends at `byte`, and `missing` declared bytes are not there.
  case truncated(byte: Int, missing: Int)
  /// The header at `byte` declares no length, as after a reset of the device; the records were read to the end.
  case neverClosed(byte: Int)
  /// The record at `byte` names a definition that was never made, so that nothing after it can be read.
  case undefinedMessage(byte: Int)
  /// The definition at `byte` is damaged, so that nothing after it can be read.
  case badDefinition(byte: Int)
  /// The record at `byte` reaches beyond the declared length.
  case overrun(byte: Int)
  /// After the last file follow `count` bytes that are no FIT file.
  case trailingBytes(byte: Int, count: Int)
  /// File `part` of the chain, counted from 0, is no activity.
  case otherKind(FITFileKind, part: Int)
  /// File `part` of the chain lost its own summary; a session was made of its records or laps.
  case summaryMissing(part: Int)
  /// The session at `byte` has a duration that cannot be, and got the best that the file allows.
  case implausibleDuration(byte: Int)
  /// The session at `byte` has no date, because the device's clock was never set, and was left out.
  case noDate(byte: Int)
  /// The session at `byte` is one that stands in the file already, and was left out.
  case repeatedSession(byte: Int)
  /// The file has more sessions than any recording, and those from `byte` on were left out.
  case tooManySessions(byte: Int)
}
