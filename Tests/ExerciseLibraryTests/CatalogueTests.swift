import Testing
import TrainingModel

@testable import ExerciseLibrary

@Suite struct CatalogueTests {
  private let all = ExerciseCatalogue.all

  @Test func `there are seventy-one, each once`() {
    #expect(all.count == 71)
    #expect(Set(all.map { $0.name }).count == 71)
  }

  @Test func `each says what it works, what it needs and what to mind`() {
    for exercise in all {
      #expect(!exercise.primary.isEmpty && !exercise.equipment.isEmpty, "\(exercise.name)")
      #expect(exercise.equipment.allSatisfy { !$0.isEmpty }, "\(exercise.name)")
      let muscles = exercise.primary + exercise.secondary
      #expect(Set(muscles).count == muscles.count, "\(exercise.name) names a muscle twice")
      #expect((1...3).contains(exercise.cues.count), "\(exercise.name)")
      #expect(exercise.cues.allSatisfy { $0.count <= 64 && $0.hasSuffix(".") }, "\(exercise.name): \(exercise.cues)")
    }
  }

  @Test func `every muscle and every piece of equipment has its exercise`() {
    for muscle in Muscle.allCases { #expect(all.contains { $0.works(muscle) }, "\(muscle.rawValue)") }
    for equipment in Equipment.allCases { #expect(all.contains { $0.uses(equipment) }, "\(equipment.rawValue)") }
  }

  /// The counts of the list that it was made from.
  @Test func `loads and machines are those of the list`() {
    #expect(all.count { $0.loadType == .weight } == 41)
    #expect(all.count { $0.loadType == LoadType.none } == 14)
    #expect(all.count { $0.loadType == .duration } == 16)
    #expect(all.count { $0.isMachine } == 23)
  }

  @Test func `what the starters do is in it, loaded the same way`() throws {
    for exercise in StarterRoutines.all.flatMap({ $0.document.exercises }) {
      let known = try #require(all.first { $0.name == exercise.resolvedLibraryName }, "\(exercise.name)")
      #expect(
        known.loadType == exercise.loadType && known.isMachine == (exercise.machineSettings != nil), "\(known.name)")
    }
  }
}
