import CanonicalJSON
import HTTPServer
import Presentation
import SyncEngine
import TrainingDesk

/// Pairing of devices, and the list of those that are paired.
enum PairingRoutes {
  static let routes: [Route] = [
    Route(
      .post, "/api/v1/pair",
      Operation(
        id: "pair", summary: "Pair this device by the code that the server shows.", body: "PairingTry",
        answer: "Pairing", statuses: [201, 403, 409, 410, 429, 503]), isOpen: true
    ) { call async throws(Problem) in try await pair(call) },
    Route(
      .get, "/api/v1/devices",
      Operation(id: "getDevices", summary: "The devices that are paired.", answer: "Devices", statuses: [200, 503]),
      roles: [.phone]
    ) { call async throws(Problem) in try await list(call).response() },
    Route(
      .post, "/api/v1/devices/code",
      Operation(
        id: "makePairingCode", summary: "Make a code that pairs one device within five minutes.", body: "PairingWish",
        answer: "PairingOffer", statuses: [201, 503]), roles: [.phone]
    ) { call async throws(Problem) in try await makeCode(call) },
    Route(
      .delete, "/api/v1/devices/{id}",
      Operation(
        id: "revokeDevice", summary: "Take a device's access away.", answer: "Devices", statuses: [200, 404, 503]),
      roles: [.phone]
    ) { call async throws(Problem) in try await revoke(call) },
    Route(
      .post, "/api/v1/devices/{id}/restore",
      Operation(
        id: "restoreDevice", summary: "Let a device in again whose access was taken away within the last minute.",
        answer: "Devices", statuses: [200, 410, 503]), roles: [.phone]
    ) { call async throws(Problem) in try await restore(call) },
  ]

  private static func pair(_ call: Call) async throws(Problem) -> HTTPResponse {
    let wish = try await call.json(PairingTry.self)
    let (device, token) = try await call.app.pairing.pair(wish.code, name: wish.name)
    var response = Payload { writer in
      writer.object { writer in
        writer.member("device") { $0.device(device, isThis: true, now: device.pairedAt) }
        writer.member("token", token)
      }
    }.response(.created)
    let isSecure = Credential.needsSecureCookie(call.request)
    response.headers.add("Set-Cookie", Credential.cookie(token, isSecure: isSecure))
    return response
  }

  private static func list(_ call: Call) async throws(Problem) -> Payload {
    let devices = try await call.register { register throws(DeviceRegisterError) in try await register.devices() }
    let now = call.desk.setup.engine.now()
    return Payload { writer in
      writer.object { writer in
        writer.member("address", call.app.gate.publicAddress)
        writer.member("canAdd", call.visitor.isLocal)
        writer.member("devices") { writer in
          writer.array(count: devices.count) { writer, index in
            writer.device(devices[index], isThis: devices[index].id == call.visitor.device?.id, now: now)
          }
        }
      }
    }
  }

  private static func makeCode(_ call: Call) async throws(Problem) -> HTTPResponse {
    guard call.visitor.isLocal else { throw .notAtTheMachine }
    let wish = try await call.json(PairingWish.self)
    let code = try await call.register { register throws(DeviceRegisterError) in
      try await register.openCode(for: wish.role)
    }
    let address = PairingOffer(code: code, address: call.app.gate.publicAddress)
    return Payload { address.write(to: &$0) }.response(.created)
  }

  private static func restore(_ call: Call) async throws(Problem) -> HTTPResponse {
    let id = call.parameters["id"] ?? ""
    let isBack = try await call.register { register throws(DeviceRegisterError) in try await register.restore(id) }
    guard isBack else { throw .tooLateToRestore }
    return try await list(call).response()
  }

  private static func revoke(_ call: Call) async throws(Problem) -> HTTPResponse {
    let id = call.parameters["id"] ?? ""
    let gone = try await call.register { register throws(DeviceRegisterError) in try await register.revoke(id) }
    guard gone != nil else { throw Problem(.notFound, "No device of that name is paired.") }
    return try await list(call).response()
  }
}

extension Call {
  /// What `body` finds in the register of devices. Throws 503 where there is none.
  fileprivate func register<Result: Sendable>(
    _ body: (DeviceRegister) async throws(DeviceRegisterError) -> Result
  ) async throws(Problem) -> Result {
    guard let devices = app.devices else { throw Problem(.noPlace, isLocal: visitor.isLocal) }
    do throws(DeviceRegisterError) { return try await body(devices) } catch {
      throw Problem(error, isLocal: visitor.isLocal)
    }
  }
}
