/// Workouts as older programs wrote them. Never edited again: a file that was once readable stays so.
enum WorkoutExemplar {
  /// Version 1: logs say `completed`; no metrics, no machine settings, whole weights.
  static let version1 = """
    {
      "createdAt" : "2023-02-13T17:30:00Z",
      "end" : "2023-02-13T18:20:05Z",
      "id" : "01GS5Z8R20ABCDEFGHJKMNPQRS",
      "logs" : [
        {
          "completed" : true,
          "currentStateIndex" : 3,
          "date" : "2023-02-13T17:30:00Z",
          "durationSeconds" : 0,
          "exerciseName" : "Seated Row",
          "id" : "01GS5Z8R20ABCDEFGHJKMNPQRT",
          "loadType" : 1,
          "notes" : "easy",
          "order" : 0,
          "reps" : 12,
          "sets" : 3,
          "status" : "completed",
          "weight" : 45
        },
        {
          "completed" : false,
          "currentStateIndex" : 0,
          "date" : "2023-02-13T17:30:00Z",
          "durationSeconds" : 45,
          "exerciseName" : "Side Plank",
          "id" : "01GS5Z8R20ABCDEFGHJKMNPQRV",
          "loadType" : 2,
          "order" : 1,
          "reps" : 1,
          "sets" : 2,
          "status" : "skipped",
          "weight" : 0
        }
      ],
      "schemaVersion" : 1,
      "splitID" : "01GS0Q0V6M8ZP3K2T7C4D5E6F6",
      "splitName" : "Back \\/ Core",
      "start" : "2023-02-13T17:30:00Z",
      "status" : "completed",
      "updatedAt" : "2023-02-13T18:20:05Z"
    }
    """

  /// Version 2: metrics in.
  static let version2 = """
    {
      "createdAt" : "2023-09-20T06:00:00Z",
      "end" : "2023-09-20T06:41:00Z",
      "id" : "01HAR7M1H0ABCDEFGHJKMNPQRS",
      "logs" : [
        {
          "completed" : true,
          "currentStateIndex" : 3,
          "date" : "2023-09-20T06:00:00Z",
          "durationSeconds" : 0,
          "exerciseName" : "Goblet Squat",
          "id" : "01HAR7M1H0ABCDEFGHJKMNPQRT",
          "loadType" : 1,
          "order" : 0,
          "reps" : 10,
          "sets" : 3,
          "status" : "completed",
          "weight" : 24
        }
      ],
      "metrics" : {
        "activeEnergyKcal" : 233.5,
        "avgHeartRate" : 121.25,
        "healthKitWorkoutUUID" : "0B0A6F35-5C1E-4B55-9A3E-2F6D1C1A9D11",
        "hrZoneSeconds" : [
          310,
          1204.5,
          680,
          95,
          0
        ],
        "maxHeartRate" : 158,
        "minHeartRate" : 88,
        "recordedAt" : "2023-09-20T06:41:02Z",
        "source" : "watch",
        "totalVolume" : 720
      },
      "schemaVersion" : 2,
      "splitName" : "Legs",
      "start" : "2023-09-20T06:00:00Z",
      "status" : "completed",
      "updatedAt" : "2023-09-20T06:41:02Z"
    }
    """

  /// Version 3: `completed` out, machine settings in.
  static let version3 = """
    {
      "createdAt" : "2024-05-03T16:10:00Z",
      "id" : "01HWZP6Y40ABCDEFGHJKMNPQRS",
      "logs" : [
        {
          "completedAt" : "2024-05-03T16:21:00Z",
          "currentStateIndex" : 3,
          "date" : "2024-05-03T16:10:00Z",
          "durationSeconds" : 0,
          "exerciseName" : "Abdominal Machine",
          "id" : "01HWZP6Y40ABCDEFGHJKMNPQRT",
          "loadType" : 1,
          "machineSettings" : [
            {
              "name" : "Seat",
              "value" : "3rd hole"
            }
          ],
          "order" : 0,
          "reps" : 15,
          "sets" : 3,
          "startedAt" : "2024-05-03T16:12:00Z",
          "status" : "completed",
          "weight" : 30
        },
        {
          "currentStateIndex" : 1,
          "date" : "2024-05-03T16:10:00Z",
          "durationSeconds" : 0,
          "exerciseName" : "Slow Crunch",
          "id" : "01HWZP6Y40ABCDEFGHJKMNPQRV",
          "libraryName" : "Crunch",
          "loadType" : 0,
          "machineSettings" : [

          ],
          "order" : 1,
          "reps" : 20,
          "sets" : 2,
          "startedAt" : "2024-05-03T16:22:00Z",
          "status" : "inProgress",
          "weight" : 0
        }
      ],
      "restSeconds" : 60,
      "schemaVersion" : 3,
      "splitID" : "01HWVZ3C5R7Y9B1D3F5H7J9K1K",
      "splitName" : "Middle",
      "start" : "2024-05-03T16:10:00Z",
      "status" : "inProgress",
      "updatedAt" : "2024-05-03T16:23:00Z"
    }
    """

  /// Version 4: fractional weights and the sets that were done; no stamps an exercise and no tombstones yet.
  static let version4 = """
    {
      "autoAdvance" : true,
      "createdAt" : "2025-01-08T19:00:00Z",
      "end" : "2025-01-08T19:25:30Z",
      "id" : "01JH3S2G00ABCDEFGHJKMNPQRS",
      "logs" : [
        {
          "completedAt" : "2025-01-08T19:25:30Z",
          "currentStateIndex" : 2,
          "date" : "2025-01-08T19:00:00Z",
          "durationSeconds" : 0,
          "exerciseName" : "Overhead Press",
          "id" : "01JH3S2G00ABCDEFGHJKMNPQRT",
          "loadType" : 1,
          "order" : 0,
          "reps" : 8,
          "setEntries" : [
            {
              "completedAt" : "2025-01-08T19:10:00Z",
              "reps" : 8,
              "weight" : 22.5
            },
            {
              "completedAt" : "2025-01-08T19:25:30Z",
              "reps" : 6,
              "weight" : 22.5
            }
          ],
          "sets" : 2,
          "startedAt" : "2025-01-08T19:02:00Z",
          "status" : "completed",
          "weight" : 22.5
        }
      ],
      "schemaVersion" : 4,
      "start" : "2025-01-08T19:00:00Z",
      "status" : "completed",
      "targetHeartRate" : 140,
      "updatedAt" : "2025-01-08T19:25:30Z"
    }
    """
}
