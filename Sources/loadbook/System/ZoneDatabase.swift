import TrainingModel

/// The zone files of this machine.
struct ZoneDatabase {
  /// The folders that may hold them, in the order in which they are asked.
  let folders: [String]

  /// The folder that `TZDIR` names, then the usual ones.
  init(environment: Environment) {
    folders = [environment["TZDIR"]].compactMap { $0 } + ["/usr/share/zoneinfo", "/var/db/timezone/zoneinfo"]
  }

  /// The rules of a zone; nil where no folder holds a readable file of that name.
  func rules(of zone: Zone) -> ZoneRules? {
    guard case .named(let name) = zone else {
      if case .offset(let seconds) = zone { return .fixed(offset: seconds) }
      return nil
    }
    if name == "UTC" || name == "GMT" { return ZoneRules(zone: zone, initialOffset: 0, transitions: []) }
    for folder in folders {
      guard case .success(let bytes) = InputFile.read(folder + "/" + name, limit: 1 << 20) else { continue }
      if let rules = ZoneFile.rules(bytes, zone: zone) { return rules }
    }
    return nil
  }

  /// The zone that this machine is set to: `TZ`, else the file that `/etc/localtime` points at, else `/etc/timezone`,
  /// else UTC.
  func systemZone(environment: Environment) -> Zone {
    if let name = environment["TZ"], let zone = Zone(name.hasPrefix(":") ? String(name.dropFirst()) : name) { return zone }
    if let target = InputFile.linkTarget("/etc/localtime"), let zone = zone(fromPath: target) { return zone }
    if case .success(let bytes) = InputFile.read("/etc/timezone", limit: 4096) {
      let line = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace).first
      if let zone = line.flatMap({ Zone(String($0)) }) { return zone }
    }
    return .named("UTC")
  }

  private func zone(fromPath path: String) -> Zone? {
    let parts = path.split(separator: "/")
    guard let index = parts.lastIndex(where: { $0.hasPrefix("zoneinfo") }) else { return nil }
    return Zone(parts[(index + 1)...].joined(separator: "/"))
  }
}
