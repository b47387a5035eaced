import Synchronization
public import TrainingModel

/// The last edits, each for as long as it may be taken back. It forgets them when the app stops.
public final class UndoShelf: Sendable {
  /// What was changed: a document before and after.
  public struct Change: Hashable, Sendable {
    /// Its kind.
    public let kind: DocumentKind
    /// Its path from the folder's root.
    public let path: String
    /// Its bytes before.
    public let before: [UInt8]
    /// Its bytes after.
    public let after: [UInt8]

    /// A change.
    public init(kind: DocumentKind, path: String, before: [UInt8], after: [UInt8]) {
      (self.kind, self.path, self.before, self.after) = (kind, path, before, after)
    }
  }

  /// How many edits are kept, and of how many bytes together. Our own choice.
  static let (mostChanges, mostBytes) = (64, 16 << 20)

  private let shelf = Mutex<[(token: String, change: Change)]>([])

  /// An empty shelf.
  public init() {}

  /// Keeps a change under `token`.
  public func keep(_ change: Change, as token: String) {
    shelf.withLock { shelf in
      shelf.append((token, change))
      while shelf.count > Self.mostChanges || shelf.reduce(0, { $0 + $1.change.size }) > Self.mostBytes {
        shelf.removeFirst()
      }
    }
  }

  /// Takes the change of that token off the shelf; nil: it is not there any more.
  public func take(_ token: String) -> Change? {
    shelf.withLock { shelf in
      guard let place = shelf.firstIndex(where: { $0.token == token }) else { return nil }
      return shelf.remove(at: place).change
    }
  }
}

extension UndoShelf.Change {
  fileprivate var size: Int { before.count + after.count }
}
