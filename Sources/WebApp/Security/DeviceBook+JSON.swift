public import CanonicalJSON
import TrainingModel

extension DeviceRole: JSONScalar {
  /// Reads a role by its name. Throws `invalidText` for any other.
  public init(json: JSONNode) throws(JSONError) {
    guard let role = DeviceRole(rawValue: try json.string()) else { throw json.error(.invalidText) }
    self = role
  }

  /// Writes its name.
  public func write(to writer: inout JSONWriter) { writer.string(rawValue) }
}

extension DeviceBook: JSONObjectValue {
  init(json: inout JSONObject) throws(JSONError) {
    code = try json.optionalObject("code")
    entries = try json.objects("devices")
    unknown = json.unclaimed()
  }

  func write(to writer: inout JSONWriter) {
    writer.object(unknown) { writer in
      if let code { writer.member("code", code) }
      writer.member("devices", entries)
    }
  }
}

extension DeviceBook.Entry: JSONObjectValue {
  init(json: inout JSONObject) throws(JSONError) {
    let (id, lastSeenAt): (String, Instant) = (try json.value("id"), try json.value("lastSeenAt"))
    device = PairedDevice(
      id: id, name: try json.value("name"), role: try json.value("role"), pairedAt: try json.value("pairedAt"),
      lastSeenAt: lastSeenAt)
    tokenHash = try json.value("tokenHash")
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("id", device.id)
      writer.member("lastSeenAt", device.lastSeenAt)
      writer.member("name", device.name)
      writer.member("pairedAt", device.pairedAt)
      writer.member("role", device.role)
      writer.member("tokenHash", tokenHash)
    }
  }
}

extension DeviceBook.WaitingCode: JSONObjectValue {
  init(json: inout JSONObject) throws(JSONError) {
    expiresAt = try json.value("expiresAt")
    hash = try json.value("hash")
    role = try json.value("role")
    salt = try json.value("salt")
    wrongTries = try json.value("wrongTries")
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("expiresAt", expiresAt)
      writer.member("hash", hash)
      writer.member("role", role)
      writer.member("salt", salt)
      writer.member("wrongTries", wrongTries)
    }
  }
}
