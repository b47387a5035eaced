/// Every route of the app, theme by theme.
enum RouteTable {
  static let all: [Route] =
    TodayRoutes.routes
    + DocumentRoutes.routes
    + ShellRoutes.routes
    + PairingRoutes.routes
    + SettingsRoutes.routes
    + BackupRoutes.routes
    + EventRoutes.routes
    + OpenAPIRoutes.routes
}
