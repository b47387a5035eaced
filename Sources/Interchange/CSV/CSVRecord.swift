/// One record of a delimited text.
struct CSVRecord: Hashable, Sendable {
  /// The line that the record starts on, counted from 1; fields may span lines.
  var line: Int
  /// Its fields in order, without their quotes; empty where the record's quotes are damaged.
  var fields: [String]
  /// What is wrong with it.
  var fault: CSVFault?
}

/// Why a record cannot be trusted.
enum CSVFault: Error, Hashable, Sendable {
  /// A quoted field does not end before the text does.
  case unterminatedQuote
  /// A quoted field goes on after its closing quote.
  case textAfterQuote
  /// The byte at this offset from the start of the text is no UTF-8.
  case invalidUTF8(byte: Int)
}
