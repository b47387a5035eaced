import CanonicalJSON

/// The file that keeps a device's settings.
public struct SettingsFile: Hashable, Sendable {
  /// Why the settings could not be read or kept, in a sentence for her.
  public struct Failure: Error, Hashable, Sendable {
    /// What happened, and what to do.
    public let text: String
  }

  /// Its path.
  public let path: String

  /// The file at `path`.
  public init(path: String) { self.path = path }

  /// The settings of this device; the defaults where there is no file. A file that cannot be read is an error, so that
  /// nothing is overwritten.
  public func load() throws(Failure) -> Settings {
    switch InputFile.read(path, limit: 1 << 20) {
    case .failure(.system(let code)) where code == SystemCode.noEntry: return Settings()
    case .failure(let failure): throw Failure(text: "the settings in \(path) cannot be read: \(failure.text)")
    case .success(let bytes):
      do throws(JSONError) {
        return try Settings(bytes: bytes)
      } catch {
        let place = "byte \(error.offset)\(error.path.isEmpty ? "" : ", " + error.path)"
        throw Failure(text: "the settings in \(path) are damaged at \(place): mend the file or remove it")
      }
    }
  }

  /// Writes the settings, making the folders that they need.
  public func save(_ settings: Settings) throws(Failure) {
    if let failure = OutputFile.write(settings.canonicalBytes() + [0x0A], to: path, isDurable: true) {
      throw Failure(text: "the settings could not be written to \(path): \(failure)")
    }
  }
}
