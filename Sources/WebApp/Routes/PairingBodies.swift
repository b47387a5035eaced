import CanonicalJSON
import Presentation
import TrainingModel

/// What a device sends that wants to be paired.
struct PairingTry: JSONObjectValue {
  let code: String
  let name: String

  init(json: inout JSONObject) throws(JSONError) {
    code = try json.value("code")
    name = try json.value("name")
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("code", code)
      writer.member("name", name)
    }
  }
}

/// What a code is wanted for.
struct PairingWish: JSONObjectValue {
  let role: DeviceRole

  init(json: inout JSONObject) throws(JSONError) { role = try json.value("role") }

  func write(to writer: inout JSONWriter) { writer.object { $0.member("role", role) } }
}

extension JSONWriter {
  /// A paired device as the pages read it.
  mutating func device(_ device: PairedDevice, isThis: Bool, now: Instant) {
    object { writer in
      writer.member("id", device.id)
      writer.member("isThis", isThis)
      writer.member("lastSeenAt", device.lastSeenAt)
      writer.member("name", device.name)
      writer.member("pairedAt", device.pairedAt)
      writer.member("role", device.role)
      writer.member("words", device.role.title + ", " + DeviceWords.seen(secondsAgo: now - device.lastSeenAt))
    }
  }
}
