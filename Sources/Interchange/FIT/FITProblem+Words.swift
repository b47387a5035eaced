extension ImportProblem {
  /// A FIT problem in words. What was recovered is no loss; a session that was left out is one.
  init(_ problem: FITProblem) { self.init(at: problem.place, what: problem.words, isLoss: problem.isLoss) }
}

extension FITProblem {
  fileprivate var isLoss: Bool {
    switch self {
    case .notFIT, .noDate, .tooManySessions: true
    default: false
    }
  }

  fileprivate var place: ImportProblem.Place {
    switch self {
    case .notFIT: .byte(0)
    case .otherKind(_, let part), .summaryMissing(let part): .record("part \(part + 1)")
    case .headerChecksum(let byte), .checksum(let byte), .checksumMissing(let byte), .truncated(let byte, _),
      .neverClosed(let byte), .undefinedMessage(let byte), .badDefinition(let byte), .overrun(let byte),
      .trailingBytes(let byte, _), .implausibleDuration(let byte), .noDate(let byte), .repeatedSession(let byte),
      .tooManySessions(let byte):
      .byte(byte)
    }
  }

  fileprivate var words: String {
    switch self {
    case .notFIT: "it does not begin as a FIT file"
    case .headerChecksum: "the header's checksum is wrong; read all the same"
    case .checksum: "the file's checksum is wrong; read all the same"
    case .checksumMissing: "the file ends before its checksum; read all the same"
    case .truncated(_, let missing):
      "the file is cut short by \(missing) \(missing == 1 ? "byte" : "bytes"); what was there is kept"
    case .neverClosed: "the device never closed the file; its records are kept"
    case .undefinedMessage, .badDefinition: "damaged from here on; what stood before is kept"
    case .overrun: "a record reaches beyond the end; what stood before is kept"
    case .trailingBytes(_, let count):
      "\(count) \(count == 1 ? "byte follows that is" : "bytes follow that are") no FIT file"
    case .otherKind(let kind, _): "of the kind “\(kind.words)”, not an activity"
    case .summaryMissing: "no summary; the session was made from its records"
    case .implausibleDuration: "a duration that cannot be; the best the file allows is kept"
    case .noDate: "a session without a date: the device's clock was never set"
    case .repeatedSession: "the same session again; kept once"
    case .tooManySessions: "more sessions than any recording has; the rest was left out"
    }
  }
}

extension FITFileKind {
  /// The kind's name, or its number where the profile has none.
  var words: String { name ?? "number \(number)" }
}
