public import CanonicalJSON

/// Why two documents are not merged; both then stay as they are.
public enum MergeRefusal: Error, Hashable, Sendable {
  /// One of them cannot be read as far as a merge must: a fault of syntax, or a member of another type than wanted.
  case notAcceptable(JSONError)
  /// They have different identifiers.
  case differentDocuments
  /// One of them has a schema that this code does not know and could not keep.
  case newerSchema
}
