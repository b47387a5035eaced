import HTTPServer
import SyncEngine
import TrainingDesk
import TrainingModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// A body kept in a file of its own outside the folder, piece by piece as it arrives.
struct Spool: Sendable {
  /// The most bytes of an import: 8 GiB.
  static let limit: Int64 = 8 << 30

  let path: String
  private let seat: Seats.Seat

  /// Takes the whole body of a call, of at most `limit` bytes, a whole number of GiB. Throws 400 where it ends early, 413
  /// where it is too large, 503 where too many others are taken, 507 where it cannot be kept, and leaves no file behind
  /// then.
  init(_ call: Call, limit: Int64 = Spool.limit) async throws(Problem) {
    guard let seat = call.app.uploads.take() else {
      throw Problem(
        .unavailable, "Other files are being taken already.",
        detail: "Wait until one of them is done, then send this one again.")
    }
    self.seat = seat
    path = try Self.freshPath(call, ending: ".upload")
    if let announced = call.request.body.announced, announced > limit { throw Self.tooLarge(limit) }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Self.unkept(String(cString: strerror(errno))) }
    defer { close(descriptor) }
    do throws(Problem) {
      try await Self.copy(call.request.body, to: descriptor, limit)
    } catch {
      remove()
      throw error
    }
  }

  /// Lets the file go.
  func remove() { OutputFile.removeFile(path) }

  /// A name for a file that lives for one request, in a folder that is there. Throws 503 or 507 where there is none.
  static func freshPath(_ call: Call, ending: String) throws(Problem) -> String {
    guard let folder = call.desk.setup.scratch else {
      throw Problem(
        .unavailable, "There is no place for a file outside the folder.", detail: "Set HOME and start again.")
    }
    let path = folder + "/" + call.desk.setup.newID(call.desk.setup.engine.now()).text + ending
    if let failure = OutputFile.makeFolders(above: path) { throw unkept(failure) }
    return path
  }

  private static func copy(_ body: RequestBody, to descriptor: Int32, _ limit: Int64) async throws(Problem) {
    var count: Int64 = 0
    var pieces = body.makeAsyncIterator()
    while let piece = try await next(&pieces) {
      count += Int64(piece.count)
      guard count <= limit else { throw tooLarge(limit) }
      guard OutputFile.writeAll(piece, to: descriptor) else { throw unkept(String(cString: strerror(errno))) }
    }
    guard count > 0 else { throw Problem(.badRequest, "The file is empty.") }
  }

  private static func next(_ pieces: inout RequestBody.Iterator) async throws(Problem) -> [UInt8]? {
    do throws(RequestBody.Failure) { return try await pieces.next() } catch { throw Problem(error) }
  }

  private static func tooLarge(_ limit: Int64) -> Problem {
    Problem(.contentTooLarge, "More than \(limit >> 30) GiB at once are not taken.")
  }

  private static func unkept(_ reason: String) -> Problem {
    Problem(
      .insufficientStorage, "The file could not be kept for reading: \(reason.lowercased()).",
      detail: "Make room on this machine's disk, then try again.")
  }
}
