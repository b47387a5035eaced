/// The bytes of a checked text with its tokens in file order; shared by all nodes of the text.
@usableFromInline
final class Tape: Sendable {
  @usableFromInline let bytes: [UInt8]
  @usableFromInline let tokens: ContiguousArray<Token>

  init(bytes: [UInt8], tokens: ContiguousArray<Token>) {
    self.bytes = bytes
    self.tokens = tokens
  }

  /// The indices of the values directly inside the container at `index`, with their names if it is an object.
  func children(of index: Int) -> [(name: Int?, value: Int)] {
    let isObject = tokens[index].kind == .object
    var children: [(name: Int?, value: Int)] = []
    var child = index + 1
    while child < Int(tokens[index].next) {
      let value = isObject ? child + 1 : child
      children.append((isObject ? child : nil, value))
      child = Int(tokens[value].next)
    }
    return children
  }

  /// The number of elements of the array at `index`.
  @usableFromInline
  func count(of index: Int) -> Int {
    let end = Int(tokens[index].next)
    var count = 0
    var child = index + 1
    while child < end {
      child = Int(tokens[child].next)
      count += 1
    }
    return count
  }

  /// The unescaped UTF-8 of the string at `index`.
  @usableFromInline
  func text(at index: Int) -> [UInt8] {
    let token = tokens[index]
    return bytes.withUnsafeBufferPointer { buffer in
      let content = buffer.part(token.content)
      return token.flag ? unescaped(content) : Array(content)
    }
  }

  /// The path of the value or name at `target`, found by walking down from the root; only failures pay for it.
  func path(to target: Int) -> String {
    var path = ""
    var index = 0
    while index < target {
      let isObject = tokens[index].kind == .object
      let (child, position) = child(of: index, holding: target)
      path = JSONError.joined(path, isObject ? String(decoding: text(at: child), as: UTF8.self) : "[\(position)]")
      if child == target { break }
      index = isObject ? child + 1 : child
    }
    return path
  }

  /// The element, or the name of the member, of the container at `index` in which `target` lies, and its position.
  private func child(of index: Int, holding target: Int) -> (child: Int, position: Int) {
    let valueOffset = tokens[index].kind == .object ? 1 : 0
    var (child, position) = (index + 1, 0)
    while Int(tokens[child + valueOffset].next) <= target {
      child = Int(tokens[child + valueOffset].next)
      position += 1
    }
    return (child, position)
  }
}
