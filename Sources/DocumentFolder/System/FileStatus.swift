/// What the file system knows about one file.
struct FileStatus: Hashable, Sendable {
  let kind: FileKind
  /// Bytes.
  let size: Int64
  /// Permission bits, 0…0o777.
  let mode: UInt32
  /// Whole seconds since 1970-01-01T00:00:00Z by the clock of the machine that holds the disk.
  var modifiedAt: Int64 { mtimeNanoseconds / 1_000_000_000 }
  /// Nanoseconds since then.
  let mtimeNanoseconds: Int64
  let identity: FileIdentity

  var stamp: FileStamp { FileStamp(size: size, mtimeNanoseconds: mtimeNanoseconds, inode: identity.inode) }
}

/// What two names of one file have in common.
struct FileIdentity: Hashable, Sendable {
  let device: Int64
  /// The file's number on its disk, as its bits.
  let inode: Int64
}

/// One name in a directory.
struct DirectoryEntry: Hashable, Sendable {
  /// The name's bytes; they need not be UTF-8.
  let name: [UInt8]
  /// Nil where the file system does not tell without a further call.
  let kind: FileKind?
}
