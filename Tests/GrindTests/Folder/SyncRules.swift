/// How a simulated sync service behaves where devices disagree.
struct SyncRules {
  /// Whether an edit comes back even where the deletion is later (Syncthing 1), or a later deletion makes a copy of the
  /// edit (Syncthing 2).
  var editAlwaysWins: Bool
  var naming: Naming

  /// What a service calls the copy that lost.
  enum Naming: CaseIterable {
    case syncthing, dropbox, nextcloud, drive, german

    func name(_ stem: String, _ number: Int, winner: Int) -> String {
      switch self {
      case .syncthing: "\(stem).sync-conflict-20231114-\(221_300 + number)-DEVIC\(winner)A.json"
      case .dropbox: "\(stem) (Ann's conflicted copy 2023-11-14 (\(number))).json"
      case .nextcloud: "\(stem) (conflicted copy 2023-11-14 \(221_300 + number)).json"
      case .drive: "\(stem) (\(number + 1)).json"
      case .german: "\(stem) (In Konflikt stehende Kopie von Ann \(number)).json"
      }
    }
  }

  /// Whether a path is the name of a copy: longer than any that the programs give.
  static func isCopy(_ path: String) -> Bool {
    (path.split(separator: "/").last ?? "").utf8.count > "01HG0000000000000000000000.json".utf8.count
  }
}
