/// What to do about one starter routine.
public enum SeedStep: Hashable, Sendable {
  /// Write its bytes: the folder has neither file nor stub of it.
  case write
  /// Write its bytes over the file, which says something older.
  case overwrite
  /// Delete it softly: its edited copy, the routine of this identifier, lives. Somebody edited it, and the deletion is
  /// not done yet or has not arrived.
  case retire(ULID)
  /// Nothing: the file says the same.
  case leave
  /// Nothing, for a reason.
  case skip(SeedSkip)
}

/// Why a starter routine is not written.
public enum SeedSkip: Hashable, Sendable {
  /// Its stub says that it was deleted, which holds until somebody restores the starters.
  case deleted
  /// A living routine of this identifier has its name.
  case sameName(ULID)
  /// Its file is there and cannot be read, for instance since a newer program wrote it.
  case setAside
  /// Its file was changed later than ours: a newer program's revision, or another program's edit.
  case newer
  /// It is there already.
  case lives
}
