/// One session of a FIT file, in the file's own terms but with its plausible values chosen.
package struct FITSession: Hashable, Sendable {
  /// Its sport.
  package var sport: FITSport
  /// When it began.
  package var start: FITStart
  /// Seconds by its timer, without pauses.
  package var timerSeconds: Double
  /// Seconds from start to end; nil where not known.
  package var elapsedSeconds: Double?
  /// Kilometres; nil where none were measured.
  package var kilometres: Double?
  /// Mean heart rate in beats a minute; nil without one.
  package var meanHeartRate: Double?
  /// Highest heart rate in beats a minute; nil without one.
  package var maximumHeartRate: Double?
  /// Time in heart-rate zones; nil without heart rates, or where they were not counted and no maximum is known.
  package var zones: FITHeartRateZones?
  /// Session RPE, 1…10; nil where not rated.
  package var effort: Double?
  /// How she felt, 0 very weak … 100 very strong; nil where not said.
  package var feel: Int64?
  /// Sets and rests of a strength session, in file order.
  package var sets: [FITSet] = []
  /// Whether the file had lost its own summary, so that this one was made of its records or laps.
  package var isRecovered = false
  /// The same for every copy of the recording.
  package var externalID: String
  /// What recorded it, for a reader.
  package var sourceName: String
}
