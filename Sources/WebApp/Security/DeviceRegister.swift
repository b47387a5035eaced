import CanonicalJSON
public import TrainingModel

/// The devices that are paired with the records on this machine, kept in a file outside their folder. The file may be
/// changed by another process at any time: a command revokes a device while the server runs.
public actor DeviceRegister {
  /// What a register is given.
  public struct Setup: Sendable {
    /// Where the file is, or is to be: `devices.json` beside this device's settings.
    public let path: String
    /// The clock.
    public let now: @Sendable () -> Instant
    /// So many random bytes of the system's source for secrets.
    public let random: @Sendable (Int) -> [UInt8]

    /// What a register is given.
    public init(
      path: String, now: @escaping @Sendable () -> Instant, random: @escaping @Sendable (Int) -> [UInt8]
    ) {
      (self.path, self.now, self.random) = (path, now, random)
    }
  }

  private let setup: Setup
  private let file: PrivateFile
  /// Seconds for which a device that was revoked here can be let in again with its old token.
  static let undoSeconds: Int64 = 60
  private var revoked: [(entry: DeviceBook.Entry, index: Int, at: Instant)] = []
  private var known: (mark: PrivateFile.Mark?, book: DeviceBook) = (nil, DeviceBook())

  /// The register in that file. Nothing is read yet.
  public init(_ setup: Setup) {
    self.setup = setup
    file = PrivateFile(path: setup.path)
  }

  /// The devices in the order in which they were paired. Throws where the file cannot be read.
  public func devices() throws(DeviceRegisterError) -> [PairedDevice] { try current().entries.map { $0.device } }

  /// The device whose token this is, and whether it was last seen long enough ago for its cookie to be given anew.
  func admit(token: String) throws(DeviceRegisterError) -> (device: PairedDevice, isDue: Bool)? {
    guard let device = try current().device(token: token) else { return nil }
    let now = setup.now()
    let isDue = now - device.lastSeenAt >= DeviceBook.seenStep
    // Whether it can be written down or not, the device is paired.
    if isDue { _ = try? change { $0.saw(device.id, at: now) } }
    return (device, isDue)
  }

  /// Makes a code that pairs one device in that role. A code that was there before counts no longer.
  public func openCode(for role: DeviceRole) throws(DeviceRegisterError) -> PairingCode {
    guard let characters = PairingCode.characters(from: setup.random(64)) else { throw .noRandomness }
    let salt = Secret.digits(setup.random(16))
    return try change { $0.open(characters, salt: salt, role: role, at: setup.now()) }
  }

  /// Takes a try at the code; `characters` is what `PairingCode.typed` made of it.
  func pair(_ characters: String, name: String) throws(DeviceRegisterError) -> (DeviceBook.Outcome, token: String) {
    let (id, token) = (setup.random(8), setup.random(32))
    guard id.count == 8, token.count == 32 else { throw .noRandomness }
    guard try current().entries.count < DeviceBook.limit else { throw .full }
    let outcome = try change {
      $0.pair(
        characters, name: name, id: Secret.digits(id), token: Secret.digits(token), at: setup.now())
    }
    return (outcome, Secret.digits(token))
  }

  /// Takes a device's access away; nil where there is none with that identifier.
  public func revoke(_ id: String) throws(DeviceRegisterError) -> PairedDevice? {
    guard let (entry, index) = try change({ $0.revoke(id) }) else { return nil }
    revoked.append((entry, index, setup.now()))
    return entry.device
  }

  /// Takes back what `revoke` did less than a minute ago; false where there is nothing to take back.
  func restore(_ id: String) throws(DeviceRegisterError) -> Bool {
    let now = setup.now()
    revoked.removeAll { now - $0.at >= Self.undoSeconds }
    guard let index = revoked.firstIndex(where: { $0.entry.device.id == id }) else { return false }
    let (entry, place, _) = revoked[index]
    try change { $0.add(entry, at: place) }
    revoked.remove(at: index)
    return true
  }

  private func current() throws(DeviceRegisterError) -> DeviceBook {
    let mark = file.mark()
    if mark == nil { return DeviceBook() }
    if mark != known.mark { known = (mark, try read()) }
    return known.book
  }

  private func read() throws(DeviceRegisterError) -> DeviceBook {
    do throws(PrivateFile.Failure) { return try Self.book(file.read()) } catch {
      throw .file(path: setup.path, text: error.text)
    }
  }

  private func change<Result>(_ body: (inout DeviceBook) -> Result) throws(DeviceRegisterError) -> Result {
    do throws(PrivateFile.Failure) {
      return try file.locked { () throws(PrivateFile.Failure) in
        let before = try Self.book(file.read())
        var book = before
        let result = body(&book)
        if book != before { try file.write(book.canonicalBytes() + [0x0A]) }
        return result
      }
    } catch {
      throw .file(path: setup.path, text: error.text)
    }
  }

  private static func book(_ bytes: [UInt8]?) throws(PrivateFile.Failure) -> DeviceBook {
    guard let bytes else { return DeviceBook() }
    do throws(JSONError) { return try DeviceBook(bytes: bytes) } catch {
      throw PrivateFile.Failure(text: "it is damaged at byte \(error.offset)")
    }
  }
}
