/// A sport as a FIT file names it: two numbers of the profile, kept also where the profile has no name for them.
package struct FITSport: Hashable, Sendable {
  /// The sport's number; nil where the file does not say.
  package var sport: UInt8?
  /// The number of its kind, such as 1 for a treadmill; nil where the file does not say.
  package var subSport: UInt8?

  /// The profile's name of the sport; nil where it has none.
  package var name: String? { sport.flatMap { Self.sportNames[$0] } }
  /// The profile's name of the kind; nil where it has none or says only "generic".
  package var subName: String? { subSport.flatMap { $0 == 0 ? nil : Self.subSportNames[$0] } }

  /// The change from one sport of a multisport event to the next, which is no training of its own.
  package var isTransition: Bool { sport == 3 || [32, 33, 34].contains(subSport) }
}
