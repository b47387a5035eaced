import Planner
import SyncEngine
import TrainingDesk
import TrainingModel

extension Book {
  /// What the plan is made from, at the invocation's moment and by its zone.
  func planRequest(_ invocation: Invocation) -> PlanRequest {
    PlanRequest(snapshot, at: invocation.moment, weightUnit: invocation.settings.weightUnit)
  }
}

extension Invocation {
  /// The moment that counts as now.
  var moment: Moment {
    let zones = zones
    return Moment(now: now, zones: KnownZones(home: zone) { zones.rules(of: $0) })
  }
}
