/// The calls into Linux's inotify, so that tests can refuse any of them.
protocol InotifyCalls: Sendable {
  func open() throws(SystemError) -> Descriptor
  func close(_ inotify: Descriptor)
  /// Watches the directory at `path` and gives the watch's number: the earlier one if it is watched already. A symbolic
  /// link is followed only to the folder itself, since the user chose that. Throws `unsupported` for a folder on a file
  /// system that does not tell what other machines write; directories inside the folder are taken to lie on its own.
  func watch(_ path: String, isRoot: Bool, with inotify: Descriptor) throws(SystemError) -> Int32
  func unwatch(_ watch: Int32, with inotify: Descriptor)
  /// The events that wait, at most a buffer full; none if none waits.
  func events(from inotify: Descriptor) throws(SystemError) -> [InotifyEvent]
}
