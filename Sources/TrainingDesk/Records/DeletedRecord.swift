import CanonicalJSON
public import DocumentFolder
import SyncEngine
public import TrainingModel

/// A deleted record as a list shows it.
public struct DeletedRecord: Sendable {
  /// The mark that says so.
  public let stub: Stub
  /// What it was called; nil where its stub does not say.
  public let title: String?
  /// When it was deleted, by the home clock.
  public let local: LocalTime

  /// The day of it.
  public var day: Day { local.day }
  /// The time of that day: `08:10`.
  public var clock: String { local.clock }

  /// How long a deleted record is listed and can be brought back, in days. Our own choice, as FORMAT.md says.
  public static let days: Int64 = 30

  /// A deleted record of the folder at `folder`.
  public init(_ stub: Stub, folder: String, zone: ZoneRules) {
    self.stub = stub
    local = zone.localTime(at: stub.deletedAt)
    title = Self.title(stub, folder: folder, zone: zone) ?? stub.name
  }

  /// The stubs of what was deleted in the last 30 days, the latest first.
  public static func recent(of stubs: StubIndex, now: Instant) -> [Stub] {
    stubs.recentlyDeleted.filter { now - $0.deletedAt <= days * 86_400 }
  }

  /// Kind and name.
  public var words: String {
    let kind = stub.kind.flatMap { DocumentKind(rawValue: $0) }.map { RecordTitle.kind($0) } ?? "record"
    return title.map { kind + " " + $0 } ?? kind
  }

  /// A full stub is the document itself with a few members more.
  private static func title(_ stub: Stub, folder: String, zone: ZoneRules) -> String? {
    guard stub.isFull, let kind = stub.kind.flatMap({ DocumentKind(rawValue: $0) }),
      case .success(let bytes) = InputFile.read(folder + "/" + stub.path, limit: 4 << 20)
    else { return nil }
    do throws(JSONError) {
      let record = try AnyRecord(kind: kind, path: stub.path, bytes: bytes, text: JSONText(bytes))
      return RecordTitle.text(record, zone: zone)
    } catch {
      return nil
    }
  }
}
