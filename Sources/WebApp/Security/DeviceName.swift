/// What a device may be called.
enum DeviceName {
  /// The most characters of a name.
  static let limit = 60

  /// The name without space around it; nil where it is empty, too long, or holds a character that is none.
  static func read(_ text: String) -> String? {
    var text = Substring(text)
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    let isPlain = text.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }
    return isPlain && (1...limit).contains(text.count) && text.utf8.count <= limit * 8 ? String(text) : nil
  }
}
