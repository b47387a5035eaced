import HTTPServer

/// Looks up who asks, and asks the gate.
struct Doorkeeper: Sendable {
  /// Somebody who was let in.
  struct Visitor: Sendable {
    let role: DeviceRole
    /// The device, where it is paired.
    let device: PairedDevice?
    /// Whether it asks from this machine itself, with nobody in between.
    let isLocal: Bool
    /// The cookie that is to be given anew; nil: none.
    let cookie: String?

    /// Whether it is nobody that is known: it came in by a door that is open to all.
    var isStranger: Bool { device == nil && !isLocal }

    /// Who asks where there is no gate.
    static let anybody = Visitor(role: .phone, device: nil, isLocal: true, cookie: nil)
  }

  let setup: GateSetup
  let port: ListeningPort
  let devices: DeviceRegister?

  /// Who comes in. Throws why somebody does not.
  func admit(_ request: HTTPRequest, to door: Door) async throws(Problem) -> Visitor {
    let gate = Gate(setup: setup, port: port.port)
    if let refusal = gate.refusalOfAnybody(request, door) { throw refusal }
    let credential = Credential(request)
    let isLocal = gate.isLocal(request)
    let known = try await lookUp(credential, isLocal: isLocal)
    switch gate.verdict(on: request, from: known?.device, to: door) {
    case .refuse(let problem): throw problem
    case .allow(let role):
      let cookie = known?.isDue == true ? credential?.renewedCookie : nil
      return Visitor(role: role, device: known?.device, isLocal: isLocal, cookie: cookie)
    }
  }

  /// A cookie of a device that was revoked counts as none; a token that is shown on purpose and is none is refused.
  private func lookUp(_ credential: Credential?, isLocal: Bool) async throws(Problem)
    -> (device: PairedDevice, isDue: Bool)?
  {
    guard let credential, let devices else { return nil }
    let found: (device: PairedDevice, isDue: Bool)?
    do throws(DeviceRegisterError) { found = try await devices.admit(token: credential.token) } catch {
      // Whoever sits at the machine itself can still mend the file.
      if isLocal { return nil }
      throw Problem(error, isLocal: false)
    }
    if found == nil && credential.source == .bearer { throw .unknownToken }
    return found
  }
}
