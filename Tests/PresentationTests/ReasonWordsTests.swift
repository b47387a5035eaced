import Testing
import TrainingModel

@testable import Planner
@testable import Presentation

struct ReasonWordsTests {
  /// A reason with every input that any rule gives.
  private func full(_ rule: RuleID) -> Reason {
    var reason = Reason(rule)
    for name in ReasonInput.Name.allCases {
      switch name {
      case .source: reason.inputs.append(.text(name, Readiness.Source.sleep.rawValue))
      case .reason: reason.inputs.append(.text(name, ReadinessReason.heavyLegs.rawValue))
      case .basis: reason.inputs.append(.text(name, LiftingDay.Basis.weekday.rawValue))
      case .kind: reason.inputs.append(.text(name, RunKind.tempo.rawValue))
      case .race: reason.inputs.append(.text(name, "City Half"))
      default: reason.inputs.append(.number(name, 3, .minutes))
      }
    }
    return reason
  }

  @Test("every rule has a sentence of its own, whole and without a gap", arguments: RuleID.allCases)
  func everyRuleHasASentence(rule: RuleID) {
    let text = ReasonWords.text(full(rule))
    #expect(text.hasSuffix("."))
    #expect(!text.contains("?"))
    #expect(!text.contains("“\(rule.rawValue)”"), "it fell through to the last resort")
    #expect(text.first?.isLowercase == false)
  }

  @Test("no two rules read the same")
  func sentencesDiffer() {
    let texts = RuleID.allCases.map { ReasonWords.text(full($0)) }
    for (index, text) in texts.enumerated() {
      let twin = texts[(index + 1)...].firstIndex(of: text)
      #expect(twin == nil, "\(RuleID.allCases[index]) and \(twin.map { "\(RuleID.allCases[$0])" } ?? "")")
    }
  }

  @Test("the day's screen says what was decided before what was ruled out, and leaves out what has a row")
  func ordersByTheme() {
    let reasons = [full(.baseline), full(.qualitySpacing), full(.taper), full(.chooseEasy), full(.roomMinutes)]
    let texts = ReasonWords.onTodayScreen(reasons, isRest: false)
    #expect(texts == [.chooseEasy, .roomMinutes, .taper, .qualitySpacing].map { ReasonWords.text(full($0)) })
  }

  @Test("a day of rest says why it is one, and nothing of the run that it would have been")
  func restSaysWhy() {
    let reasons = [full(.chooseEasy), full(.taperEasy), full(.gentler), full(.tooShort), full(.taper)]
    #expect(ReasonWords.onTodayScreen(reasons, isRest: true) == [.tooShort, .taper].map { ReasonWords.text(full($0)) })
  }

  @Test("of several reasons that shorten a run the last one stands for all")
  func lastShorteningStands() {
    let reasons = [full(.chooseEasy), full(.longestRun), full(.roomMinutes)]
    let shown = ReasonWords.onTodayScreen(reasons, isRest: false)
    #expect(shown == [.chooseEasy, .roomMinutes].map { ReasonWords.text(full($0)) })
  }
}
