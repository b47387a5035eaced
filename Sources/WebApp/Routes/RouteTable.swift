/// Every route of the app, theme by theme.
enum RouteTable {
  static let all: [Route] = themes.flatMap { $0 }

  private static let themes: [[Route]] = [
    ShellRoutes.routes,
    TodayRoutes.routes,
    AheadRoutes.routes,
    TrainRoutes.routes,
    LogRoutes.routes,
    DocumentRoutes.routes,
    PairingRoutes.routes,
    SettingsRoutes.routes,
    BackupRoutes.routes,
    EventRoutes.routes,
    ImportRoutes.routes,
    OpenAPIRoutes.routes,
  ]
}
