/// Every route of the app, theme by theme.
enum RouteTable {
  static let all: [Route] =
    ShellRoutes.routes
    + TodayRoutes.routes
    + TrainRoutes.routes
    + LogRoutes.routes
    + DocumentRoutes.routes
    + PairingRoutes.routes
    + SettingsRoutes.routes
    + BackupRoutes.routes
    + EventRoutes.routes
    + OpenAPIRoutes.routes
    + ImportRoutes.routes
    + AheadRoutes.routes
}
