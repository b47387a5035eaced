import HTTPServer

/// Decides who comes in, and as what, from the head of a request alone. It reads no clock, no file and no socket.
struct Gate: Sendable {
  /// What becomes of a request.
  enum Verdict: Hashable, Sendable {
    case allow(DeviceRole)
    case refuse(Problem)
  }

  let setup: GateSetup
  /// The port on which the server listens; nil: not known yet.
  let port: UInt16?

  /// What becomes of `request`, sent by `device` (nil: by one that is not paired), which wants in to `door`.
  func verdict(on request: HTTPRequest, from device: PairedDevice?, to door: Door) -> Verdict {
    if let refusal = refusalOfAnybody(request, door) { return .refuse(refusal) }
    guard let host = host(of: request) else { return .refuse(.unknownHost) }
    if isOriginMissing(request, device, door) { return .refuse(.originMissing) }
    guard let role = role(of: request, from: device, host) else {
      return door.isOpen ? .allow(.watch) : .refuse(.notPaired)
    }
    let mayWrite = request.method.isSafe || WriteRights.roles(writing: request.target.path).contains(role)
    return door.roles.contains(role) && mayWrite
      ? .allow(role) : .refuse(.notForThisRole(role, isPaired: device != nil))
  }

  /// Why a request is refused whichever device sends it; nil: that depends on the device. To be asked before a token is
  /// looked up, so that a foreign page or name learns nothing of it, and has nothing written down.
  func refusalOfAnybody(_ request: HTTPRequest, _ door: Door) -> Problem? {
    guard let host = host(of: request) else { return .unknownHost }
    return channelRefusal(request, host) ?? originRefusal(request, host, door) ?? mediaRefusal(request, door)
  }

  /// Whether a request comes from this machine itself, by its own name, with nobody in between.
  func isLocal(_ request: HTTPRequest) -> Bool {
    guard let host = host(of: request) else { return false }
    return isLocal(request, host)
  }

  private func isLocal(_ request: HTTPRequest, _ host: HostName) -> Bool {
    request.peer.isLoopback && host.isLoopback && !Self.isForwarded(request)
  }

  private func role(of request: HTTPRequest, from device: PairedDevice?, _ host: HostName) -> DeviceRole? {
    device?.role ?? (isLocal(request, host) ? setup.localRole : nil)
  }

  /// The host that is asked for, where it is one of ours.
  private func host(of request: HTTPRequest) -> HostName? {
    let values = request.headers.values("Host")
    guard let port, values.count == 1, let host = HostName(values[0]) else { return nil }
    if host.isLoopback { return host.port == port || host.port == nil && [80, 443].contains(port) ? host : nil }
    let isKnown = setup.hosts.compactMap { HostName($0) }.contains { known in
      known.name == host.name && (known.port == nil || known.port == host.port)
    }
    return isKnown ? host : nil
  }

  /// Behind a proxy everybody comes from this machine. One is told by what it adds, and one that adds nothing by the
  /// version in which nginx speaks where nobody told it otherwise.
  private static func isForwarded(_ request: HTTPRequest) -> Bool {
    request.isOld
      || request.headers.fields.contains { field in
        let name = field.name.lowercased()
        return name == "forwarded" || name == "via" || name.hasPrefix("x-forwarded-") || name == "x-real-ip"
      }
  }

  private func channelRefusal(_ request: HTTPRequest, _ host: HostName) -> Problem? {
    if !request.peer.isLoopback && !request.isEncrypted { return .notEncrypted }
    let outer = request.headers["X-Forwarded-Proto"]?.lowercased()
    return !host.isLoopback && outer == "http" ? .notEncrypted : nil
  }
}
