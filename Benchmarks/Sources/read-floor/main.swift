#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

// The floor for anything that reads a folder: list it, open, read and close every JSON file, and nothing else.

func readAll(below directory: String, into buffer: UnsafeMutableRawPointer, size: Int, count: inout Int) {
  guard let stream = opendir(directory) else { return }
  defer { closedir(stream) }
  while let entry = readdir(stream) {
    let type = entry.pointee.d_type
    let name = withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    if name.hasPrefix(".") { continue }
    let path = directory + "/" + name
    if type == UInt8(DT_DIR) {
      readAll(below: path, into: buffer, size: size, count: &count)
    } else {
      let file = open(path, O_RDONLY | O_CLOEXEC)
      while read(file, buffer, size) > 0 {}
      close(file)
      count += 1
    }
  }
}

let size = 1 << 20
let buffer = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
var count = 0
readAll(below: CommandLine.arguments[1], into: buffer, size: size, count: &count)
print("\(count) files")
