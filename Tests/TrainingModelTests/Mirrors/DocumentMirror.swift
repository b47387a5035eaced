import CanonicalJSON
import Foundation
import TrainingModel

/// The same document as Foundation's encoder sees it. The encoder is the oracle for the bytes, this type for the
/// members: it is written from the tables, not from the code.
protocol DocumentMirror: Codable, Equatable, Sendable {
  associatedtype Document: JSONObjectValue, Hashable, Sendable

  init(random dice: inout MirrorDice)
  init(of document: Document)
}

extension DocumentMirror {
  func encoded() throws -> [UInt8] { try Array(MirrorEncoder.shared.encode(self)) }
}

/// The encoder whose bytes all documents have.
enum MirrorEncoder {
  static var shared: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    encoder.dateEncodingStrategy = .iso8601
    return encoder
  }
}

extension FieldStamps {
  var dates: [String: Date] {
    Dictionary(uniqueKeysWithValues: entries.map { (String(decoding: $0.name, as: UTF8.self), $0.stamp.date) })
  }
}

extension DeletionStamps {
  var dates: [String: Date] {
    Dictionary(uniqueKeysWithValues: entries.map { ($0.id.text, $0.deletedAt.date) })
  }
}

extension Instant {
  var date: Date { Date(timeIntervalSince1970: Double(seconds)) }
}
