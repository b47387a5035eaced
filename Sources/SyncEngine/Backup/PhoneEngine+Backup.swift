public import TrainingModel

extension PhoneEngine {
  /// Joins a backup into the folder. Nothing that is there is replaced or removed, and doing it twice changes nothing.
  ///
  /// A record that was deleted here stays deleted unless `reviving`; `now` is then the time of its last change. Throws
  /// `notWritable`, and `folder` where the disk fails; what was brought in until then stays.
  public func bringIn(
    _ backup: BackupContents, reviving: Bool, home: ZoneRules, now: Instant
  ) async throws(EngineError) -> RestoreReport {
    try await engine.bringIn(backup, reviving: reviving, home: home, now: now)
  }
}
