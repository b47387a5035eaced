public import CanonicalJSON

/// Why a file is set aside: listed with this reason, never rewritten or removed, never counted as missing.
public enum QuarantineReason: Error, Hashable, Sendable {
  /// A newer program wrote it.
  case newerSchema(found: Int64, known: Int64)
  /// `schemaVersion` is missing or no whole number above 0, or the file holds no object.
  case noSchema(JSONError)
  /// It lies among the stubs and has no usable `id` or `deletedAt`.
  case noStub(JSONError)
  /// Its `id` is not the one of its name; nil if it has none.
  case otherIdentifier(found: String?)
  /// One object has the same member twice, so that readers could disagree.
  case duplicateMember(JSONError)
  /// Not UTF-8 from this byte on.
  case invalidUTF8(offset: Int)
  /// Larger than 4 MiB; it was not read. Bytes.
  case tooLarge(bytes: Int64)
  /// More than 64 levels deep, at this byte.
  case tooDeep(offset: Int)
  /// Not JSON, for this reason.
  case notJSON(JSONError)
  /// A directory, symbolic link or device; it was not opened.
  case notRegular(FileKind)
  /// The operating system did not let it be read.
  case unreadable(SystemError)
}

extension JSONText {
  /// Checks and parses a whole file.
  init(checking bytes: [UInt8]) throws(QuarantineReason) {
    do { try self.init(bytes) } catch { throw QuarantineReason(error, size: bytes.count) }
  }
}

extension QuarantineReason {
  /// The reason that a text is no acceptable JSON.
  fileprivate init(_ error: JSONError, size: Int) {
    switch error.kind {
    case .tooLarge: self = .tooLarge(bytes: Int64(size))
    case .tooDeep: self = .tooDeep(offset: error.offset)
    case .invalidUTF8: self = .invalidUTF8(offset: error.offset)
    case .duplicateMember: self = .duplicateMember(error)
    default: self = .notJSON(error)
    }
  }
}
