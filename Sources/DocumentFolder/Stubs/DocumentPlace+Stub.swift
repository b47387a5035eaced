import struct TrainingModel.Instant
import struct TrainingModel.ULID

extension DocumentPlace {
  /// Where the record of a stub lay, or would lie if it were new.
  init?(of stub: Stub, layouts: [DocumentLayout]) {
    for path in stub.allPaths {
      let directory = DocumentPath.directory(of: path).split(separator: "/").dropFirst()
      let place = (directory + [stub.id + ".json"]).joined(separator: "/")
      if let found = DocumentPlace(path: place, layouts: layouts) {
        self = found
        return
      }
    }
    // Older programs put all stubs into one directory; the kind says whose it is.
    guard let layout = layouts.first(where: { $0.kind == stub.kind }), let bucket = Self.bucket(of: stub.id, in: layout)
    else { return nil }
    let parts = [layout.directory, bucket, stub.id + ".json"].filter { !$0.isEmpty }
    self.init(path: parts.joined(separator: "/"), layouts: layouts)
  }

  /// `YYYY/MM`, for a ULID by its time in UTC: wherever the record lies, it is known by its identifier.
  private static func bucket(of id: String, in layout: DocumentLayout) -> String? {
    if !layout.isBucketed { return "" }
    let day = ULID(id).map { Instant(seconds: Int64($0.milliseconds / 1000)).iso8601 } ?? id
    let parts = day.split(separator: "-")
    return parts.count >= 2 ? "\(parts[0])/\(parts[1])" : nil
  }
}
