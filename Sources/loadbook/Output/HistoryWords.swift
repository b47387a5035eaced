import Planner
import Presentation
import SyncEngine
import TrainingDesk
import TrainingModel

/// What a session was called and what she wrote of it.
struct SessionWords {
  var name: String?
  var note: String?
}

extension Book {
  /// Sessions of the ledger with what their documents say of them.
  func historyEntries(_ details: [SessionDetail]) -> [HistoryEntry] {
    let words = sessionWords()
    return details.map { detail in
      var entry = HistoryEntry(session: detail.load, start: detail.session.start, source: detail.session.source)
      entry.name = words[detail.load.id]?.name
      entry.note = words[detail.load.id]?.note
      return entry
    }
  }

  private func sessionWords() -> [String: SessionWords] {
    var words: [String: SessionWords] = [:]
    for session in sessions.map({ $0.document }) {
      words[session.id.text] = SessionWords(name: session.activityName, note: session.notes)
    }
    for workout in workouts.map({ $0.document }) {
      words[workout.id.text] = SessionWords(name: workout.splitName, note: workout.notes)
    }
    return words
  }
}
