import Testing
import TrainingDesk
import TrainingModel

@Suite struct KnownZonesTests {
  @Test func aZoneThatIsUnknownHereIsTakenAsHome() {
    let zones = KnownZones(home: .fixed(offset: 3600)) { _ in nil }
    #expect(zones.rules(Zone("Europe/Berlin")).offset(at: Instant(seconds: 0)) == 3600)
  }
}
