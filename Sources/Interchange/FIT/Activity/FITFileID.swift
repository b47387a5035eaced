/// Who wrote a FIT file and when: its file id message.
struct FITFileID {
  var kind: FITFileKind?
  var manufacturer: Int64?
  var product: Int64?
  var serial: Int64?
  /// FIT seconds.
  var created: Int64?
  var productName: String?

  init() {}

  init(_ message: FITMessage) {
    kind = message.natural(0).flatMap { UInt8(exactly: $0) }.map(FITFileKind.init)
    manufacturer = message.natural(1)
    product = message.natural(2)
    serial = message.natural(3)
    created = message.natural(4)
    productName = message.text(8)
  }

  /// The key that the session with this start (FIT seconds) and place among the file's sessions has in every copy of
  /// the recording. The start is part of it because some programs write one creation time into all their files.
  func key(start: Int64, index: Int) -> String {
    let numbers = [manufacturer, product, serial, created, start, Int64(index)]
    return numbers.map { $0.map { "\($0)" } ?? "" }.joined(separator: "-")
  }

  /// What made the recording, as a reader would name it.
  var sourceName: String {
    if let productName { return productName }
    switch manufacturer {
    case 1, 2, 15: return "Garmin"
    case 16: return "Timex"
    case 23: return "Suunto"
    case 32: return "Wahoo"
    case 40: return "Concept2"
    case 70: return "Sigma"
    case 71: return "TomTom"
    case 95: return "Stryd"
    case 123: return "Polar"
    case 260: return "Zwift"
    case 265: return "Strava"
    case 267: return "Bryton"
    case 289: return "Hammerhead"
    case 294: return "COROS"
    case 340: return "Peloton"
    case 348: return "Huawei"
    default: return "FIT"
    }
  }
}
