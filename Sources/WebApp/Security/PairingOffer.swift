public import CanonicalJSON
public import QRPicture

/// A code with the address at which it is entered, as the machine with the records shows it.
public struct PairingOffer: Hashable, Sendable {
  /// The code.
  public let code: PairingCode
  /// Where it is entered, code included; nil where no other device reaches this machine. The code stands behind `#`, so
  /// that it appears in no log and no referrer.
  public let link: String?

  /// The offer of a code at an address such as `https://192.168.1.5:8443`; nil: no other device reaches this machine.
  public init(code: PairingCode, address: String?) {
    self.code = code
    link = address.map { $0 + "/pair#" + code.text }
  }

  /// The link as a picture; nil where there is none.
  public var picture: QRPicture? { link.flatMap { QRPicture($0) } }

  /// The offer for a terminal that writes light on dark, line by line.
  public var lines: [String] {
    let start = ["Code \(code.text), for a \(code.role.title). It counts for five minutes and five tries."]
    guard let link, let picture else {
      return start + ["Enter it at the address of your server with /pair behind it."]
    }
    return start + picture.halfBlocks.split(separator: "\n").map(String.init) + [link]
  }

  /// Writes what a page needs to show it: code, link, picture, and what the code gives.
  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("code", code.text)
      writer.member("expiresAt", code.expiresAt)
      writer.member("link", link)
      writer.member("picture", picture?.svg)
      writer.member("rights", code.role.rights)
      writer.member("role", code.role)
      writer.member("secondsLeft", PairingCode.lifetime)
    }
  }
}
