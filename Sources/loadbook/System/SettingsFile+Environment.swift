import TrainingDesk

extension SettingsFile {
  /// `loadbook/settings.json` in the XDG configuration directory; nil where no home is known.
  init?(environment: Environment) {
    guard let base = environment["XDG_CONFIG_HOME"] ?? environment["HOME"].map({ $0 + "/.config" }) else { return nil }
    self.init(path: base + "/loadbook/settings.json")
  }
}

extension Settings {
  /// The settings of this device; the defaults where no home is known.
  static func load(environment: Environment) throws(CommandError) -> Settings {
    guard let file = SettingsFile(environment: environment) else { return Settings() }
    do throws(SettingsFile.Failure) { return try file.load() } catch { throw .failed(error.text) }
  }

  /// Keeps the settings; returns where.
  func save(environment: Environment) throws(CommandError) -> String {
    guard let file = SettingsFile(environment: environment) else { throw .failed("HOME is not set") }
    do throws(SettingsFile.Failure) { try file.save(self) } catch { throw .failed(error.text) }
    return file.path
  }
}
