/// The months as seven languages write them, long and short, in small letters without accents or dots.
///
/// English, French, German (with Austria's Jänner), Spanish, Portuguese, Italian, Dutch. No word means two months.
enum MonthNames {
  private static let words: [[String]] = [
    ["january", "janvier", "januar", "janner", "jaenner", "enero", "janeiro", "gennaio", "januari"]
      + ["jan", "janv", "ene", "gen"],
    ["february", "fevrier", "februar", "feber", "febrero", "fevereiro", "febbraio", "februari"] + [
      "feb", "fev", "fevr",
    ],
    ["march", "mars", "marz", "maerz", "marzo", "marco", "maart"] + ["mar", "mrz", "mrt", "maa"],
    ["april", "avril", "abril", "aprile"] + ["apr", "avr", "abr"],
    ["may", "mai", "mayo", "maio", "maggio", "mei"] + ["mag"],
    ["june", "juin", "juni", "junio", "junho", "giugno"] + ["jun", "giu"],
    ["july", "juillet", "juli", "julio", "julho", "luglio"] + ["jul", "juil", "lug"],
    ["august", "aout", "agosto", "augustus"] + ["aug", "ago"],
    ["september", "septembre", "septiembre", "setiembre", "setembro", "settembre"] + ["sep", "sept", "set"],
    ["october", "octobre", "oktober", "octubre", "outubro", "ottobre"] + ["oct", "okt", "out", "ott"],
    ["november", "novembre", "noviembre", "novembro"] + ["nov"],
    ["december", "decembre", "dezember", "diciembre", "dezembro", "dicembre"] + ["dec", "dez", "dic"],
  ]

  private static let numbers: [String: Int64] = {
    var numbers: [String: Int64] = [:]
    for (index, names) in words.enumerated() { for name in names { numbers[name] = Int64(index + 1) } }
    return numbers
  }()

  /// The month that `word` names, 1…12; nil where it names none.
  static func number(of word: String) -> Int64? { numbers[word] }
}
