import DocumentFolder
import HTTPServer
import Presentation
import SyncEngine
import TrainingDesk
import TrainingModel
import WebApp

/// `serve`.
enum ServeCommand {
  /// Where the app is found unless something else is said: L-O-A-D on the keys of a telephone. Our own choice.
  static let usualPort: UInt16 = 5623

  static let command = Command(
    name: ["serve"], usage: "[--port N] [--open] [--listen ADDRESS --certificate FILE --key FILE] [OPTION…]",
    summary: "Serve the app to the browsers of this machine, until ctrl-C.",
    notes: [
      "Only this machine reaches it, and needs no password. For a phone at home say where to listen, with a certificate; "
        + "each device is then let in once by a code: loadbook devices pair. PHONE.md has every step.",
      "With --now the clock stands still, for pictures and tests.",
    ],
    options: [
      Option(name: "--port", value: "N", help: "the port (else \(usualPort)); 0: any that is free"),
      Option(name: "--open", value: nil, help: "open it in the browser"),
      Option(name: "--role", value: "ROLE", help: "what this machine's own browsers may do: phone, desktop or watch"),
      Option(name: "--listen", value: "ADDRESS", help: "listen at another address of this machine, in numbers"),
      Option(name: "--certificate", value: "FILE", help: "the certificate for it, PEM"),
      Option(name: "--key", value: "FILE", help: "its private key, PEM"),
      Option(name: "--host", value: "NAME", help: "a name by which other devices call this machine, with its port"),
      Option(name: "--assets", value: "DIR", help: "the folder of the screens, for whoever changes them"),
    ],
    body: .alone { invocation async throws(CommandError) in
      _ = try invocation.positionals()
      let choice = try ServeChoice(invocation)
      // From here on ctrl-C is heard.
      let signals = TerminationSignals.stream()
      let app = try await ServedApp(invocation, choice)
      try await app.run(until: signals, opens: invocation.arguments.has("--open"))
      return .done
    })
}

/// What the words of the call ask for.
struct ServeChoice {
  let address: String
  let port: UInt16
  let tls: TLSIdentity?
  let role: DeviceRole
  let hosts: [String]
  let assets: String

  init(_ invocation: Invocation) throws(CommandError) {
    let arguments = invocation.arguments
    port = UInt16(try invocation.whole("--port", in: 0...65_535) ?? Int64(ServeCommand.usualPort))
    role = try Self.role(invocation)
    hosts = arguments.all(among: ["--host"]).map { $0.value }
    address = arguments.value("--listen") ?? "127.0.0.1"
    tls = try Self.identity(invocation)
    if tls == nil, !Self.isLoopback(address) {
      throw .usage(
        "--listen \(address) is reached from other machines, so it needs --certificate FILE and --key FILE; "
          + "PHONE.md says how to make them")
    }
    if tls != nil, ["0.0.0.0", "::"].contains(address), hosts.isEmpty {
      throw .usage(
        "--listen \(address) has no name by which a device could call it: say --host NAME, or --listen with one "
          + "address of this machine")
    }
    guard let assets = AssetFolder.find(executable: Executable.path, chosen: arguments.value("--assets")) else {
      let place = arguments.value("--assets") ?? "share/loadbook/web beside the program"
      throw .failed("the screens are missing: there is no index.html in \(place). Install again, or say --assets DIR")
    }
    self.assets = assets
  }

  private static func role(_ invocation: Invocation) throws(CommandError) -> DeviceRole {
    guard let text = invocation.arguments.value("--role") else { return .phone }
    guard let role = DeviceRole(rawValue: text) else { throw .usage("--role \(text): say phone, desktop or watch") }
    return role
  }

  private static func isLoopback(_ address: String) -> Bool { address == "::1" || address.hasPrefix("127.") }

  private static func identity(_ invocation: Invocation) throws(CommandError) -> TLSIdentity? {
    let arguments = invocation.arguments
    guard let certificate = arguments.value("--certificate"), let key = arguments.value("--key") else {
      if let one = arguments.given(among: ["--certificate", "--key"]).first {
        throw .usage("\(one) alone is no use: a certificate and its key belong together")
      }
      return nil
    }
    return TLSIdentity(certificate: try read(certificate), key: try read(key))
  }

  private static func read(_ path: String) throws(CommandError) -> [UInt8] {
    switch InputFile.read(path, limit: 1 << 20) {
    case .success(let bytes): return bytes
    case .failure(let failure): throw .failed("\(path) cannot be read: \(failure.text)")
    }
  }
}
