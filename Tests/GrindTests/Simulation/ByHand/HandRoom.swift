/// What is left of seven days.
struct HandRoom: Equatable, Sendable {
  var minutes: Double
  var load: Double
}
