import HTTPServer

/// Takes the tries at a code, whichever address they come from, and holds back the wrong ones.
actor Pairing {
  /// Wrong tries that are held back at the same time; further ones are turned away.
  static let heldLimit = 8
  /// Seconds for which a try is held back that met no code at all.
  private static let missSeconds: Int64 = 1

  private let devices: DeviceRegister?
  private let pause: @Sendable (Duration) async -> Void
  private var held = 0

  init(devices: DeviceRegister?, pause: @escaping @Sendable (Duration) async -> Void) {
    (self.devices, self.pause) = (devices, pause)
  }

  /// Pairs a device that has the code. Throws what to tell it otherwise; the first wrong try is held back for a second,
  /// and each one after it for a second more.
  func pair(_ code: String, name: String) async throws(Problem) -> (device: PairedDevice, token: String) {
    guard let characters = PairingCode.typed(code) else { throw .noSuchCode }
    guard let name = DeviceName.read(name) else { throw .noSuchName }
    guard held < Self.heldLimit else { throw .tooManyTries }
    let (outcome, token) = try await attempt(characters, name)
    switch outcome {
    case .paired(let device): return (device, token)
    case .wrong(let left):
      await hold(PairingCode.tries - left)
      throw .wrongCode(triesLeft: left)
    case .noCode:
      await hold(Self.missSeconds)
      throw .noCodeWaits
    }
  }

  private func attempt(_ characters: String, _ name: String) async throws(Problem) -> (DeviceBook.Outcome, String) {
    guard let devices else { throw Problem(.noPlace, isLocal: false) }
    do throws(DeviceRegisterError) { return try await devices.pair(characters, name: name) } catch {
      throw Problem(error, isLocal: false)
    }
  }

  private func hold(_ seconds: Int64) async {
    held += 1
    await pause(.seconds(seconds))
    held -= 1
  }
}
