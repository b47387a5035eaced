extension FileCalls {
  /// Closes a descriptor that nothing was written through: its error could not concern anyone's data.
  func release(_ descriptor: Descriptor) {
    _ = try? closeFile(descriptor)
  }

  /// Forces a directory's entries onto the disk, where the disk can do that; on the others a rename is all there is.
  func syncDirectory(_ directory: Descriptor) throws(SystemError) {
    do {
      try sync(directory)
    } catch {
      if error != .unsupported { throw error }
    }
  }
}
