/// How many messages and valid fields FIT bytes hold: a full decoding that keeps nothing, for checks and measurements.
public struct FITCount: Sendable, Equatable {
  /// Data messages of every type.
  public private(set) var messages = 0
  /// Fields that hold a value rather than the pattern for a missing one; developer fields are not counted.
  public private(set) var fields = 0
  /// What was wrong with the container.
  public private(set) var problems: [FITProblem] = []

  /// Decodes all of `bytes`.
  public init(of bytes: [UInt8]) {
    var messages = 0
    var fields = 0
    problems = FITDecoder.decode(bytes, wants: { _ in true }) { message in
      messages &+= 1
      fields &+= message.validFieldCount
    }
    (self.messages, self.fields) = (messages, fields)
  }
}
