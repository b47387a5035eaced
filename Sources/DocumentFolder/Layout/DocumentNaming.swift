/// How the files of one kind of document are named. The text before `.json` equals the document's `id`.
public enum DocumentNaming: Hashable, Sendable {
  /// A ULID: 26 upper-case characters of Crockford's base 32, the first of them 0…7.
  case ulid
  /// A calendar day, `YYYY-MM-DD`.
  case day
  /// Always this word: there is one such document.
  case fixed(String)
}
