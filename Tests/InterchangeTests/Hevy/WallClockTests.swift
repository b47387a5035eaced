import Testing
import TrainingModel

@testable import Interchange

@Suite("Wall-clock times in many languages")
struct WallClockTests {
  private static let short: [(language: String, months: String)] = [
    ("English", "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec"),
    ("French", "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc."),
    ("German", "Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez."),
    ("German, three letters", "Jan Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez"),
    ("Spanish", "ene. feb. mar. abr. may. jun. jul. ago. sept. oct. nov. dic."),
    ("Portuguese", "jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez."),
    ("Italian", "gen feb mar apr mag giu lug ago set ott nov dic"),
    ("Dutch", "jan. feb. mrt. apr. mei jun. jul. aug. sep. okt. nov. dec."),
  ]

  private static let long: [(language: String, months: String)] = [
    ("English", "January February March April May June July August September October November December"),
    ("French", "janvier février mars avril mai juin juillet août septembre octobre novembre décembre"),
    ("German", "Januar Februar März April Mai Juni Juli August September Oktober November Dezember"),
    ("Spanish", "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre"),
    ("Portuguese", "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro"),
    ("Italian", "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre"),
    ("Dutch", "januari februari maart april mei juni juli augustus september oktober november december"),
  ]

  @Test("All twelve months of every language are read, with and without dots, in capitals too", arguments: short + long)
  func months(language: String, months: String) {
    let names = months.split(separator: " ").map(String.init)
    #expect(names.count == 12)
    for (index, name) in names.enumerated() {
      let expected = local(2026, Int64(index + 1), 7, 18, 5)
      for written in [name, name.filter { $0 != "." }, name.uppercased(), name + "."] {
        #expect(WallClock.parse("7 \(written) 2026, 18:05") == expected, "\(language): \(written)")
        #expect(WallClock.parse("\(written) 7, 2026, 6:05 PM") == expected, "\(language): \(written)")
      }
    }
  }

  @Test("Accents may be marks of their own")
  func decomposed() { #expect(WallClock.parse("1 aou\u{302}t 2026, 18:00") == local(2026, 8, 1, 18, 0)) }

  @Test(
    "Twelve-hour and other spellings are read",
    arguments: [
      ("15 Sep 2025, 12:30 AM", 0, 30), ("15 Sep 2025, 12:30 PM", 12, 30), ("15 Sep 2025, 7:48\u{202F}am", 7, 48),
      ("15 sept 2025, 7:48 p. m.", 19, 48), ("15 sept. 2025, 7:48 p.m.", 19, 48), ("15. Sept. 2025, 07:48", 7, 48),
      ("15 de septiembre de 2025, 7:48", 7, 48), ("15 sept. 2025 à 07:48", 7, 48), ("2025-09-15T07:48", 7, 48),
      ("2025-09-15 07:48:00", 7, 48), ("2025-09-15\u{A0}07:48", 7, 48),
    ])
  func spellings(text: String, hour: Int64, minute: Int64) {
    #expect(WallClock.parse(text) == local(2025, 9, 15, hour, minute))
  }

  @Test("Seconds are kept, and the first of a month may be an ordinal")
  func details() {
    #expect(WallClock.parse("2025-06-30 19:56:07")?.second == 71_767)
    #expect(WallClock.parse("1er août 2026, 18:00") == local(2026, 8, 1, 18, 0))
  }

  @Test(
    "What is no time, or could be two, is refused",
    arguments: [
      "", "yesterday", "15 Sep 2025", "07:48", "31 Feb 2025, 07:48", "15 Foo 2025, 07:48", "15 Sep 2025, 24:00",
      "15 Sep 2025, 13:00 PM", "15 Sep 2025, 0:10 AM", "15 16 Sep 2025, 07:48", "15 Sep 25, 07:48", "15/09/2025 07:48",
      "15 Sep 2025, 07:48 08:00", "2025-09-15 15 Sep 07:48", "2025-09-15T07:48:00Z", "15 Sep 2025, 7:4",
      "07:60 15 Sep 2025",
      "15 Sep 2025, 07:48 m", "-5 Sep 2025, 07:48", "15 Sep 2025, +7:48",
      "9999-12-31 23:00", "1969-12-31 23:00", "31 Dec 1969, 23:00",
    ])
  func refused(text: String) { #expect(WallClock.parse(text) == nil) }

  private func local(_ year: Int64, _ month: Int64, _ day: Int64, _ hour: Int64, _ minute: Int64) -> LocalTime? {
    Day(year: year, month: month, day: day).map { LocalTime(day: $0, second: hour * 3600 + minute * 60) }
  }
}
