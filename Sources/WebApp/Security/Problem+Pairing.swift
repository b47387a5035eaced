import HTTPServer

/// Why a device was not paired.
extension Problem {
  static let noSuchCode = Problem(
    .badRequest, "A code has \(PairingCode.length) letters and digits; 0, O, 1, I, L and U are never among them.")

  static let noSuchName = Problem(
    .badRequest, "Give this device a name of at most \(DeviceName.limit) characters.")

  static let tooManyTries = Problem(
    .tooManyRequests, "Several wrong codes were just tried.", detail: "Wait ten seconds, then try again.")

  static let noCodeWaits = Problem(
    .gone, "No code counts right now: it may be over five minutes old, or used up.",
    detail: "Make a new one on the machine with your records.")

  static let tooLateToRestore = Problem(
    .gone, "That device can no longer be let in again by this.", detail: "Pair it again with a new code.")

  static let notAtTheMachine = Problem(
    .forbidden, "A code is made on the machine with your records only.",
    detail: "Open this page there by its own address, or type there: loadbook devices pair")

  static func wrongCode(triesLeft: Int64) -> Problem {
    switch triesLeft {
    case 0:
      Problem(
        .forbidden, "That is not the code, and it was the last try.",
        detail: "Make a new code on the machine with your records.")
    case 1: Problem(.forbidden, "That is not the code.", detail: "One try is left.")
    default: Problem(.forbidden, "That is not the code.", detail: "\(triesLeft) tries are left.")
    }
  }

  /// What the register could not do. Only this machine itself is told where its file is, and what is wrong with it.
  init(_ error: DeviceRegisterError, isLocal: Bool) {
    if case .file = error, !isLocal {
      self.init(
        .unavailable, "The list of paired devices cannot be used.",
        detail: "The machine with your records says more: type there loadbook devices")
      return
    }
    self.init(error == .full ? .conflict : .unavailable, error.sentence, detail: error.advice)
  }
}
