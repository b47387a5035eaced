public import Presentation
import SyncEngine
import TrainingModel

extension OpenBook {
  /// What the screens of routines, exercises and schedules are made from.
  public var train: TrainRecords {
    let zone = moment.zone
    return TrainRecords(
      routines: snapshot.splits.map { $0.document }, schedules: snapshot.schedules.map { $0.document },
      workouts: snapshot.workouts.map { $0.document }, unit: settings.weightUnit, restSeconds: settings.restSeconds,
      clock: settings.clock, today: moment.today, day: { zone.localTime(at: $0).day })
  }
}
