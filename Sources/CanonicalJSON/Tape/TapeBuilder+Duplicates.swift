extension TapeBuilder {
  /// Throws `duplicateMember` at the first name of the object at `index` that repeats an earlier one. Sorting keeps a
  /// hostile object of very many names from taking quadratic time.
  func refuseDuplicates(in index: Int) throws(JSONError) {
    var (texts, names) = decodedNames(of: index)
    let repeated = texts.withUnsafeBufferPointer { texts in
      func orderOf(_ a: Name, _ b: Name) -> Int { order(texts.part(a.text), texts.part(b.text)) }
      names.sort { first, second in
        let relation = orderOf(first, second)
        return relation != 0 ? relation < 0 : first.token < second.token
      }
      return zip(names, names.dropFirst()).filter { orderOf($0, $1) == 0 }.map { $0.1.token }.min()
    }
    guard let repeated else { return }
    throw failure(.duplicateMember, at: Int(tokens[repeated].start)).inside(text(repeated))
  }

  private struct Name {
    var token: Int
    var text: Range<Int>
  }

  /// The unescaped names of an object, end to end, and where each lies.
  private func decodedNames(of index: Int) -> ([UInt8], [Name]) {
    var texts: [UInt8] = []
    var names: [Name] = []
    var child = index + 1
    while child < tokens.count {
      let start = texts.count
      let content = bytes.part(tokens[child].content)
      if tokens[child].flag { appendUnescaped(content, to: &texts) } else { texts.append(contentsOf: content) }
      names.append(Name(token: child, text: start..<texts.count))
      child = Int(tokens[child + 1].next)
    }
    return (texts, names)
  }
}
