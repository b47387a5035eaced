import Testing
import TrainingModel

@Suite struct RoutineExercisesTests {
  private func routine(_ orders: [Int64]) -> SplitDocument {
    var split = SplitDocument(id: .numbered(1), name: "Push", order: 0, createdAt: .monday)
    split.exercises = orders.enumerated().map { number, order in
      ExerciseDocument(
        id: .numbered(UInt64(number)), name: "\(number)", order: order, sets: 3, reps: 8, weight: 0, loadType: .weight)
    }
    return split
  }

  private func names(_ split: SplitDocument) -> String { split.shownExercises.map { $0.name }.joined() }

  @Test func `exercises are done by their order, equal ones by their identifier`() {
    #expect(names(routine([2, 0, 1])) == "120" && names(routine([5, 5, 5])) == "012")
  }

  @Test func `a new exercise is done last`() {
    var split = routine([4, -2])
    split.append(
      ExerciseDocument(id: .numbered(9), name: "9", order: -50, sets: 1, reps: 1, weight: 0, loadType: .none))
    #expect(names(split) == "109" && split.exercises[2].order == 5)
    var empty = routine([])
    empty.append(split.exercises[2])
    #expect(empty.exercises.map { $0.order } == [0])
  }

  @Test func `an exercise is taken out by its identifier`() {
    var split = routine([0, 1, 2])
    split.removeExercise(.numbered(1))
    split.removeExercise(.numbered(77))
    #expect(names(split) == "02")
  }

  @Test func `a move puts one exercise in its place and numbers all, leaving the file's order`() {
    for orders in [[0, 1, 2, 3], [3, 3, 3, 3], [9, -4, 7, 0]] as [[Int64]] {
      for source in 0..<4 {
        for destination in 0..<4 {
          var split = routine(orders)
          var wanted = Array(names(split))
          let id = split.shownExercises[source].id
          wanted.insert(wanted.remove(at: source), at: destination)
          split.moveExercise(id, to: destination)
          #expect(names(split) == String(wanted) && split.exercises.map { $0.name } == ["0", "1", "2", "3"])
          #expect(split.shownExercises.map { $0.order } == [0, 1, 2, 3])
        }
      }
    }
  }

  @Test func `a move of nothing or to nowhere changes nothing`() {
    var split = routine([3, 1])
    split.moveExercise(.numbered(77), to: 0)
    split.moveExercise(.numbered(0), to: 2)
    split.moveExercise(.numbered(0), to: -1)
    #expect(split == routine([3, 1]))
  }
}
