import CanonicalJSON
import Presentation
import TrainingDesk
import TrainingModel
import WebApp

/// `devices list`, `devices pair` and `devices revoke`.
enum DevicesCommand {
  static let list = Command(
    name: ["devices", "list"], usage: "[OPTION…]", summary: "The devices that may use the app from elsewhere.",
    needsZone: false,
    body: .alone { invocation async throws(CommandError) in
      _ = try invocation.positionals()
      let devices = try await ask(invocation) { register throws(DeviceRegisterError) in try await register.devices() }
      let now = invocation.now
      invocation.show(
        page(devices, now: now), json: Payload { $0.array(count: devices.count) { $0.device(devices[$1]) } })
      return .done
    })

  static let pair = Command(
    name: ["devices", "pair"], usage: "[--role ROLE] [--url ADDRESS] [OPTION…]",
    summary: "Make a code that lets one device in, for five minutes and five tries.",
    notes: [
      "Open the app's address on the device, with /pair behind it, and enter the code. With --url the code is drawn as "
        + "well, for the camera of a phone.",
      "phone: \(DeviceRole.phone.rights) desktop: \(DeviceRole.desktop.rights) watch: \(DeviceRole.watch.rights)",
    ],
    options: [
      Option(name: "--role", value: "ROLE", help: "phone (unless said), desktop or watch"),
      Option(name: "--url", value: "ADDRESS", help: "where other devices find the app: https://loadbook.home"),
    ], needsZone: false,
    body: .alone { invocation async throws(CommandError) in
      _ = try invocation.positionals()
      let (role, address) = (try role(invocation), try address(invocation))
      let code = try await ask(invocation) { register throws(DeviceRegisterError) in
        try await register.openCode(for: role)
      }
      let offer = PairingOffer(code: code, address: address)
      if invocation.wantsJSON { invocation.show(Payload { offer.write(to: &$0) }) } else { show(offer) }
      return .done
    })

  static let revoke = Command(
    name: ["devices", "revoke"], usage: "NAME|ID [OPTION…]",
    summary: "Take a device's access away, by its name or its identifier.", needsZone: false,
    body: .alone { invocation async throws(CommandError) in
      let words = try invocation.positionals("a name")
      let devices = try await ask(invocation) { register throws(DeviceRegisterError) in try await register.devices() }
      let found = devices.filter { $0.id == words[0] || $0.name.lowercased() == words[0].lowercased() }
      guard let device = found.first else {
        throw .failed("no device is called \(words[0]); see: loadbook devices list")
      }
      guard found.count == 1 else {
        let ids = found.map { $0.id }.joined(separator: ", ")
        throw .failed("\(found.count) devices are called \(words[0]); say which by its identifier: \(ids)")
      }
      _ = try await ask(invocation) { register throws(DeviceRegisterError) in try await register.revoke(device.id) }
      var page = Page()
      page.paragraph("\(device.name) is out. It can come back with a new code.")
      invocation.show(page, json: Payload { $0.device(device) })
      return .done
    })

  private static func page(_ devices: [PairedDevice], now: Instant) -> Page {
    var page = Page()
    if devices.isEmpty { page.text("No device is paired. To let one in: loadbook devices pair") }
    for device in devices {
      let seen = DeviceWords.seen(secondsAgo: max(0, now - device.lastSeenAt))
      page.paragraph("\(device.name), \(device.role.title), \(seen)", first: Span(device.id + "  ", .dim))
    }
    return page
  }

  /// The picture keeps its spaces, which a page would trim, and is never coloured.
  private static func show(_ offer: PairingOffer) { Terminal.write(offer.lines.joined(separator: "\n") + "\n", to: 1) }

  private static func role(_ invocation: Invocation) throws(CommandError) -> DeviceRole {
    guard let text = invocation.arguments.value("--role") else { return .phone }
    guard let role = DeviceRole(rawValue: text) else { throw .usage("--role \(text): say phone, desktop or watch") }
    return role
  }

  private static func address(_ invocation: Invocation) throws(CommandError) -> String? {
    guard let text = invocation.arguments.value("--url") else { return nil }
    guard text.hasPrefix("https://"), text.count > 8, !text.contains(" ") else {
      throw .usage("--url \(text): other devices come by https, for example --url https://loadbook.home")
    }
    return text.hasSuffix("/") ? String(text.dropLast()) : text
  }

  private static func ask<Result: Sendable>(
    _ invocation: Invocation, _ body: (DeviceRegister) async throws(DeviceRegisterError) -> Result
  ) async throws(CommandError) -> Result {
    do throws(DeviceRegisterError) {
      guard let register = DeviceRegister(invocation) else { throw DeviceRegisterError.noPlace }
      return try await body(register)
    } catch {
      throw .failed(error.sentence + " " + error.advice)
    }
  }
}

extension JSONWriter {
  fileprivate mutating func device(_ device: PairedDevice) {
    object { writer in
      writer.member("id", device.id)
      writer.member("lastSeenAt", device.lastSeenAt)
      writer.member("name", device.name)
      writer.member("pairedAt", device.pairedAt)
      writer.member("role", device.role)
    }
  }
}
