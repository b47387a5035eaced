/// What exercises are called elsewhere.
enum OtherNames {
  /// Another name and the catalogue's own.
  static let all: [(other: String, name: String)] = [
    ("Squat", "Barbell Back Squat"), ("Back Squat", "Barbell Back Squat"), ("Barbell Squat", "Barbell Back Squat"),
    ("Barbell Front Squat", "Front Squat"), ("Rear Foot Elevated Split Squat", "Bulgarian Split Squat"),
    ("Split Squat", "Bulgarian Split Squat"), ("Lunge", "Walking Lunge"), ("Dumbbell Lunge", "Walking Lunge"),
    ("Deadlift", "Barbell Deadlift"), ("Conventional Deadlift", "Barbell Deadlift"), ("RDL", "Romanian Deadlift"),
    ("Single-Leg RDL", "Single-Leg Romanian Deadlift"), ("Hex Bar Deadlift", "Trap Bar Deadlift"),
    ("Barbell Hip Thrust", "Hip Thrust"), ("Nordic Curl", "Nordic Hamstring Curl"),
    ("Hyperextension", "Back Extension"), ("Calf Raise", "Standing Calf Raise"),
    ("Standing Machine Calf Raise", "Standing Calf Raise"), ("Toe Raise", "Tibialis Raise"),
    ("Banded Side Step", "Lateral Band Walk"), ("Ankle Hop", "Pogo Hop"),
    ("Bench Press", "Barbell Bench Press"), ("Flat Bench Press", "Barbell Bench Press"),
    ("Incline Bench Press Dumbbell", "Incline Dumbbell Press"), ("Chest Press", "Machine Chest Press"),
    ("Butterfly", "Pec Fly"), ("Pec Deck", "Pec Fly"), ("Chest Fly Machine", "Pec Fly"),
    ("Press-Up", "Push-Up"), ("OHP", "Overhead Press"), ("Military Press", "Overhead Press"),
    ("Side Raise", "Lateral Raise"), ("Chest Dip", "Dip"), ("Triceps Dip", "Dip"),
    ("Tricep Pushdown", "Triceps Pushdown"),
    ("Cable Pushdown", "Triceps Pushdown"), ("Lat Pull-Down", "Lat Pulldown"), ("Pulldown", "Lat Pulldown"),
    ("Cable Row", "Seated Cable Row"), ("Seated Row", "Seated Cable Row"), ("Dumbbell Row", "One-Arm Dumbbell Row"),
    ("Single-Arm Dumbbell Row", "One-Arm Dumbbell Row"), ("Bent-Over Row", "Barbell Row"),
    ("Barbell Bent-Over Row", "Barbell Row"), ("Bodyweight Row", "Inverted Row"), ("Bicep Curl", "Biceps Curl"),
    ("Farmer's Walk", "Farmer's Carry"), ("Leg Raise", "Hanging Leg Raise"), ("Running on the Treadmill", "Treadmill"),
    ("Treadmill Run", "Treadmill"), ("Exercise Bike", "Stationary Bike"), ("Cycling", "Stationary Bike"),
    ("Rower", "Rowing Machine"), ("Erg", "Rowing Machine"), ("Cross-Trainer", "Elliptical"),
    ("Stairmaster", "Stair Climber"), ("Stair Machine", "Stair Climber"), ("Skipping", "Jump Rope"),
    ("Skipping Rope", "Jump Rope"), ("Rope Skipping", "Jump Rope"),
  ]
}
