/// Every route of the app, theme by theme.
enum RouteTable {
  static let all: [Route] = TodayRoutes.routes + LogRoutes.routes
}
