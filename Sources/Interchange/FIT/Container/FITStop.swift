/// Why no further record of a file can be read.
enum FITStop: Error {
  case cutShort, undefinedMessage, badDefinition

  func problem(at byte: Int) -> FITProblem {
    switch self {
    case .cutShort: .overrun(byte: byte)
    case .undefinedMessage: .undefinedMessage(byte: byte)
    case .badDefinition: .badDefinition(byte: byte)
    }
  }
}
