public import TrainingModel

/// What an exercise is done with.
public enum Equipment: String, NamedCase {
  /// The body alone.
  case nothing
  /// A long bar with plates.
  case barbell
  /// A bar to stand in.
  case trapBar = "trap-bar"
  /// One dumbbell or two.
  case dumbbells
  /// A kettlebell.
  case kettlebell
  /// A machine with a weight stack, plates or a motor.
  case machine
  /// A cable pull.
  case cable
  /// An elastic band.
  case band
  /// A bench, flat or tilted, one for back extensions included.
  case bench
  /// A rack that holds and catches the bar.
  case rack
  /// A box or a sturdy chair.
  case box
  /// The edge of a stair.
  case step
  /// A bar to hang from.
  case pullUpBar = "pull-up-bar"
  /// Two bars to press up from.
  case dipBars = "dip-bars"
  /// A jump rope.
  case rope
  /// A wall.
  case wall
  /// Somebody who holds.
  case partner
}
