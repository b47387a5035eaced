import CanonicalJSON
import HTTPServer
import TrainingDesk

/// One request on its way through a route.
struct Call: Sendable {
  let request: HTTPRequest
  /// The values of the path's named segments.
  let parameters: [String: String]
  /// Who asks.
  let visitor: Doorkeeper.Visitor
  let app: AppContext

  /// The most bytes of a JSON body: that of a document.
  static let bodyLimit = 4 << 20

  /// What who asks may do.
  var role: DeviceRole { visitor.role }

  /// The desk at which the records lie.
  var desk: TrainingDesk { app.desk }

  /// The body's bytes. Throws 413 or 400.
  func bytes() async throws(Problem) -> [UInt8] {
    do throws(RequestBody.Failure) {
      return try await request.body.bytes(upTo: Self.bodyLimit)
    } catch {
      throw Problem(error)
    }
  }

  /// The body as a value. Throws 400 where it is no JSON, and 422 with the member that is not what is expected.
  func json<Value: JSONObjectValue>(_ type: Value.Type) async throws(Problem) -> Value {
    let bytes = try await bytes()
    do throws(JSONError) { return try Value(bytes: bytes) } catch { throw Problem(error) }
  }
}

/// What all routes share.
struct AppContext: Sendable {
  let desk: TrainingDesk
  /// What the gate goes by.
  let gate: GateSetup
  let port: ListeningPort
  let devices: DeviceRegister?
  let pairing: Pairing
  /// The files of the screens.
  let assets: AssetFolder?
  /// The files that are taken at once: each may fill gigabytes of the disk.
  let uploads = Seats(4)
  /// A backup is made or brought back in memory, one at a time.
  let backups = Seats(1)
}
