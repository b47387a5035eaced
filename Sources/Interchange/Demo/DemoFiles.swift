public import TrainingModel

/// A file of our own making, to try an import with.
public struct DemoFile: Hashable, Sendable {
  /// The name without a folder.
  public let name: String
  /// The content.
  public let bytes: [UInt8]
}

/// Files as a watch and a lifting app would write them, for the days before a day.
public enum DemoFiles {
  /// A run, a lift and a damaged run from a watch, and the log of a lifting app, which holds that same lift, too.
  ///
  /// The damaged run ends in the middle; in the log one weight is no number. The same day and zone give the same bytes.
  public static func make(today: Day, zone: ZoneRules) -> [DemoFile] {
    let run = DemoRecording.run(on: today - 1, second: 43_800, minutes: 46, zone: zone)
    let broken = DemoRecording.run(on: today - 4, second: 44_400, minutes: 38, zone: zone)
    // The watch is started two minutes after the app.
    let lift = DemoRecording.lift(
      on: today - DemoLiftingLog.daysAgo[0], second: DemoLiftingLog.second + 120, minutes: 58, zone: zone)
    let whole = broken.file
    return [
      DemoFile(name: "lunch-run.fit", bytes: run.file),
      DemoFile(name: "morning-lift.fit", bytes: lift.file),
      DemoFile(name: "battery-died.fit", bytes: Array(whole.prefix(whole.count * 7 / 10))),
      DemoFile(name: "hevy.csv", bytes: DemoLiftingLog.file(today: today)),
    ]
  }
}
