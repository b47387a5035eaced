import DocumentFolder
import TrainingModel
struct StoredStub: Sendable { let id: String }
extension DocumentFileStore {
  nonisolated func readStubs(_ listing: FolderListing) async throws(FolderError) -> [StoredStub] { [] }
}
extension Book {
  func delete(path: String, isImported: Bool, at: Instant) async throws(CommandError) { throw .failed("not yet") }
}
