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
      let content = UnsafeBufferPointer(rebasing: buffer[token.content])
      return token.flag ? unescaped(content) : Array(content)
    }
  }

  /// The path of the token at `target`, found by walking down from the root; only failures pay for it.
  func path(to target: Int) -> String {
    var error = JSONError(kind: .wrongType, offset: 0, path: "")
    for step in steps(to: target).reversed() { error = error.inside(step) }
    return error.path
  }

  private func steps(to target: Int) -> [String] {
    var steps: [String] = []
    var index = 0
    while index != target {
      let children = children(of: index)
      guard let position = children.firstIndex(where: { target < Int(tokens[$0.value].next) }) else { break }
      let child = children[position]
      steps.append(child.name.map { String(decoding: text(at: $0), as: UTF8.self) } ?? "[\(position)]")
      if child.name == target { break }
      index = child.value
    }
    return steps
  }
}
