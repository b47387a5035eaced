/// Linux's table of mounts, `/proc/self/mountinfo`: which kind of file system a device has.
///
/// A line is `36 35 98:0 /root /mount/point options fields… - type source options`.
struct MountTable {
  let text: String

  init(text: String) { self.text = text }

  /// The file system's name, such as `ext4` or `fuse.sshfs`; nil for a device that is not in the table.
  func fileSystem(ofDevice device: Int64) -> Substring? {
    let bits = UInt64(bitPattern: device)
    let number = "\(Self.major(bits)):\(Self.minor(bits))"
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: " ")
      guard fields.count > 2, fields[2] == number, let dash = fields.firstIndex(of: "-"), dash + 1 < fields.count
      else { continue }
      return fields[dash + 1]
    }
    return nil
  }

  /// Whether others may write to a file system of this name without this machine's kernel noticing.
  static func isShared(_ fileSystem: Substring) -> Bool {
    // `fuseblk` is a disk of this machine.
    shared.contains(fileSystem) || fileSystem == "fuse" || fileSystem.hasPrefix("fuse.")
  }

  private static let shared: Set<Substring> = [
    "nfs", "nfs4", "cifs", "smb3", "smbfs", "ncpfs", "afs", "coda", "9p", "virtiofs", "vboxsf", "prl_fs", "vmhgfs",
    "ceph",
    "lustre", "gfs2", "ocfs2", "glusterfs", "pvfs2", "davfs",
  ]

  /// A device's number holds these two as Linux's `sysmacros.h` says.
  private static func major(_ device: UInt64) -> UInt64 { device >> 8 & 0xFFF | device >> 32 & ~0xFFF }

  private static func minor(_ device: UInt64) -> UInt64 { device & 0xFF | device >> 12 & ~0xFF & 0xFFFF_FFFF }
}
