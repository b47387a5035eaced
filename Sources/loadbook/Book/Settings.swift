import CanonicalJSON
import Presentation
import TrainingModel

/// What belongs to this device alone: units shown and timers. Never a document of the folder.
struct Settings: Hashable, Sendable {
  /// Seconds that a rest may have.
  static let restRange: ClosedRange<Int64> = 0...3600
  /// Seconds that the countdown may have.
  static let countdownRange: ClosedRange<Int64> = 0...60

  /// The unit of weights.
  var weightUnit = WeightUnit.kg
  /// The unit of distances.
  var distanceUnit = DistanceUnit.km
  /// Rest between sets in seconds where nothing else says it.
  var restSeconds: Int64 = 45
  /// Seconds of the countdown after the last set.
  var countdownSeconds: Int64 = 5
  /// Members of newer versions.
  var unknown = UnknownMembers()
}

extension Settings: JSONObjectValue {
  init(json: inout JSONObject) throws(JSONError) {
    countdownSeconds = try Self.seconds("countdownSeconds", of: &json, in: Self.countdownRange) ?? 5
    distanceUnit = try json.optional("distanceUnit") ?? .km
    restSeconds = try Self.seconds("restSeconds", of: &json, in: Self.restRange) ?? 45
    weightUnit = try json.optional("weightUnit") ?? .kg
    unknown = json.unclaimed()
  }

  private static func seconds(_ key: StaticString, of json: inout JSONObject, in range: ClosedRange<Int64>)
    throws(JSONError) -> Int64?
  {
    let value: Int64? = try json.optional(key)
    if let value, !range.contains(value), let node = json.node(key) { throw node.error(.outOfRange) }
    return value
  }

  func write(to writer: inout JSONWriter) {
    writer.object(unknown) { writer in
      writer.member("countdownSeconds", countdownSeconds)
      writer.member("distanceUnit", distanceUnit.rawValue)
      writer.member("restSeconds", restSeconds)
      writer.member("weightUnit", weightUnit)
    }
  }
}

extension Settings {
  /// The settings' file: `loadbook/settings.json` in the XDG configuration directory; nil where no home is known.
  static func path(environment: Environment) -> String? {
    let base = environment["XDG_CONFIG_HOME"] ?? environment["HOME"].map { $0 + "/.config" }
    return base.map { $0 + "/loadbook/settings.json" }
  }

  /// The settings of this device; the defaults where there is no file. A file that cannot be read is an error, so
  /// that nothing is overwritten.
  static func load(environment: Environment) throws(CommandError) -> Settings {
    guard let path = path(environment: environment) else { return Settings() }
    switch InputFile.read(path, limit: 1 << 20) {
    case .failure(.system(let code)) where code == SystemCode.noEntry: return Settings()
    case .failure(let failure): throw .failed("the settings in \(path) cannot be read: \(failure.text)")
    case .success(let bytes):
      do throws(JSONError) {
        return try Settings(bytes: bytes)
      } catch {
        throw .failed(
          "the settings in \(path) are damaged at byte \(error.offset)\(error.path.isEmpty ? "" : ", " + error.path): mend the file or remove it"
        )
      }
    }
  }

  /// Writes the settings, making the folders that they need.
  func save(environment: Environment) throws(CommandError) -> String {
    guard let path = Self.path(environment: environment) else { throw .failed("HOME is not set") }
    if let failure = OutputFile.write(canonicalBytes() + [0x0A], to: path, isDurable: true) {
      throw .failed("the settings could not be written to \(path): \(failure)")
    }
    return path
  }
}
