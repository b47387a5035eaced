/// Every route of the app, theme by theme.
enum RouteTable {
  static let all: [Route] =
    ShellRoutes.routes
    + TodayRoutes.routes
    + AheadRoutes.routes
    + DocumentRoutes.routes
    + PairingRoutes.routes
    + SettingsRoutes.routes
    + BackupRoutes.routes
}
