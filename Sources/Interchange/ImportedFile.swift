public import TrainingModel

/// What one file held, whatever program wrote it.
public struct ImportedFile: Sendable {
  /// The formats that are read, told by content, never by the name.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    /// A recording of a watch or a bike computer.
    case fit
    /// The CSV export of the Hevy app.
    case hevy
  }

  /// What became of the file.
  public enum Verdict: Hashable, Sendable {
    /// Its records were read.
    case read
    /// It holds nothing for the log, for this reason.
    case skipped(String)
    /// It should hold something, and nothing could be read, for this reason.
    case failed(String)
  }

  /// Its format; nil: none that is read.
  public var format: Format?
  /// What became of it.
  public var verdict: Verdict
  /// Sessions without sets.
  public var sessions: [SessionDocument] = []
  /// Workouts with sets.
  public var workouts: [WorkoutDocument] = []
  /// What could not be read or believed.
  public var problems: [ImportProblem] = []

  /// Reads a file's bytes. `home` is the zone of wall-clock times without one, `maxHeartRate` counts zones that the
  /// device did not write, and `now` is when the documents are made.
  public init(_ bytes: [UInt8], home: ZoneRules, maxHeartRate: HeartRate?, now: Instant) {
    let recording = FITImport(of: bytes, maximumHeartRate: maxHeartRate, home: home, now: now)
    if recording.verdict != .notFIT {
      self = ImportedFile(recording)
    } else if let export = HevyImport.read(bytes, zone: home, importedAt: now) {
      (format, verdict) = (.hevy, .read)
      (workouts, problems) = (export.documents, export.problems)
    } else {
      verdict = .skipped("no format that Loadbook reads: it reads FIT recordings and Hevy's CSV export")
    }
  }

  private init(_ recording: FITImport) {
    format = .fit
    (sessions, problems) = (recording.sessions, recording.problems.map { ImportProblem($0) })
    switch recording.verdict {
    case .activity: verdict = .read
    case .notAnActivity(let kind): verdict = .skipped("a FIT file of the kind “\(kind.words)”, not an activity")
    case .nothingRecorded, .notFIT: verdict = .failed("an activity file in which no session, lap or record can be read")
    }
  }
}
