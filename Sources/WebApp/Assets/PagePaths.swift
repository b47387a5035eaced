/// The addresses of the app's pages, as `Web/core/screens.js` has them: each is answered with the same page, and the
/// screen finds itself.
enum PagePaths {
  static let all = [
    "/",
    "/train", "/routines", "/routines/{id}", "/exercises", "/exercises/{name}", "/schedule",
    "/log", "/workouts", "/workouts/{id}", "/sessions/new", "/sessions/{id}", "/ledger",
    "/ahead", "/running", "/races",
    "/import", "/settings", "/devices", "/pair",
  ]

  private static let patterns = all.map { RoutePattern($0) }

  /// Whether a page has that address.
  static func contains(_ path: [String]) -> Bool { patterns.contains { $0.parameters(of: path) != nil } }
}
