/// One look at everything in the folder that matters to an observer.
struct GlanceWalk {
  let access: FolderAccess
  let layouts: [DocumentLayout]
  let isCancelled: () -> Bool
  private var glance = FolderGlance()

  init(access: FolderAccess, layouts: [DocumentLayout], isCancelled: @escaping () -> Bool) {
    self.access = access
    self.layouts = layouts
    self.isCancelled = isCancelled
  }

  /// Nil if the folder itself cannot be listed.
  mutating func run() -> FolderGlance? {
    guard let root = try? access.open("") else { return nil }
    defer { access.calls.release(root) }
    guard let entries = try? access.calls.entries(of: root) else { return nil }
    look(at: entries, in: .root, root)
    return glance
  }

  private mutating func enter(_ directory: ObservedDirectory, _ parent: Descriptor) {
    if isCancelled() { return }
    do throws(SystemError) {
      let descriptor = try access.calls.openDirectory(DocumentPath.name(of: directory.path), in: parent)
      defer { access.calls.release(descriptor) }
      look(at: try access.calls.entries(of: descriptor), in: directory, descriptor)
    } catch {
      if error != .missing { glance.unlistedDirectories.append(directory.path) }
    }
  }

  private mutating func look(at entries: [DirectoryEntry], in directory: ObservedDirectory, _ descriptor: Descriptor) {
    for entry in entries {
      let isDirectory = access.calls.isDirectory(entry, in: descriptor)
      switch directory.sight(of: FileName(entry.name), isDirectory: isDirectory, layouts: layouts) {
      case .directory(let child): enter(child, descriptor)
      case .file(let path): glance.files[path] = status(of: entry, in: descriptor)
      case .everything(let name): glance.landmarks[name] = status(of: entry, in: descriptor)
      case .nothing: break
      }
    }
  }

  /// Nil for what has gone meanwhile.
  private func status(of entry: DirectoryEntry, in directory: Descriptor) -> FileStatus? {
    guard let name = FileName(entry.name).text else { return nil }
    return try? access.calls.status(of: name, in: directory)
  }
}

extension FileCalls {
  /// Whether an entry is a directory, also where the file system tells only when asked.
  func isDirectory(_ entry: DirectoryEntry, in directory: Descriptor) -> Bool {
    if let kind = entry.kind { return kind == .directory }
    guard let name = FileName(entry.name).text else { return false }
    return (try? status(of: name, in: directory).kind) == .directory
  }
}
