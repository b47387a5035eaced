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

  /// Takes the whole body of a call. Throws 400 where it ends early, 413 where it is too large, 507 where it cannot be
  /// kept, and leaves no file behind then.
  init(_ call: Call) async throws(Problem) {
    guard let folder = call.desk.setup.scratch else {
      throw Problem(
        .unavailable, "There is no place for a file outside the folder.", detail: "Set HOME and start again.")
    }
    path = folder + "/" + call.desk.setup.newID(call.desk.setup.engine.now()).text + ".upload"
    if let failure = OutputFile.makeFolders(above: path) { throw Self.unkept(failure) }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Self.unkept(String(cString: strerror(errno))) }
    defer { close(descriptor) }
    do throws(Problem) {
      try await Self.copy(call.request.body, to: descriptor)
    } catch {
      remove()
      throw error
    }
  }

  /// Lets the file go.
  func remove() { OutputFile.removeFile(path) }

  private static func copy(_ body: RequestBody, to descriptor: Int32) async throws(Problem) {
    var count: Int64 = 0
    var pieces = body.makeAsyncIterator()
    while let piece = try await next(&pieces) {
      count += Int64(piece.count)
      guard count <= limit else {
        throw Problem(.contentTooLarge, "More than \(limit >> 30) GiB at once are not taken.")
      }
      guard OutputFile.writeAll(piece, to: descriptor) else { throw unkept(String(cString: strerror(errno))) }
    }
    guard count > 0 else { throw Problem(.badRequest, "The file is empty.") }
  }

  private static func next(_ pieces: inout RequestBody.Iterator) async throws(Problem) -> [UInt8]? {
    do throws(RequestBody.Failure) { return try await pieces.next() } catch { throw Problem(error) }
  }

  private static func unkept(_ reason: String) -> Problem {
    Problem(
      .insufficientStorage, "The file could not be kept for reading: \(reason.lowercased()).",
      detail: "Make room on this machine's disk, then import it again.")
  }
}
