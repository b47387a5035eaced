@testable import Planner
import Testing
import TrainingModel

@testable import Presentation

@Suite struct EmphasisTests {
  @Test(
    "numbers are marked with their unit, and nothing else is",
    arguments: [
      ("You hold 180 min of running.", "You hold **180 min** of running."),
      ("At most 1,450 AU, 62.5 % of it.", "At most **1,450 AU**, **62.5 %** of it."),
      ("2 h 05 min are run, 4 h are left", "**2 h 05 min** are run, **4 h** are left"),
      ("1 run is left", "**1 run** is left"), ("12 runs", "**12 runs**"),
      ("after 30 hard runs", "after **30 hard runs**"),
      ("a 5k race of B12", "a 5k race of B12"), ("", ""), ("7", "**7**"), ("in 3 hours", "in **3** hours"),
      ("Größe 3", "Größe **3**"), ("day 2.", "day **2**."),
    ])
  func numbers(_ pair: (String, String)) {
    #expect(Emphasis.marked(pair.0) == pair.1)
  }

  @Test("without its marks a sentence is what it was")
  func unmarked() {
    for rule in RuleID.allCases {
      let text = ReasonWords.text(Reason(rule))
      #expect(Emphasis.marked(text).replacing("**", with: "") == text)
    }
  }
}
