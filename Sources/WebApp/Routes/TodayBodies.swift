import CanonicalJSON
import Planner
import TrainingModel

/// What she says about the lift ahead.
struct LiftingAnswerBody: JSONObjectValue {
  /// The day that she was asked about; nil: today.
  let day: Day?
  /// `today`, `skip` or `tomorrow`; nil takes the answer back.
  let answer: LiftingAnswer?

  init(json: inout JSONObject) throws(JSONError) {
    day = try json.optional("day")
    try json.require("answer")
    answer = try json.optional("answer")
    if let answer, answer != answer.current, let node = json.node("answer") { throw node.error(.invalidText) }
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("answer", answer)
      writer.member("day", day)
    }
  }
}

/// How ready she says she is.
struct ReadinessAnswerBody: JSONObjectValue {
  /// The day that she was asked about; nil: today.
  let day: Day?
  /// 0…100; nil takes the answer back.
  let percent: Int64?
  let reason: ReadinessReason?

  init(json: inout JSONObject) throws(JSONError) {
    day = try json.optional("day")
    try json.require("percent")
    let percent: ReadinessPercent? = try json.optional("percent")
    self.percent = percent?.value
    reason = try json.optional("reason")
    // A reason alone would store a percent that she never gave.
    if percent == nil, reason != nil, let node = json.node("reason") { throw node.error(.outOfRange) }
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("day", day)
      writer.member("percent", percent)
      writer.member("reason", reason)
    }
  }
}

/// How long she slept.
struct SleepAnswerBody: JSONObjectValue {
  /// The day on which the night ended; nil: today.
  let day: Day?
  /// 0…1440; nil takes the answer back.
  let minutes: Int64?

  init(json: inout JSONObject) throws(JSONError) {
    day = try json.optional("day")
    try json.require("minutes")
    minutes = try json.optional("minutes")
    if let minutes, !(0...1440).contains(minutes), let node = json.node("minutes") { throw node.error(.outOfRange) }
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("day", day)
      writer.member("minutes", minutes)
    }
  }
}

extension JSONObject {
  /// Throws `missingMember` where a member is absent; null is there.
  mutating func require(_ key: StaticString) throws(JSONError) {
    if node(key) == nil { throw node.error(.missingMember) }
  }
}
