import Testing
import TrainingModel

@Suite struct ZoneTests {
  @Test(arguments: [
    "Europe/Berlin", "America/Argentina/Buenos_Aires", "Etc/GMT+5", "UTC", "EST5EDT", "GMT-0", "+00:00", "+05:45",
    "-03:30", "+18:00", "-18:00",
  ])
  func `names and offsets are written as they were read`(_ text: String) { #expect(Zone(text)?.text == text) }

  @Test func `Z and minus zero are the offset zero`() {
    #expect(Zone("Z") == .offset(0) && Zone("-00:00") == .offset(0) && Zone.offset(0).text == "+00:00")
  }

  @Test func `offsets are seconds ahead of UTC`() {
    #expect(Zone("+05:45") == .offset(20_700) && Zone("-03:30") == .offset(-12_600))
  }

  @Test(arguments: [
    "", "/etc/passwd", "../UTC", "Europe/../Berlin", "Europe.Berlin", "+1:00", "+0100", "+24:00", "+18:01", "+02:60",
    "+02:00:00", "5", "Europe/Berlin\u{0}", "Europe/Bérlin", "Europe Berlin", String(repeating: "A", count: 65),
  ])
  func `what could lead out of a zone database is no zone`(_ text: String) { #expect(Zone(text) == nil) }
}
