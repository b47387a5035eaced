/// One upright bar and its words.
struct BarSlot {
  var value: Double
  /// The part of the value that is drawn on top in its own hue; 0: the bar has one hue.
  var upper: Double = 0
  /// The value in words, written above the bar where there is room.
  var words: String
  /// The class of the bar, or of its lower part.
  var hue: String
  var upperHue = ""
  /// What may stand below it.
  var date: String
  /// Why it is empty or low.
  var note: String?
}

/// Upright bars side by side, each a week, on one ground: those that were and those to come.
struct WeekBars {
  /// The most bars to come that are drawn; of more the first and the last ones are.
  private static let mostAhead = 13
  private static let (firstAhead, lastAhead) = (8, 4)
  private static let (ground, top): (Double, Double) = (164, 34)

  var past: [BarSlot]
  var ahead: [BarSlot] = []
  /// What stands where the bars to come begin.
  var now: String?
  /// What stands below the last bar to come.
  var end: String?
  /// A value that a line is drawn at, and what it says.
  var level: (value: Double, words: String)?

  /// The drawing.
  func picture(label: String) -> String {
    var drawing = ChartSVG(height: 190)
    draw(on: &drawing)
    return drawing.picture(label: label)
  }

  func draw(on drawing: inout ChartSVG) {
    let slots = slots
    let largest = max(slots.compactMap { $0?.value }.max() ?? 0, level?.value ?? 0)
    let step = min(ChartSVG.width / Double(max(slots.count, 1)), 60)
    for (index, slot) in slots.enumerated() {
      if let slot { bar(slot, at: Double(index) * step, step: step, largest: largest, on: &drawing) }
    }
    drawing.ground(Self.ground)
    if now != nil, !past.isEmpty {
      let x = Double(past.count) * step
      drawing.line("now", from: Point(x, 12), to: Point(x, Self.ground))
    }
    levelLine(largest: largest, on: &drawing)
    write(slots, step: step, largest: largest, on: &drawing)
  }

  /// The bars from left to right; nil: weeks that are left out.
  private var slots: [BarSlot?] {
    guard ahead.count > Self.mostAhead else { return past + ahead }
    return past + ahead.prefix(Self.firstAhead) + [nil] + ahead.suffix(Self.lastAhead)
  }

  private func height(_ value: Double, of largest: Double) -> Double {
    largest > 0 && value > 0 ? max(value / largest * (Self.ground - Self.top), 1) : 0
  }

  private func bar(_ slot: BarSlot, at x: Double, step: Double, largest: Double, on drawing: inout ChartSVG) {
    let gap = min(6, step / 4)
    let whole = height(slot.value, of: largest)
    let upper = slot.value > 0 ? whole * slot.upper / slot.value : 0
    let (left, width) = (x + gap / 2, step - gap)
    drawing.bar(slot.hue, Box(x: left, y: Self.ground - whole + upper, width: width, height: whole - upper))
    // A hair of the ground between the parts tells them apart without their colours.
    drawing.bar(slot.upperHue, Box(x: left, y: Self.ground - whole, width: width, height: max(upper - 1.5, 0)))
  }

  private func levelLine(largest: Double, on drawing: inout ChartSVG) {
    guard let level, largest > 0 else { return }
    let y = Self.ground - height(level.value, of: largest)
    drawing.line("now", from: Point(0, y), to: Point(ChartSVG.width, y))
  }

  private func write(_ slots: [BarSlot?], step: Double, largest: Double, on drawing: inout ChartSVG) {
    let middle = { (index: Int) in (Double(index) + 0.5) * step }
    if let end { drawing.text(end, at: TextSpot(Double(slots.count) * step, 182, .end)) }
    if let now { drawing.text(now, .on, at: TextSpot(Double(past.count) * step, 182, past.isEmpty ? .start : .middle)) }
    for (index, slot) in slots.enumerated() {
      if let note = slot?.note { drawing.text(note, at: TextSpot(middle(index), 182, .middle)) }
      if slot == nil { drawing.text("…", at: TextSpot(middle(index), Self.ground - 6, .middle)) }
    }
    if let date = slots.first??.date, past.count > 1 || now == nil { drawing.text(date, at: TextSpot(0, 182)) }
    if now == nil, let date = slots.last??.date, slots.count > 1 {
      drawing.text(date, at: TextSpot(middle(slots.count - 1), 182, .middle))
    }
    if let level { drawing.text(level.words, .on, at: TextSpot(0, 12), TextSpot(ChartSVG.width, 12, .end)) }
    for index in order(slots) {
      guard let slot = slots[index], slot.value > 0 else { continue }
      let y = Self.ground - height(slot.value, of: largest) - 6
      let (left, right) = (Double(index) * step, Double(index + 1) * step)
      drawing.text(
        slot.words, at: TextSpot(middle(index), y, .middle), TextSpot(right, y, .end), TextSpot(left, y))
    }
  }

  /// The bars in the order in which their numbers matter: the newest past, the next, the largest, the ends, the rest.
  private func order(_ slots: [BarSlot?]) -> [Int] {
    let largest = slots.indices.max { slots[$0]?.value ?? 0 < slots[$1]?.value ?? 0 }
    let first = [past.count - 1, past.count, slots.count - 1, largest ?? 0, 0]
    return first.filter { slots.indices.contains($0) } + slots.indices
  }
}
