// Made by Scripts/generate-starter-routines; edit that instead.

/// The starter routines' documents, in the order in which a new folder shows them.
enum StarterTexts {
  static let all = [fullBodyA, fullBodyB, upperBodyMachines, runnerStrength, warmUpAndCoreFlow, easyTreadmillRun]

  private static let fullBodyA = #"""
    {
      "activityType" : 0,
      "color" : "red",
      "createdAt" : "2020-01-01T00:00:00Z",
      "exercises" : [
        {
          "durationSeconds" : 0,
          "id" : "01DXF6DT00SEED000001000001",
          "loadType" : 1,
          "name" : "Barbell Back Squat",
          "order" : 0,
          "reps" : 5,
          "sets" : 3,
          "weight" : 0
        },
        {
          "durationSeconds" : 0,
          "id" : "01DXF6DT00SEED000002000001",
          "loadType" : 1,
          "name" : "Barbell Bench Press",
          "order" : 1,
          "reps" : 5,
          "sets" : 3,
          "weight" : 0
        },
        {
          "durationSeconds" : 0,
          "id" : "01DXF6DT00SEED000003000001",
          "loadType" : 1,
          "machineSettings" : [

          ],
          "name" : "Seated Cable Row",
          "order" : 2,
          "reps" : 10,
          "sets" : 3,
          "weight" : 0
        },
        {
          "durationSeconds" : 0,
          "id" : "01DXF6DT00SEED000004000001",
          "loadType" : 0,
          "name" : "Single-Leg Calf Raise",
          "order" : 3,
          "reps" : 12,
          "sets" : 2,
          "weight" : 0
        },
        {
          "durationSeconds" : 40,
          "id" : "01DXF6DT00SEED000005000001",
          "loadType" : 2,
          "name" : "Plank",
          "order" : 4,
          "reps" : 1,
          "sets" : 3,
          "weight" : 0
        }
      ],
      "id" : "01DXF6DT00SEED000000000001",
      "name" : "Full Body A",
      "order" : 100,
      "restSeconds" : 120,
      "schemaVersion" : 3,
      "systemImage" : "figure.strengthtraining.traditional",
      "updatedAt" : "2020-01-01T00:00:00Z"
    }
    """#

  private static let fullBodyB = #"""
    {
      "activityType" : 0,
      "color" : "orange",
      "createdAt" : "2020-01-01T00:00:00Z",
      "exercises" : [
        {
          "durationSeconds" : 0,
          "id" : "01DXF6DT00SEED000001000002",
          "loadType" : 1,
          "name" : "Romanian Deadlift",
          "order" : 0,
          "reps" : 6,
          "sets" : 3,
          "weight" : 0
        },
        {
          "durationSeconds" : 0,
          "id" : "01DXF6DT00SEED000002000002",
          "loadType" : 1,
          "name" : "Overhead Press",
          "order" : 1,
          "reps" : 6,
          "sets" : 3,
          "weight" : 0
        },
        {
          "durationSeconds" : 0,
          "id" : "01DXF6DT00SEED000003000002",
          "loadType" : 1,
          "machineSettings" : [

          ],
          "name" : "Lat Pulldown",
          "order" : 2,
          "reps" : 10,
          "sets" : 3,
          "weight" : 0
        },
        {
          "durationSeconds" : 0,
          "id" : "01DXF6DT00SEED000004000002",
          "loadType" : 1,
          "name" : "Bulgarian Split Squat",
          "order" : 3,
          "reps" : 8,
          "sets" : 2,
          "weight" : 0
        },
        {
          "durationSeconds" : 30,
          "id" : "01DXF6DT00SEED000005000002",
          "loadType" : 2,
          "name" : "Side Plank",
          "order" : 4,
          "reps" : 1,
          "sets" : 2,
          "weight" : 0
        }
      ],
      "id" : "01DXF6DT00SEED000000000002",
      "name" : "Full Body B",
      "order" : 200,
      "restSeconds" : 120,
      "schemaVersion" : 3,
      "systemImage" : "figure.strengthtraining.traditional",
      "updatedAt" : "2020-01-01T00:00:00Z"
    }
    """#

  private static let upperBodyMachines = #"""
    {
      "activityType" : 0,
      "color" : "blue",
      "createdAt" : "2020-01-01T00:00:00Z",
      "exercises" : [
        {
          "durationSeconds" : 0,
          "id" : "01DXF6DT00SEED000001000003",
          "loadType" : 1,
          "machineSettings" : [

          ],
          "name" : "Machine Chest Press",
          "order" : 0,
          "reps" : 10,
          "sets" : 3,
          "weight" : 0
        },
        {
          "durationSeconds" : 0,
          "id" : "01DXF6DT00SEED000002000003",
          "loadType" : 1,
          "machineSettings" : [

          ],
          "name" : "Lat Pulldown",
          "order" : 1,
          "reps" : 10,
          "sets" : 3,
          "weight" : 0
        },
        {
          "durationSeconds" : 0,
          "id" : "01DXF6DT00SEED000003000003",
          "loadType" : 1,
          "machineSettings" : [

          ],
          "name" : "Machine Shoulder Press",
          "order" : 2,
          "reps" : 10,
          "sets" : 2,
          "weight" : 0
        },
        {
          "durationSeconds" : 0,
          "id" : "01DXF6DT00SEED000004000003",
          "loadType" : 1,
          "machineSettings" : [

          ],
          "name" : "Seated Cable Row",
          "order" : 3,
          "reps" : 10,
          "sets" : 3,
          "weight" : 0
        },
        {
          "durationSeconds" : 0,
          "id" : "01DXF6DT00SEED000005000003",
          "loadType" : 1,
          "machineSettings" : [

          ],
          "name" : "Triceps Pushdown",
          "order" : 4,
          "reps" : 12,
          "sets" : 2,
          "weight" : 0
        },
        {
          "durationSeconds" : 0,
          "id" : "01DXF6DT00SEED000006000003",
          "loadType" : 1,
          "name" : "Biceps Curl",
          "order" : 5,
          "reps" : 12,
          "sets" : 2,
          "weight" : 0
        }
      ],
      "id" : "01DXF6DT00SEED000000000003",
      "name" : "Upper Body Machines",
      "order" : 300,
      "restSeconds" : 75,
      "schemaVersion" : 3,
      "systemImage" : "dumbbell",
      "updatedAt" : "2020-01-01T00:00:00Z"
    }
    """#

  private static let runnerStrength = #"""
    {
      "activityType" : 1,
      "color" : "green",
      "createdAt" : "2020-01-01T00:00:00Z",
      "exercises" : [
        {
          "durationSeconds" : 0,
          "id" : "01DXF6DT00SEED000001000004",
          "loadType" : 1,
          "name" : "Step-Up",
          "order" : 0,
          "reps" : 8,
          "sets" : 3,
          "weight" : 0
        },
        {
          "durationSeconds" : 0,
          "id" : "01DXF6DT00SEED000002000004",
          "loadType" : 1,
          "name" : "Single-Leg Romanian Deadlift",
          "order" : 1,
          "reps" : 8,
          "sets" : 3,
          "weight" : 0
        },
        {
          "durationSeconds" : 0,
          "id" : "01DXF6DT00SEED000003000004",
          "loadType" : 0,
          "name" : "Nordic Hamstring Curl",
          "order" : 2,
          "reps" : 5,
          "sets" : 2,
          "weight" : 0
        },
        {
          "durationSeconds" : 0,
          "id" : "01DXF6DT00SEED000004000004",
          "loadType" : 1,
          "machineSettings" : [

          ],
          "name" : "Seated Calf Raise",
          "order" : 3,
          "reps" : 12,
          "sets" : 3,
          "weight" : 0
        },
        {
          "durationSeconds" : 0,
          "id" : "01DXF6DT00SEED000005000004",
          "loadType" : 0,
          "name" : "Tibialis Raise",
          "order" : 4,
          "reps" : 15,
          "sets" : 2,
          "weight" : 0
        },
        {
          "durationSeconds" : 0,
          "id" : "01DXF6DT00SEED000006000004",
          "loadType" : 1,
          "name" : "Pallof Press",
          "order" : 5,
          "reps" : 10,
          "sets" : 2,
          "weight" : 0
        }
      ],
      "id" : "01DXF6DT00SEED000000000004",
      "name" : "Runner Strength",
      "order" : 400,
      "restSeconds" : 60,
      "schemaVersion" : 3,
      "systemImage" : "figure.strengthtraining.functional",
      "updatedAt" : "2020-01-01T00:00:00Z"
    }
    """#

  private static let warmUpAndCoreFlow = #"""
    {
      "activityType" : 6,
      "autoAdvance" : true,
      "color" : "purple",
      "createdAt" : "2020-01-01T00:00:00Z",
      "exercises" : [
        {
          "durationSeconds" : 40,
          "id" : "01DXF6DT00SEED000001000005",
          "loadType" : 2,
          "name" : "Leg Swings",
          "order" : 0,
          "reps" : 1,
          "sets" : 1,
          "weight" : 0
        },
        {
          "durationSeconds" : 60,
          "id" : "01DXF6DT00SEED000002000005",
          "loadType" : 2,
          "name" : "World's Greatest Stretch",
          "order" : 1,
          "reps" : 1,
          "sets" : 1,
          "weight" : 0
        },
        {
          "durationSeconds" : 0,
          "id" : "01DXF6DT00SEED000003000005",
          "loadType" : 0,
          "name" : "Glute Bridge",
          "order" : 2,
          "reps" : 12,
          "sets" : 1,
          "weight" : 0
        },
        {
          "durationSeconds" : 0,
          "id" : "01DXF6DT00SEED000004000005",
          "loadType" : 0,
          "name" : "Dead Bug",
          "order" : 3,
          "reps" : 10,
          "sets" : 2,
          "weight" : 0
        },
        {
          "durationSeconds" : 0,
          "id" : "01DXF6DT00SEED000005000005",
          "loadType" : 0,
          "name" : "Bird Dog",
          "order" : 4,
          "reps" : 8,
          "sets" : 2,
          "weight" : 0
        },
        {
          "durationSeconds" : 20,
          "id" : "01DXF6DT00SEED000006000005",
          "loadType" : 2,
          "name" : "Pogo Hop",
          "order" : 5,
          "reps" : 1,
          "sets" : 2,
          "weight" : 0
        }
      ],
      "id" : "01DXF6DT00SEED000000000005",
      "name" : "Warm-Up and Core Flow",
      "order" : 500,
      "restSeconds" : 10,
      "schemaVersion" : 3,
      "systemImage" : "figure.flexibility",
      "updatedAt" : "2020-01-01T00:00:00Z"
    }
    """#

  private static let easyTreadmillRun = #"""
    {
      "activityType" : 4,
      "autoAdvance" : true,
      "color" : "teal",
      "createdAt" : "2020-01-01T00:00:00Z",
      "exercises" : [
        {
          "durationSeconds" : 300,
          "id" : "01DXF6DT00SEED000001000006",
          "libraryName" : "Treadmill",
          "loadType" : 2,
          "machineSettings" : [

          ],
          "name" : "Warm-Up Walk 5 min",
          "order" : 0,
          "reps" : 1,
          "sets" : 1,
          "weight" : 0
        },
        {
          "durationSeconds" : 1200,
          "id" : "01DXF6DT00SEED000002000006",
          "libraryName" : "Treadmill",
          "loadType" : 2,
          "machineSettings" : [

          ],
          "name" : "Easy Run 20 min",
          "order" : 1,
          "reps" : 1,
          "sets" : 1,
          "weight" : 0
        },
        {
          "durationSeconds" : 300,
          "id" : "01DXF6DT00SEED000003000006",
          "libraryName" : "Treadmill",
          "loadType" : 2,
          "machineSettings" : [

          ],
          "name" : "Cool-Down Walk 5 min",
          "order" : 2,
          "reps" : 1,
          "sets" : 1,
          "weight" : 0
        }
      ],
      "id" : "01DXF6DT00SEED000000000006",
      "name" : "Easy Treadmill Run",
      "order" : 600,
      "restSeconds" : 0,
      "schemaVersion" : 3,
      "systemImage" : "figure.run",
      "targetHeartRate" : 140,
      "updatedAt" : "2020-01-01T00:00:00Z"
    }
    """#
}
