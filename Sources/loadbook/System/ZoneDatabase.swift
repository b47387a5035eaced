import TrainingDesk
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

  /// The rules of the zone that this machine is set to; nil where it has no readable file and is no rule in itself.
  /// `TZ` may be a name or a rule of the POSIX form, such as `CET-1CEST,M3.5.0,M10.5.0/3`, with or without a colon.
  func systemRules(environment: Environment, now: Instant) -> ZoneRules? {
    if let text = timeZoneVariable(environment), zoneFileRules(named: text) == nil,
      let rule = PosixZone(variable: text)
    {
      return rule.rules(at: now)
    }
    return rules(of: systemZone(environment: environment))
  }

  /// The zone that this machine is set to: `TZ`, else the file that `/etc/localtime` points at, else `/etc/timezone`,
  /// else UTC. A `TZ` that names no zone is kept as it is, for the message about it.
  func systemZone(environment: Environment) -> Zone {
    if let text = timeZoneVariable(environment) { return Zone(text) ?? zone(fromPath: text) ?? .named(text) }
    if let target = InputFile.linkTarget("/etc/localtime"), let zone = zone(fromPath: target) { return zone }
    if case .success(let bytes) = InputFile.read("/etc/timezone", limit: 4096) {
      let line = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace).first
      if let zone = line.flatMap({ Zone(String($0)) }) { return zone }
    }
    return .named("UTC")
  }

  private func timeZoneVariable(_ environment: Environment) -> String? {
    environment["TZ"].map { $0.hasPrefix(":") ? String($0.dropFirst()) : $0 }.flatMap { $0.isEmpty ? nil : $0 }
  }

  private func zoneFileRules(named text: String) -> ZoneRules? { Zone(text).flatMap { rules(of: $0) } }

  private func zone(fromPath path: String) -> Zone? {
    let parts = path.split(separator: "/")
    guard let index = parts.lastIndex(where: { $0.hasPrefix("zoneinfo") }) else { return nil }
    return Zone(parts[(index + 1)...].joined(separator: "/"))
  }
}
