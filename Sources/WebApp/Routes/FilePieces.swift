import HTTPServer
import TrainingDesk

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// A file that is sent piece by piece and is gone with that: its name is taken away at once, so that nothing of it stays
/// even where the program is killed.
final class FilePieces: Sendable {
  private static let size = 256 << 10

  /// Its size in bytes.
  let count: Int
  private let descriptor: Int32
  private let seat: Seats.Seat

  /// The file at `path`, which gives `seat` back when it is sent or nobody wants it any more. Nil where it cannot be read.
  init?(taking path: String, _ seat: Seats.Seat) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    OutputFile.removeFile(path)
    guard descriptor >= 0 else { return nil }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      close(descriptor)
      return nil
    }
    (self.descriptor, self.seat, count) = (descriptor, seat, Int(status.st_size))
  }

  deinit { close(descriptor) }

  /// What is left of it as the content of an answer.
  var body: HTTPResponse.Body { .stream(ByteStream(count: count) { self.next() }) }

  private func next() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: Self.size)
    while true {
      let got = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if got > 0 { return Array(bytes[..<got]) }
      if got == 0 || errno != EINTR { return nil }
    }
  }
}
