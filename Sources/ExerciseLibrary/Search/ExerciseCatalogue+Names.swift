extension ExerciseCatalogue {
  /// The exercise that a routine or a workout means by its library name: of that name, of one that differs in capitals,
  /// hyphens, accents, plural or the order of its words, of another name that is known for it, or of its name with its
  /// equipment behind it, as other programs write: "Lat Pulldown (Cable)". Nil: an exercise of somebody's own.
  ///
  /// Slips are not forgiven here, so that no exercise passes for another one.
  public static func exercise(named name: String) -> CatalogueExercise? {
    let words = FoldedWords(name)
    guard !words.words.isEmpty else { return nil }
    if let index = places[key(words.words)] { return all[index] }
    let index = all.indices.first { index in
      let rest = words.words.filter { !equipmentWords[index].contains($0) }
      return rest.count < words.words.count && key(rest) == key(FoldedExercise.catalogue[index].name.words)
    }
    return index.map { all[$0] }
  }

  private static let equipmentWords: [[[UInt8]]] = all.map { exercise in
    exercise.equipment.flatMap { $0 }.flatMap { FoldedWords($0.rawValue).words }
  }

  /// The words in the order of their bytes, so that "Bench Press (Barbell)" is "Barbell Bench Press".
  private static func key(_ words: [[UInt8]]) -> [UInt8] {
    let sorted = words.sorted { $0.lexicographicallyPrecedes($1) }
    return Array(sorted.joined(separator: [0x20]))
  }

  /// Where each name stands, other names behind the catalogue's own. Joined words are names too: "Pullup".
  private static let places: [[UInt8]: Int] = {
    var places: [[UInt8]: Int] = [:]
    func add(_ words: [[UInt8]], _ index: Int) { if places[key(words)] == nil { places[key(words)] = index } }
    for index in all.indices { add(FoldedExercise.catalogue[index].name.words, index) }
    for index in all.indices { add([FoldedExercise.catalogue[index].joined], index) }
    for (other, name) in OtherNames.all {
      guard let index = all.firstIndex(where: { $0.name == name }) else { continue }
      add(FoldedWords(other).words, index)
      add([FoldedWords(other).joined], index)
    }
    return places
  }()
}
