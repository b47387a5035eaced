#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// Why the operating system refused a call, told apart as far as it changes what a person can do about it.
public enum SystemError: Error, Hashable, Sendable {
  /// The disk is full (ENOSPC).
  case noSpace
  /// The user's share of the disk is used up (EDQUOT).
  case overQuota
  /// The disk is mounted read-only (EROFS).
  case readOnlyDisk
  /// The user may not do this (EACCES, EPERM).
  case notPermitted
  /// The disk or the connection to it failed (EIO).
  case inputOutput
  /// The process or the machine has too many files open (EMFILE, ENFILE).
  case tooManyOpenFiles
  /// A name is longer than this disk takes (ENAMETOOLONG).
  case nameTooLong
  /// There is nothing of that name (ENOENT).
  case missing
  /// Something of that name is there already (EEXIST).
  case exists
  /// A part of the path is no directory (ENOTDIR).
  case notADirectory
  /// A directory stands where a file should (EISDIR).
  case isADirectory
  /// A symbolic link stands where a file or directory should (ELOOP).
  case symbolicLink
  /// The disk or network folder went away (ESTALE, ENODEV, ENXIO, ENOTCONN).
  case diskGone
  /// This kind of disk cannot do this (EINVAL, ENOTSUP, ENOLCK).
  case unsupported
  /// A signal interrupted the call before it did anything (EINTR).
  case interrupted
  /// Somebody else holds it at the moment (EWOULDBLOCK).
  case wouldBlock
  /// Any other error, by its number.
  case other(code: Int32)

  /// The error of this `errno` value.
  public init(code: Int32) {
    self = Self.known.first { $0.code == code }?.error ?? .other(code: code)
  }

  private static let known: [(code: Int32, error: SystemError)] = [
    (ENOSPC, .noSpace), (EDQUOT, .overQuota), (EROFS, .readOnlyDisk), (EACCES, .notPermitted), (EPERM, .notPermitted),
    (EIO, .inputOutput), (EMFILE, .tooManyOpenFiles), (ENFILE, .tooManyOpenFiles), (ENAMETOOLONG, .nameTooLong),
    (ENOENT, .missing), (EEXIST, .exists), (ENOTDIR, .notADirectory), (EISDIR, .isADirectory), (ELOOP, .symbolicLink),
    (ESTALE, .diskGone), (ENODEV, .diskGone), (ENXIO, .diskGone), (ENOTCONN, .diskGone), (EINVAL, .unsupported),
    (ENOTSUP, .unsupported), (EOPNOTSUPP, .unsupported), (EINTR, .interrupted),
    (EWOULDBLOCK, .wouldBlock), (ENOLCK, .unsupported),
  ]
}
