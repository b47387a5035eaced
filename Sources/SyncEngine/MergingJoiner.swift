import CanonicalJSON
import DocumentFolder
import TrainingModel

/// Joins documents for the folder by the merge of the training model.
struct MergingJoiner: DocumentJoiner {
  func join(kind: String, _ a: [UInt8], _ b: [UInt8]) throws(JoinRefusal) -> [UInt8] {
    try with(kind) { (kind) throws(MergeRefusal) in try DocumentMergePlanner.merge(kind, a, b) }
  }

  func edit(kind: String, before: [UInt8], after: [UInt8]) throws(JoinRefusal) -> [UInt8] {
    try with(kind) { (kind) throws(MergeRefusal) in
      let edited = try DocumentMergePlanner.edit(kind, before: before, after: after)
      // The document is written anyway: tombstones in it that were a month old when it was last changed may go. Its own
      // time is taken, so that no clock that is ahead forgets one.
      guard let time = Self.updatedAt(before) else { return edited }
      return try DocumentMergePlanner.prune(kind, edited, now: time)
    }
  }

  /// What `disk` and what is known here say together, if that is more than `disk` says; nil: it is not, or the two
  /// cannot be joined. Tombstones that were a month old when the file was last changed are no addition: whoever changed
  /// it has let them go.
  func whatIsMissing(of known: [UInt8], in disk: [UInt8], kind: DocumentKind) -> [UInt8]? {
    do throws(MergeRefusal) {
      var joined = try DocumentMergePlanner.merge(kind, known, disk)
      if let time = Self.updatedAt(disk) { joined = try DocumentMergePlanner.prune(kind, joined, now: time) }
      return try DocumentMergePlanner.adds(kind, joined, to: disk) ? joined : nil
    } catch {
      return nil
    }
  }

  func adds(kind: String, _ joined: [UInt8], to disk: [UInt8]) -> Bool {
    guard let kind = DocumentKind(rawValue: kind) else { return false }
    do throws(MergeRefusal) {
      return try DocumentMergePlanner.adds(kind, joined, to: disk)
    } catch {
      // What cannot be joined is not written over.
      return false
    }
  }

  static func updatedAt(_ bytes: [UInt8]) -> Instant? {
    guard var object = try? JSONText(bytes).root.object() else { return nil }
    return try? object.optional("updatedAt")
  }

  private func with(_ kind: String, _ body: (DocumentKind) throws(MergeRefusal) -> [UInt8]) throws(JoinRefusal)
    -> [UInt8]
  {
    guard let kind = DocumentKind(rawValue: kind) else {
      throw JoinRefusal(sentence: "Documents of this kind are not known here.")
    }
    do throws(MergeRefusal) { return try body(kind) } catch { throw JoinRefusal(sentence: error.sentence) }
  }
}

extension MergeRefusal {
  /// Why two files cannot be joined, as one sentence for the user.
  var sentence: String {
    switch self {
    case .differentDocuments: "The two files hold different records."
    case .newerSchema: "A newer version of the program wrote one of the two files."
    case .notAcceptable(let error): "One of the two files cannot be read (byte \(error.offset))."
    }
  }
}
