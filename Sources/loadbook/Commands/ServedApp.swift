import DocumentFolder
import HTTPServer
import Presentation
import SyncEngine
import TrainingDesk
import TrainingModel
import WebApp

/// The app while it is served: the desk, the server in front of it, and the clock behind both.
struct ServedApp {
  /// How long requests in flight may take once the end has been asked for.
  private static let draining = Duration.seconds(5)

  private let desk: TrainingDesk
  private let server: HTTPServer
  private let port: ListeningPort
  private let choice: ServeChoice
  private let observer: any FolderObserving

  /// An app that serves nothing yet. Throws where the folder cannot be opened.
  init(_ invocation: Invocation, _ choice: ServeChoice) async throws(CommandError) {
    self.choice = choice
    let setup = DeskSetup(invocation)
    // What a server that was killed left. Another one may be at work on what is younger than an hour.
    if let scratch = setup.scratch {
      ScratchFolder.removeFiles(in: scratch, unchangedSince: SystemClock.now() + -3600)
    }
    do throws(EngineError) {
      desk = try TrainingDesk(setup)
      try await desk.engine.connect()
      _ = try await desk.engine.seed(after: .seconds(1))
    } catch {
      throw CommandError(error)
    }
    port = ListeningPort()
    observer = makeFolderObserver(
      path: invocation.folder, layouts: DocumentKind.layouts,
      times: ObserverTimes(scanJitter: Double.random(in: -1...1)), elapsed: { SystemClock.elapsed() })
    let app = WebApp(
      WebAppSetup(
        desk: desk,
        gate: GateSetup(hosts: choice.knownHosts, localRole: choice.role, publicAddress: choice.publicAddress),
        port: port, devices: DeviceRegister(invocation), assets: AssetFolder(path: choice.assets),
        pause: { try? await Task.sleep(for: $0) }))
    server = HTTPServer(
      HTTPServerSetup(
        address: choice.address, port: choice.port, tls: choice.tls, ownFields: SecurityHeaders.fields,
        elapsed: { SystemClock.elapsed() }, wait: { try? await Task.sleep(for: $0) })
    ) { await app.respond(to: $0) }
  }

  /// Serves until the first signal; then what is under way is finished, and the folder is left alone.
  func run(until signals: AsyncStream<Int32>, opens: Bool) async throws(CommandError) {
    do throws(HTTPServerError) {
      try server.start { port.settle($0) }
    } catch {
      throw .failed(error.sentence + " " + error.advice)
    }
    let address = choice.ownAddress(port: port.port ?? 0)
    Terminal.write("Serving \(address)\n", to: 1)
    if let elsewhere = choice.publicAddress {
      Terminal.write("Let another device in: loadbook devices pair --url \(elsewhere)\n", to: 1)
    }
    if opens, !Executable.open(address) { Program.warn("no browser could be opened; go to \(address)") }
    let (desk, observer) = (desk, observer)
    let following = Task { await Self.follow(desk, observer) }
    for await _ in signals { break }
    // The door first: whoever still came in would keep the desk from closing.
    await server.stop(draining: Self.draining)
    await desk.close()
    await desk.engine.flush()
    following.cancel()
  }

  /// A folder that cannot be followed for now is looked at again; the app shows how it stands.
  private static func follow(_ desk: TrainingDesk, _ observer: any FolderObserving) async {
    while !Task.isCancelled {
      do throws(EngineError) {
        return try await desk.follow(observer)
      } catch {
        Program.warn("the folder cannot be followed. \(error.sentence) \(error.advice)")
      }
      try? await Task.sleep(for: .seconds(10))
    }
  }
}

extension ServeChoice {
  /// Where this machine's own browser finds the app.
  func ownAddress(port: UInt16) -> String {
    let host = ["0.0.0.0", "::"].contains(address) ? "localhost" : address.contains(":") ? "[\(address)]" : address
    return "\(tls == nil ? "http" : "https")://\(host):\(port)/"
  }

  /// The names under which the app may be asked for from elsewhere: those that were given, and its own address.
  var knownHosts: [String] { hosts + (isOpenToOthers && !isEveryAddress ? [bracketed] : []) }

  /// Where other devices find it; nil: nowhere.
  var publicAddress: String? {
    guard let host = hosts.first ?? (isOpenToOthers && !isEveryAddress ? bracketed : nil) else { return nil }
    // Behind a proxy the port is the proxy's; without one it is ours, unless the name says another.
    let hasPort = !host.hasSuffix("]") && host.split(separator: "]").last?.contains(":") == true
    if !isOpenToOthers || hasPort || port == 443 { return "https://" + host }
    return port == 0 ? nil : "https://\(host):\(port)"
  }

  private var isOpenToOthers: Bool { tls != nil }
  private var isEveryAddress: Bool { ["0.0.0.0", "::"].contains(address) }
  private var bracketed: String { address.contains(":") ? "[\(address)]" : address }
}

extension DeskSetup {
  /// The setup of this process on this machine.
  init(_ invocation: Invocation) {
    let zones = invocation.zones
    let settings = SettingsFile(environment: invocation.environment)
    let state = StatePaths.directory(environment: invocation.environment)
    self.init(
      engine: EngineSetup(invocation), machineZone: invocation.zone, zoneRules: { zones.rules(of: $0) },
      settings: settings, scratch: state.map { $0 + "/scratch" }, newID: { IdentifierMint.shared.make(at: $0) })
  }
}

extension EngineSetup {
  /// The engine's setup; with `--now` its clock stands still.
  init(_ invocation: Invocation) {
    let frozen = invocation.arguments.has("--now") ? invocation.now : nil
    self.init(
      folder: invocation.folder,
      state: StatePaths(folder: invocation.folder, environment: invocation.environment),
      mark: ProcessMark.current(), now: { frozen ?? SystemClock.now() }, wait: { try? await Task.sleep(for: $0) })
  }
}

extension DeviceRegister {
  /// The register beside this device's settings; nil where no home is known.
  init?(_ invocation: Invocation) {
    guard let settings = SettingsFile(environment: invocation.environment) else { return nil }
    let folder = settings.path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    self.init(
      Setup(
        path: folder + "/devices.json", now: { SystemClock.now() },
        random: { count in (0..<count).map { _ in UInt8.random(in: .min ... .max) } }))
  }
}
