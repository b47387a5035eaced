import CanonicalJSON
import TrainingModel

/// The devices that are paired and the code that waits: what the file holds, and the rules of pairing, without a clock
/// or a file.
struct DeviceBook: Hashable, Sendable {
  /// The devices that there may be.
  static let limit = 64
  /// Seconds after which it is written down anew that a device was seen.
  static let seenStep: Int64 = 600

  /// A device with the hash of its token.
  struct Entry: Hashable, Sendable {
    var device: PairedDevice
    let tokenHash: String
  }

  /// A code that waits, as its salted hash.
  struct WaitingCode: Hashable, Sendable {
    let hash: String
    let salt: String
    let expiresAt: Instant
    let role: DeviceRole
    var wrongTries: Int64
  }

  /// What became of a try.
  enum Outcome: Hashable, Sendable {
    case paired(PairedDevice)
    /// It was not the code; so many tries are left.
    case wrong(triesLeft: Int64)
    /// No code waits: there was none, its time is over, it was used, or it was tried too often.
    case noCode
  }

  var entries: [Entry] = []
  var code: WaitingCode?
  var unknown = UnknownMembers()

  /// Puts a code in the place of any other.
  mutating func open(_ characters: String, salt: String, role: DeviceRole, at now: Instant) -> PairingCode {
    let code = PairingCode(characters: characters, expiresAt: now + PairingCode.lifetime, role: role)
    self.code = WaitingCode(
      hash: Secret.hash(salt + characters), salt: salt, expiresAt: code.expiresAt, role: role, wrongTries: 0)
    return code
  }

  /// Takes a try at the code. The device gets `id` and `token` if it is right; a right code is gone afterwards.
  mutating func pair(_ characters: String, name: String, id: String, token: String, at now: Instant) -> Outcome {
    guard let waiting = code, isOpen(waiting, at: now) else {
      code = nil
      return .noCode
    }
    guard Secret.isEqual(Secret.hash(waiting.salt + characters), waiting.hash) else {
      let tries = waiting.wrongTries + 1
      code?.wrongTries = tries
      if tries >= PairingCode.tries { code = nil }
      return .wrong(triesLeft: PairingCode.tries - tries)
    }
    code = nil
    let device = PairedDevice(id: id, name: name, role: waiting.role, pairedAt: now, lastSeenAt: now)
    entries.append(Entry(device: device, tokenHash: Secret.hash(token)))
    return .paired(device)
  }

  /// A clock that was set back does not make a code last longer.
  private func isOpen(_ code: WaitingCode, at now: Instant) -> Bool {
    now < code.expiresAt && code.expiresAt - now <= PairingCode.lifetime
  }

  /// The device whose token this is.
  func device(token: String) -> PairedDevice? {
    let hash = Secret.hash(token)
    return entries.first { Secret.isEqual($0.tokenHash, hash) }?.device
  }

  /// Says that a device was seen; false where that is not worth writing down.
  mutating func saw(_ id: String, at now: Instant) -> Bool {
    guard let index = entries.firstIndex(where: { $0.device.id == id }),
      now - entries[index].device.lastSeenAt >= Self.seenStep
    else { return false }
    entries[index].device.lastSeenAt = now
    return true
  }

  /// Takes a device out; nil where there is none of that name or identifier.
  mutating func revoke(_ id: String) -> (entry: Entry, index: Int)? {
    guard let index = entries.firstIndex(where: { $0.device.id == id }) else { return nil }
    return (entries.remove(at: index), index)
  }

  /// Puts a device back where it was in the list.
  mutating func add(_ entry: Entry, at index: Int) { entries.insert(entry, at: min(index, entries.count)) }
}
