/// Where the bars of weeks and their words lie on a drawing of one width.
struct WeekBarsLayout {
  private static let (ground, top, below): (Double, Double, Double) = (164, 34, 182)

  private let bars: WeekBars
  private let slots: [BarSlot?]
  private let largest: Double
  private let step: Double
  /// The room that the line between past and future takes; 0 without one.
  private let pause: Double

  init(_ bars: WeekBars, width: Double) {
    self.bars = bars
    slots = bars.slots
    largest = max(slots.compactMap { $0?.value }.max() ?? 0, bars.level?.value ?? 0)
    pause = bars.now != nil && !bars.past.isEmpty ? 12 : 0
    step = min((width - pause) / Double(max(slots.count, 1)), 60)
  }

  private func left(_ index: Int) -> Double { Double(index) * step + (index < bars.past.count ? 0 : pause) }
  private func middle(_ index: Int) -> Double { left(index) + step / 2 }
  private var now: Double { Double(bars.past.count) * step + pause / 2 }

  private func height(_ value: Double) -> Double {
    largest > 0 && value > 0 ? max(value / largest * (Self.ground - Self.top), 1) : 0
  }

  func draw(on drawing: inout ChartSVG) {
    for (index, slot) in slots.enumerated() {
      if let slot { bar(slot, at: left(index), on: &drawing) }
    }
    drawing.ground(Self.ground)
    if pause > 0 { drawing.line("now", from: Point(now, 12), to: Point(now, Self.ground)) }
    if let level = bars.level, largest > 0 {
      let y = Self.ground - height(level.value)
      drawing.line("now", from: Point(0, y), to: Point(drawing.width, y))
    }
    writeBelow(on: &drawing)
    writeAbove(on: &drawing)
  }

  private func bar(_ slot: BarSlot, at x: Double, on drawing: inout ChartSVG) {
    let gap = min(6, step / 4)
    let whole = height(slot.value)
    let upper = slot.value > 0 ? whole * slot.upper / slot.value : 0
    let (left, width) = (x + gap / 2, step - gap)
    drawing.bar(slot.hue, Box(x: left, y: Self.ground - whole + upper, width: width, height: whole - upper))
    // A hair of the ground between the parts tells them apart without their colours.
    drawing.bar(slot.upperHue, Box(x: left, y: Self.ground - whole, width: width, height: max(upper - 1.5, 0)))
  }

  private func writeBelow(on drawing: inout ChartSVG) {
    let last = slots.count - 1
    if let end = bars.end { drawing.text(end, at: TextSpot(left(last) + step, Self.below, .end)) }
    if let words = bars.now { drawing.text(words, .on, at: TextSpot(now, Self.below, pause > 0 ? .middle : .start)) }
    for (index, slot) in slots.enumerated() {
      if let note = slot?.note { drawing.text(note, at: TextSpot(middle(index), Self.below, .middle)) }
      if slot == nil { drawing.text("…", at: TextSpot(middle(index), Self.ground - 6, .middle)) }
    }
    if let date = slots.first??.date, pause > 0 || bars.now == nil { drawing.text(date, at: TextSpot(0, Self.below)) }
    if bars.now == nil, last > 0, let date = slots.last??.date {
      drawing.text(date, at: TextSpot(middle(last), Self.below, .middle))
    }
  }

  private func writeAbove(on drawing: inout ChartSVG) {
    if let level = bars.level {
      drawing.text(level.words, .on, at: TextSpot(0, 13), TextSpot(drawing.width, 13, .end))
    }
    let overLevel = bars.level.map { Self.ground - height($0.value) - 5 }
    for index in order {
      guard let slot = slots[index], slot.value > 0 else { continue }
      let y = Self.ground - height(slot.value) - 6
      drawing.text(
        slot.words, at: TextSpot(middle(index), y, .middle), TextSpot(left(index) + step, y, .end),
        TextSpot(left(index), y), TextSpot(middle(index), overLevel ?? y, .middle))
    }
  }

  /// The bars in the order in which their numbers matter: the newest past, the next, the largest, the ends, the rest.
  private var order: [Int] {
    let largest = slots.indices.max { slots[$0]?.value ?? 0 < slots[$1]?.value ?? 0 }
    let first = [bars.past.count - 1, bars.past.count, slots.count - 1, largest ?? 0, 0]
    return first.filter { slots.indices.contains($0) } + slots.indices
  }
}
