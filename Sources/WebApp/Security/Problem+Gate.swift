import HTTPServer

/// Why the gate lets nobody through.
extension Problem {
  static let unknownHost = Problem(
    .misdirectedRequest, "This server does not answer to that name.",
    detail: "Open the address that it printed when it started. For another name start it with --host NAME.")

  static let notEncrypted = Problem(
    .forbidden, "From another device Loadbook is reached by https only.",
    detail: "Open the same address with https:// in front.")

  static let foreignOrigin = Problem(
    .forbidden, "This request was made by a page of somebody else, so it was not carried out.",
    detail: "Open Loadbook itself and do it there.")

  static let originMissing = Problem(
    .forbidden, "A change from another device must say which page makes it, or show the device's token.",
    detail: "Programs other than browsers send Authorization: Bearer TOKEN.")

  static let notPaired = Problem(
    .unauthorized, "This device is not paired.",
    detail: "Open /pair and enter the code that the machine with your records shows.")

  static let unknownToken = Problem(
    .unauthorized, "This token is not that of a paired device, or it was revoked.",
    detail: "Pair this device again.")

  /// `isPaired` false: the role is that of this machine itself, by `serve --role`.
  static func notForThisRole(_ role: DeviceRole, isPaired: Bool) -> Problem {
    let what = isPaired ? "This device is paired" : "Loadbook was started on this machine"
    let again = isPaired ? "pair this device again as a phone" : "start it again with --role phone"
    return switch role {
    case .phone: Problem(.forbidden, "That cannot be done from here.")
    case .desktop:
      Problem(
        .forbidden, "\(what) as a desktop: it changes routines and schedules, and reads the rest.",
        detail: "Do it on your phone, or \(again).")
    case .watch:
      Problem(
        .forbidden, "\(what) as a watch: it changes workouts, and reads the rest.",
        detail: "Do it on your phone, or \(again).")
    }
  }

  static func wrongMedia(_ media: Door.Media) -> Problem {
    Problem(.unsupportedMediaType, "A change is sent here as \(media.rawValue), and said so in Content-Type.")
  }
}
