/// A directory on the walk, and what its files are.
struct WalkedDirectory {
  enum Purpose {
    /// The folder itself: one directory a layout, and the files of layouts without one.
    case root
    case documents(DocumentLayout)
    case stubs
  }

  /// From the folder's root; empty for the root.
  let path: String
  let purpose: Purpose
  let depth: Int
  let descriptor: Descriptor

  /// The path of something in this directory.
  func path(of name: String) -> String { path.isEmpty ? name : path + "/" + name }
}
