/// The numbers of the FIT profile that activities are read by. Source: the profile of the FIT protocol, version 21.218.
enum FITProfile {
  /// Seconds from 1970-01-01T00:00:00Z to 1989-12-31T00:00:00Z, where FIT time starts.
  static let epoch: Int64 = 631_065_600
  /// FIT times below this count from when the device was switched on: its clock had never been set.
  static let firstDate: Int64 = 0x1000_0000

  static let timestamp: UInt8 = 253
  static let messageIndex: UInt8 = 254

  /// Message types.
  enum Message {
    static let fileID: UInt16 = 0
    static let heartRateZone: UInt16 = 8
    static let sport: UInt16 = 12
    static let session: UInt16 = 18
    static let lap: UInt16 = 19
    static let record: UInt16 = 20
    static let event: UInt16 = 21
    static let workout: UInt16 = 26
    static let activity: UInt16 = 34
    static let heartRate: UInt16 = 132
    static let timeInZone: UInt16 = 216
    static let set: UInt16 = 225
  }

  /// Field numbers of sessions and laps, which share most of them.
  struct Summary {
    let startTime: UInt8 = 2
    let elapsed: UInt8 = 7
    let timer: UInt8 = 8
    let distance: UInt8 = 9
    let sport: UInt8
    let subSport: UInt8
    let meanHeartRate: UInt8
    let maximumHeartRate: UInt8

    static let session = Summary(sport: 5, subSport: 6, meanHeartRate: 16, maximumHeartRate: 17)
    static let lap = Summary(sport: 25, subSport: 39, meanHeartRate: 15, maximumHeartRate: 16)
  }

  static let sessionTimeInZone: UInt8 = 65
  static let sessionFeel: UInt8 = 192
  static let sessionEffort: UInt8 = 193
}
