/// What becomes of a library exercise's name when the exercise is renamed.
enum LibraryName {
  /// The library's name to be kept beside `name`; nil where `name` is the library's own again.
  static func kept(_ libraryName: String, beside name: String) -> String? {
    // Byte for byte: two spellings that Swift calls equal are two names in a file.
    libraryName.utf8.elementsEqual(name.utf8) ? nil : libraryName
  }
}
