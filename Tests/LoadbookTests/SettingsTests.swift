import CanonicalJSON
import Foundation
import Presentation
import Testing
import TrainingDesk

@testable import loadbook

/// The device's own file.
struct SettingsTests {
  @Test(
    "a value that is unknown or out of range is damage, so that nothing is overwritten",
    arguments: [
      #"{"distanceUnit":"furlong"}"#, #"{"weightUnit":"stone"}"#, #"{"restSeconds":-5}"#, #"{"restSeconds":3601}"#,
      #"{"countdownSeconds":61}"#, #"{"countdownSeconds":"5"}"#,
    ])
  func refusesDamage(text: String) { #expect(throws: (any Error).self) { try Settings(bytes: Array(text.utf8)) } }

  @Test("absent members have their defaults, and those of a newer version stay")
  func defaults() throws {
    let settings = try Settings(bytes: Array(#"{"restSeconds":90,"zzz":1}"#.utf8))
    #expect(settings.restSeconds == 90)
    #expect(settings.countdownSeconds == 5)
    #expect(settings.distanceUnit == .km)
    #expect(String(decoding: settings.canonicalBytes(), as: UTF8.self).contains("zzz"))
  }

  @Test("a settings file with an unknown unit stops the command and stays as it is")
  func staysAsItIs() throws {
    let shell = try Shell()
    let path = shell.folder.path + "/.config/loadbook/settings.json"
    let bytes = Array(#"{"distanceUnit":"furlong"}"#.utf8)
    #expect(OutputFile.write(bytes, to: path, isDurable: false) == nil)
    let result = try shell.run(["settings", "--rest", "60"])
    #expect(result.code == 1)
    #expect(result.output.contains("distanceUnit"), "\(result.output)")
    #expect(try InputFile.read(path, limit: 1000).get() == bytes)
  }
}
