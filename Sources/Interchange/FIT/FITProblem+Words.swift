extension ImportProblem {
  /// A FIT problem in words. What was recovered is no loss; a session that was left out is one.
  init(_ problem: FITProblem) {
    switch problem {
    case .notFIT: self.init(at: .byte(0), what: "it does not begin as a FIT file", isLoss: true)
    case .headerChecksum(let byte):
      self.init(at: .byte(byte), what: "the header's checksum is wrong; read all the same", isLoss: false)
    case .checksum(let byte):
      self.init(at: .byte(byte), what: "the file's checksum is wrong; read all the same", isLoss: false)
    case .checksumMissing(let byte):
      self.init(at: .byte(byte), what: "the file ends before its checksum; read all the same", isLoss: false)
    case .truncated(let byte, let missing):
      self.init(
        at: .byte(byte), what: "the file is cut short by \(missing) bytes; what was there is kept", isLoss: false)
    case .neverClosed(let byte):
      self.init(at: .byte(byte), what: "the device never closed the file; its records are kept", isLoss: false)
    case .undefinedMessage(let byte), .badDefinition(let byte):
      self.init(at: .byte(byte), what: "damaged from here on; what stood before is kept", isLoss: false)
    case .overrun(let byte):
      self.init(at: .byte(byte), what: "a record reaches beyond the end; what stood before is kept", isLoss: false)
    case .trailingBytes(let byte, let count):
      self.init(at: .byte(byte), what: "\(count) bytes follow that are no FIT file", isLoss: false)
    case .otherKind(let kind, let part):
      self.init(at: .record("part \(part + 1)"), what: "of the kind “\(kind.words)”, not an activity", isLoss: false)
    case .summaryMissing(let part):
      self.init(
        at: .record("part \(part + 1)"), what: "no summary; the session was made from its records", isLoss: false)
    case .implausibleDuration(let byte):
      self.init(at: .byte(byte), what: "a duration that cannot be; the best the file allows is kept", isLoss: false)
    case .noDate(let byte):
      self.init(at: .byte(byte), what: "a session without a date: the device's clock was never set", isLoss: true)
    case .repeatedSession(let byte):
      self.init(at: .byte(byte), what: "the same session again; kept once", isLoss: false)
    case .tooManySessions(let byte):
      self.init(at: .byte(byte), what: "more sessions than any recording has; the rest was left out", isLoss: true)
    }
  }
}

extension FITFileKind {
  /// The kind's name, or its number where the profile has none.
  var words: String { name ?? "number \(number)" }
}
