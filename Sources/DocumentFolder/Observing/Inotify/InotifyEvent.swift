/// One event of Linux's inotify.
struct InotifyEvent: Hashable, Sendable {
  /// The number of the watch; −1 for an overflow.
  let watch: Int32
  let kinds: Kinds
  /// The name in the watched directory; empty if the event is the directory's own.
  let name: [UInt8]

  /// The kernel's bits, which are the same on all machines.
  struct Kinds: OptionSet, Hashable, Sendable {
    let rawValue: UInt32

    static let modified = Kinds(rawValue: 0x2)
    static let attributes = Kinds(rawValue: 0x4)
    static let closedAfterWriting = Kinds(rawValue: 0x8)
    static let movedFrom = Kinds(rawValue: 0x40)
    static let movedTo = Kinds(rawValue: 0x80)
    static let created = Kinds(rawValue: 0x100)
    static let deleted = Kinds(rawValue: 0x200)
    static let deletedSelf = Kinds(rawValue: 0x400)
    static let movedSelf = Kinds(rawValue: 0x800)
    /// The file system of the directory was unmounted.
    static let unmounted = Kinds(rawValue: 0x2000)
    /// Events were lost, since nobody read them in time.
    static let overflow = Kinds(rawValue: 0x4000)
    /// The watch is no more.
    static let ignored = Kinds(rawValue: 0x8000)
    /// The name is a directory's.
    static let directory = Kinds(rawValue: 0x4000_0000)

    /// What is asked for. `attributes` too: a file that may be read again changes nothing else.
    static let watched: Kinds = [
      .modified, .attributes, .closedAfterWriting, .movedFrom, .movedTo, .created, .deleted, .deletedSelf, .movedSelf,
    ]
  }
}
