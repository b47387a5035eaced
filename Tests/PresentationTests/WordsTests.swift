import Testing
import TrainingModel

@testable import Presentation

struct WordsTests {
  @Test(
    "whole numbers have a comma every three digits",
    arguments: [(0.4, "0"), (0.5, "1"), (999.5, "1,000"), (1450, "1,450"), (1_234_567, "1,234,567"), (-12.4, "−12")])
  func wholeNumbers(value: Double, text: String) { #expect(NumberWords.whole(value) == text) }

  @Test(
    "decimals lose the zeros behind them",
    arguments: [
      (22.5, 1, "22.5"), (45, 1, "45"), (8.25, 1, "8.3"), (0.05, 2, "0.05"), (-2.5, 1, "−2.5"), (3.14159, 0, "3"),
    ])
  func decimals(value: Double, digits: Int, text: String) {
    #expect(NumberWords.decimal(value, digits: digits) == text)
  }

  @Test(
    "minutes become hours from two hours on",
    arguments: [(45.0, "45 min"), (119.4, "119 min"), (119.6, "2 h"), (125, "2 h 05 min"), (600, "10 h")])
  func minutes(value: Double, text: String) { #expect(NumberWords.minutes(Minutes(value)) == text) }

  @Test("pace is minutes and seconds a kilometre or a mile, and none without a distance")
  func pace() {
    #expect(NumberWords.pace(Minutes(45), over: Kilometres(8.2), unit: .km) == "5:29 /km")
    #expect(NumberWords.pace(Minutes(45), over: Kilometres(8.2), unit: .mi) == "8:50 /mi")
    #expect(NumberWords.pace(Minutes(45), over: .zero, unit: .km) == nil)
    #expect(NumberWords.pace(.zero, over: Kilometres(5), unit: .km) == nil)
  }

  @Test("days are written by weekday, day and month")
  func days() throws {
    let day = try #require(Day("2026-03-01"))
    #expect(DayWords.long(day) == "Sunday 1 March 2026")
    #expect(DayWords.short(day) == "Sun  1 Mar")
  }

  @Test("text is broken at spaces, and a word that is too long gets its own line")
  func wraps() {
    #expect(TextWidth.wrapped("one two three", columns: 7) == ["one two", "three"])
    #expect(TextWidth.wrapped("a incomprehensible b", columns: 5) == ["a", "incomprehensible", "b"])
    #expect(TextWidth.wrapped("", columns: 5) == [""])
  }

  @Test("wide characters take two columns")
  func width() {
    #expect(TextWidth.columns("日本") == 4)
    #expect(TextWidth.columns("é🏋") == 3)
    #expect(TextWidth.cut("日本語", to: 5) == "日本…")
    #expect(TextWidth.padded("日", to: 4) == "日  ")
  }

  @Test("a bar is as long as its share, never longer, and never invisible where there is something")
  func bars() {
    #expect(Bar.text(50, of: 100, columns: 4) == "██")
    #expect(Bar.text(100, of: 100, columns: 4) == "████")
    #expect(Bar.text(120, of: 100, columns: 4) == "████")
    #expect(Bar.text(0.001, of: 100, columns: 4) == "▏")
    #expect(Bar.text(0, of: 100, columns: 4) == "")
    #expect(Bar.text(5, of: 0, columns: 4) == "")
  }

  @Test("repetitions are drawn together, single steps one by one")
  func steps() {
    let work = RunStep(kind: .work, minutes: Minutes(4), effort: Effort(8))
    let easy = RunStep(kind: .recovery, minutes: Minutes(3), effort: Effort(2))
    let warm = RunStep(kind: .warmUp, minutes: Minutes(10), effort: Effort(3))
    let lines = StepLines.lines([warm, work, easy, work, easy, work])
    #expect(lines.map { $0.length } == ["10 min", "3 × 4 min"])
    #expect(lines[1].what.contains("3 min easy between"))
    #expect(StepLines.lines([work]).map { $0.length } == ["4 min"])
  }

  @Test("a week keeps its columns: nothing on a page is wider than 80")
  func pagesFit() {
    var page = Page()
    page.row("Label", String(repeating: "word ", count: 60))
    page.paragraph(String(repeating: "word ", count: 60), first: Span("  > ", .dim))
    #expect(page.plainText.split(separator: "\n").allSatisfy { TextWidth.columns(String($0)) <= Page.width })
  }
}
