import HTTPServer

extension Gate {
  /// Why a request may not come from where it comes from; nil: it may.
  func originRefusal(_ request: HTTPRequest, _ host: HostName, _ door: Door) -> Problem? {
    let site = request.headers["Sec-Fetch-Site"]?.lowercased()
    if request.method.isSafe {
      // A page of somebody else could not read the answer; it has no business asking either.
      return door.isData && site == "cross-site" ? .foreignOrigin : nil
    }
    let origins = request.headers.values("Origin")
    if let site, !["same-origin", "none"].contains(site) { return .foreignOrigin }
    if origins.isEmpty { return nil }
    return origins.count == 1 ? refusal(of: origins[0], host, request) : .foreignOrigin
  }

  /// Whether a change says of no page that it comes from there, though it would have to.
  func isOriginMissing(_ request: HTTPRequest, _ device: PairedDevice?, _ door: Door) -> Bool {
    if request.method.isSafe || request.headers["Origin"] != nil || request.headers["Sec-Fetch-Site"] != nil {
      return false
    }
    if isLocal(request) || door.isOpen { return false }
    // No browser sends a change without either. Another program shows a token in a field that no page can make one send.
    return Credential(request)?.source != .bearer || device == nil
  }

  /// Nil for the origin of the app's own pages: the host that is asked for, by TLS but on this machine itself.
  private func refusal(of origin: String, _ host: HostName, _ request: HTTPRequest) -> Problem? {
    for (scheme, port) in [("https://", UInt16(443)), ("http://", 80)] where origin.hasPrefix(scheme) {
      guard let own = HostName(String(origin.dropFirst(scheme.count))), own.name == host.name,
        (own.port ?? port) == (host.port ?? port)
      else { return .foreignOrigin }
      if scheme == "https://" { return nil }
      return request.isEncrypted ? .foreignOrigin : host.isLoopback ? nil : .notEncrypted
    }
    return .foreignOrigin
  }

  /// Why a body may not come in this form; nil: it may, or there is none to come.
  func mediaRefusal(_ request: HTTPRequest, _ door: Door) -> Problem? {
    if request.method.isSafe { return nil }
    let hasBody =
      request.headers["Transfer-Encoding"] != nil || !["0", nil].contains(request.headers["Content-Length"])
    if request.method == .delete && !hasBody { return nil }
    let types = request.headers.values("Content-Type")
    let type = types.first?.prefix { $0 != ";" }.lowercased().filter { $0 != " " && $0 != "\t" }
    return types.count == 1 && type == door.media.rawValue ? nil : .wrongMedia(door.media)
  }
}
