/// Routines as older programs wrote them. Never edited again: a file that was once readable stays so.
enum SplitExemplar {
  /// Version 1: weights are whole, exercises have a category and a weight reminder, and no machine settings.
  static let version1 = """
    {
      "color" : "indigo",
      "createdAt" : "2023-02-11T09:15:00Z",
      "exercises" : [
        {
          "category" : 2,
          "durationSeconds" : 0,
          "id" : "01GS0Q0V6M8ZP3K2T7C4D5E6F7",
          "loadType" : 1,
          "name" : "Seated Row",
          "order" : 0,
          "reps" : 12,
          "sets" : 3,
          "weight" : 45,
          "weightLastUpdated" : "2023-02-11T09:15:00Z",
          "weightReminderTimeIntervalWeeks" : 2
        },
        {
          "category" : 1,
          "durationSeconds" : 45,
          "id" : "01GS0Q0V6M8ZP3K2T7C4D5E6F8",
          "loadType" : 2,
          "name" : "Side Plank",
          "order" : 1,
          "reps" : 1,
          "sets" : 2,
          "weight" : 0,
          "weightLastUpdated" : "2023-02-11T09:15:00Z",
          "weightReminderTimeIntervalWeeks" : 0
        }
      ],
      "id" : "01GS0Q0V6M8ZP3K2T7C4D5E6F6",
      "name" : "Back \\/ Core",
      "order" : 1,
      "schemaVersion" : 1,
      "systemImage" : "figure.rower",
      "updatedAt" : "2023-03-01T18:00:00Z"
    }
    """

  /// Version 2: machine settings in, category and reminder out; weights still whole.
  static let version2 = """
    {
      "activityType" : 3,
      "color" : "teal",
      "createdAt" : "2024-05-02T05:45:00Z",
      "exercises" : [
        {
          "durationSeconds" : 0,
          "id" : "01HWVZ3C5R7Y9B1D3F5H7J9K1M",
          "loadType" : 1,
          "machineSettings" : [
            {
              "name" : "Seat",
              "value" : "3rd hole"
            }
          ],
          "name" : "Abdominal Machine",
          "order" : 0,
          "reps" : 15,
          "sets" : 3,
          "weight" : 30
        },
        {
          "durationSeconds" : 0,
          "id" : "01HWVZ3C5R7Y9B1D3F5H7J9K1N",
          "libraryName" : "Crunch",
          "loadType" : 0,
          "machineSettings" : [

          ],
          "name" : "Slow Crunch",
          "order" : 1,
          "reps" : 20,
          "sets" : 2,
          "weight" : 0
        }
      ],
      "id" : "01HWVZ3C5R7Y9B1D3F5H7J9K1K",
      "name" : "Middle",
      "order" : 0,
      "restSeconds" : 60,
      "schemaVersion" : 2,
      "systemImage" : "figure.core.training",
      "updatedAt" : "2024-05-02T05:45:00Z"
    }
    """
}
