import CanonicalJSON
import Planner
import TrainingModel

/// Today's plan: `request` is the JSON of a `PlanRequest`, the answer that of a `PlanAnswer`.
public func today(request: [UInt8]) -> BrowserAnswer {
  answered { () throws(JSONError) in Coach.today(try PlanRequest(bytes: request)).canonicalBytes() }
}

/// Tomorrow's run: `readiness` is the JSON of a whole percentage, 0…100, `clock` that of the day that the clock shows
/// now, which must be the request's for there to be a preview. The answer is the JSON of a `TomorrowPreview`.
public func tomorrow(request: [UInt8], readiness: [UInt8], clock: [UInt8]) -> BrowserAnswer {
  answered { () throws(JSONError) in
    let request = try PlanRequest(bytes: request)
    let readiness = try ReadinessPercent(json: try JSONText(readiness).root)
    let clock = try Day(json: try JSONText(clock).root)
    return Coach.tomorrow(request, readiness: readiness, clock: clock).canonicalBytes()
  }
}

/// The load of the weeks ahead: `request` is the JSON of a `PlanRequest`, the answer that of a `LoadAhead`.
public func ahead(request: [UInt8]) -> BrowserAnswer {
  answered { () throws(JSONError) in Coach.ahead(try PlanRequest(bytes: request)).canonicalBytes() }
}

/// Her running week by week: `request` is the JSON of a `PlanRequest`, the answer that of a `RunningWeeks`.
public func runningWeeks(request: [UInt8]) -> BrowserAnswer {
  answered { () throws(JSONError) in Coach.runningWeeks(try PlanRequest(bytes: request)).canonicalBytes() }
}
